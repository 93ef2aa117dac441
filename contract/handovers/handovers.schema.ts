import * as v from 'valibot';
import { ownPasswordSchema } from '../account/account.schema.ts';
import { idSchema, textSchema, timestampSchema, tokenSchema } from '../kit/fields.ts';

const leastReason = 10;
export const mostReason = 500;

/** Why, in words that the other tenant's administrators read, and the password once more. */
export const openHandoverSchema = v.strictObject({
  text: v.pipe(textSchema(mostReason), v.nonEmpty('required'), v.minLength(leastReason)),
  password: ownPasswordSchema,
});
export type OpenHandover = v.InferInput<typeof openHandoverSchema>;

/** Where one goes on, within a minute and once. */
export const openedHandoverSchema = v.object({ url: v.string() });

export const redeemHandoverSchema = v.strictObject({ token: tokenSchema });

/** What the tenant's administrators read of one. */
export const handoverSchema = v.object({
  id: idSchema,
  /** Who came. */
  name: v.string(),
  /** What the operator is called. */
  operator: v.string(),
  reason: v.string(),
  created_at: timestampSchema,
  /** When it was made use of; null where it never was, or is not yet. */
  redeemed_at: v.nullable(timestampSchema),
  /** Until when at most. */
  ends_at: timestampSchema,
  /** When it was over; null while it isn't. */
  ended_at: v.nullable(timestampSchema),
  /** Who ended it before its time, if anybody did; null while it isn't over. */
  ended_by: v.nullable(v.picklist(['operator', 'administrator', 'time'])),
});
export type Handover = v.InferOutput<typeof handoverSchema>;
