import type { AnyModel } from './kit/model.ts';
import { sessionModel } from './session/session.model.ts';

/** Every machine with what is said about it; the reader of a model needs no type of its machine. */
export const models: readonly AnyModel[] = [sessionModel];
