import * as v from 'valibot';
import { idSchema, timestampSchema } from './fields.ts';

/** How long what goes out by mail can be taken back before it does, in seconds. */
export const undoSeconds = 60;

/** By what something done with several is taken back, and until when; null where nothing of it can be. */
export const undoSchema = v.nullable(v.object({ id: idSchema, until: timestampSchema }));
export type Undo = v.InferOutput<typeof undoSchema>;
