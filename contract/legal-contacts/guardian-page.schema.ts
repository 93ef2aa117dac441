import * as v from 'valibot';
import { verificationCodeSchema } from '../authentication/authentication.schema.ts';
import { idSchema, timestampSchema, tokenSchema } from '../kit/fields.ts';
import { companySchema, recipientSchema, releasesSchema } from '../pings/pings.schema.ts';
import { legalContactStatuses, releaseChoices } from './legal-contacts.schema.ts';

/** How long a visit lasts after the code was typed, in minutes. */
export const visitMinutes = 30;

/** What opens the page: a secret of any mail since the guardian's yes, and then the code. */
export const pageLinkSchema = v.strictObject({ token: tokenSchema });
export const pageCodeSchema = v.strictObject({ token: tokenSchema, code: verificationCodeSchema });

/** The secret of a visit, which the page keeps to itself. */
const visit = { visit: tokenSchema };
export const visitSchema = v.strictObject(visit);
export const chooseReleasesSchema = v.strictObject({ ...visit, choice: v.picklist(releaseChoices) });
export const answerReleaseSchema = v.strictObject({
  ...visit,
  ping_id: idSchema,
  event: v.picklist(['accept', 'decline']),
});

export const codeSentSchema = v.object({
  /** Masked. */
  email: v.string(),
  expires_at: timestampSchema,
  resend_at: timestampSchema,
});
export type CodeSent = v.InferOutput<typeof codeSentSchema>;

/** How the child stands with companies: found by them, or why not. */
export const childSearches = ['found', 'has_place', 'paused', 'incomplete'] as const;

/** What a guardian sees and decides; no message and no answer of the child is in it. */
export const guardianPageSchema = v.object({
  id: idSchema,
  status: v.picklist(legalContactStatuses),
  firstname: v.string(),
  lastname: v.string(),
  child: v.string(),
  search: v.picklist(childSearches),
  /** When the account is erased, whose deletion was asked for; until then there is nothing to decide. */
  deletion_until: v.nullable(timestampSchema),
  confirmed_at: v.nullable(timestampSchema),
  release_choice: v.picklist(releaseChoices),
  /** Releases the child said yes to, which wait for the guardian. */
  questions: v.array(
    v.object({
      ping_id: idSchema,
      organization: companySchema,
      asked_at: timestampSchema,
      expires_at: timestampSchema,
      releases: releasesSchema,
    }),
  ),
  recipients: v.array(recipientSchema),
});
export type GuardianPage = v.InferOutput<typeof guardianPageSchema>;

export const openedPageSchema = v.object({ visit: v.string(), page: guardianPageSchema });
export type OpenedPage = v.InferOutput<typeof openedPageSchema>;
