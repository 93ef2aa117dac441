import * as v from 'valibot';
import { idSchema } from '../kit/fields.ts';

/** For how many applicants a guardian is asked again at once. */
export const mostAskedAgain = 50;

/**
 * Why nobody is asked for an applicant now: of age; the account is being deleted; nobody is named; a letter is awaited;
 * there is an answer; sent within the last minute; as often today as may be.
 */
export const askAgainRefusals = ['of_age', 'leaving', 'nobody', 'letter', 'answered', 'just_now', 'limit'] as const;

export const askAgainInputSchema = v.strictObject({
  applicant_ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(mostAskedAgain)),
});

/** Who is asked for an applicant, or why nobody. */
export const askedAgainSchema = v.object({
  applicant_id: idSchema,
  name: v.string(),
  refused: v.nullable(v.picklist(askAgainRefusals)),
  /** The address is masked before the `@`: a look at it whole is written down. */
  to: v.nullable(v.object({ name: v.string(), address: v.string() })),
  /** An earlier e-mail waits still: this one takes its place, goes out at once and can't be taken back. */
  at_once: v.boolean(),
});
export type AskedAgain = v.InferOutput<typeof askedAgainSchema>;
