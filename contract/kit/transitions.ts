import * as v from 'valibot';
import { textSchema } from './fields.ts';

/** Body of `POST v1/{resource}/{id}/transitions`: the event's name and, where it needs one, a reason. */
export const transitionBody = <const Events extends readonly [string, ...string[]]>(events: Events) =>
  v.strictObject({ event: v.picklist(events), reason: v.optional(textSchema(500)) });
