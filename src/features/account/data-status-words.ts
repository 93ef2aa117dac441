import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AccountExport, OrdinaryStatus } from '../../../contract/account/export.schema.ts';
import type { InvitationStatus } from '../../../contract/invitations/invitations.schema.ts';
import type { LegalContact } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import type { Appointment } from '../../../contract/pings/appointments.schema.ts';
import type { PingStatus } from '../../../contract/pings/pings.schema.ts';
import type { RecommendationStatus } from '../../../contract/recommendations/recommendations.schema.ts';
import type { ReportStatus } from '../../../contract/reports/reports.schema.ts';

type Words<Status extends string> = Readonly<Record<Status, MessageDescriptor>>;
type StatusIn<Part extends keyof AccountExport> = AccountExport[Part] extends readonly { readonly status: infer S }[]
  ? S
  : never;
/** Those that have others than the ordinary ones, whose words stand in `data-words.ts`. */
type PartWithStatus = {
  [Part in keyof AccountExport]-?: [Exclude<StatusIn<Part>, OrdinaryStatus>] extends [never] ? never : Part;
}[keyof AccountExport];

/** Other statuses, in the word of the list that shows such records; one that is added to the export does not compile until it stands here. */
export const statusWords = {
  legal_contacts: {
    created: msg`Begun`,
    pending: msg`Waiting for an answer`,
    confirmed: msg`Agreed`,
    declined: msg`No`,
    expired: msg`Run out`,
    revoked: msg`Taken back`,
  } satisfies Words<LegalContact['status']>,
  pings_received: {
    draft: msg`Draft`,
    created: msg`Going out`,
    pending: msg`Waiting for your answer`,
    accepted: msg`You said yes`,
    declined: msg`You said no`,
    expired: msg`Run out`,
    revoked: msg`Taken back`,
    archived: msg`Closed`,
  } satisfies Words<PingStatus>,
  appointments: {
    pending: msg`Proposed`,
    accepted: msg`Fixed`,
    declined: msg`Didn’t suit you`,
    expired: msg`Lapsed`,
    revoked: msg`Called off`,
  } satisfies Words<Appointment['status']>,
  pings_sent: {
    draft: msg`Draft`,
    created: msg`Going out`,
    pending: msg`Waiting for an answer`,
    accepted: msg`Accepted`,
    declined: msg`Declined`,
    expired: msg`No answer`,
    revoked: msg`Taken back`,
    archived: msg`Archived`,
  } satisfies Words<PingStatus>,
  invitations: {
    pending: msg`Waiting`,
    accepted: msg`Accepted`,
    declined: msg`Declined`,
    expired: msg`Expired`,
    revoked: msg`Taken back`,
  } satisfies Words<InvitationStatus>,
  recommendations_sent: {
    created: msg`Not registered`,
    accepted: msg`Recommended`,
    revoked: msg`Taken back`,
  } satisfies Words<RecommendationStatus>,
  reports: {
    pending: msg`We are checking`,
    confirmed: msg`Answered`,
    declined: msg`Answered`,
    archived: msg`Answered`,
  } satisfies Words<ReportStatus>,
} satisfies Record<PartWithStatus, Words<string>>;
