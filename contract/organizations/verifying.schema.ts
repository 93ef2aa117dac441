import * as v from 'valibot';
import { idSchema } from '../kit/fields.ts';

/** How many are verified at once. */
export const mostVerified = 50;

/** Why a company isn't verified now: it has been, or its part here has ended. */
export const verifyRefusals = ['not_waiting'] as const;

export const verifyInputSchema = v.strictObject({
  organization_ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(mostVerified)),
});

/** What becomes of a company, or why nothing. */
export const verificationSchema = v.object({
  organization_id: idSchema,
  name: v.string(),
  refused: v.nullable(v.picklist(verifyRefusals)),
  /** Who of it is told by e-mail; somebody of the operator's reads how many, and no names. */
  to: v.array(v.string()),
  told: v.number(),
});
export type Verification = v.InferOutput<typeof verificationSchema>;
