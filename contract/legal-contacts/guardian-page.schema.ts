import * as v from 'valibot';
import { idSchema, timestampSchema, tokenSchema } from '../kit/fields.ts';
import { offerSchema } from '../pings/offer.ts';
import { recipientSchema } from '../pings/pings.schema.ts';
import { companySchema } from '../pings/applicant-ping.schema.ts';
import { releasesSchema } from '../pings/releases.schema.ts';
import { ownReportSchema, reportFields } from '../reports/reports.schema.ts';
import { agreementSchema, newerTextSchema } from '../terms/terms.schema.ts';
import { legalContactStatuses, releaseChoices } from './legal-contacts.schema.ts';

/** How long a visit lasts after the code was typed, in minutes. */
export const visitMinutes = 30;

/** The secret of a visit, which the page keeps to itself. */
const visit = { visit: tokenSchema };
export const visitSchema = v.strictObject(visit);
export const chooseReleasesSchema = v.strictObject({ ...visit, choice: v.picklist(releaseChoices) });
export const answerReleaseSchema = v.strictObject({
  ...visit,
  ping_id: idSchema,
  /** `withdraw` takes back what was released. */
  event: v.picklist(['accept', 'decline', 'withdraw']),
});
export const reportForChildSchema = v.strictObject({ ...visit, ...reportFields });
export const leaveBlockSchema = v.strictObject({ ...visit, organization_id: idSchema });

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
      /** What it offers; null for messages from before there were offers. */
      offer: v.nullable(offerSchema),
      asked_at: timestampSchema,
      expires_at: timestampSchema,
      releases: releasesSchema,
    }),
  ),
  recipients: v.array(recipientSchema),
  /** What this guardian has reported, the latest first. */
  reports: v.array(
    v.object({
      ...ownReportSchema.entries,
      /** The company stays blocked until this guardian leaves that to the child. */
      is_held: v.boolean(),
    }),
  ),
  /** What this guardian has ever agreed to, the latest first. */
  agreements: v.array(agreementSchema),
  /** Texts that have changed since, as they are in force now. */
  newer: v.array(newerTextSchema),
});
export type GuardianPage = v.InferOutput<typeof guardianPageSchema>;

export const openedPageSchema = v.object({
  visit: v.string(),
  page: guardianPageSchema,
  /** For whom else the same address has agreed; each has a page and a visit of its own, which the code has opened too. */
  others: v.array(v.object({ id: idSchema, child: v.string(), visit: v.string() })),
});
export type OpenedPage = v.InferOutput<typeof openedPageSchema>;
