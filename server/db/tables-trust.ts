import type { Generated } from 'kysely';
import type { reporters, reportReasons, reportStatuses } from '../../contract/reports/reports.search.ts';
import type { SuspiciousEvent } from '../../contract/reports/suspicious-events.schema.ts';
import type { ChangingRow } from './rows.ts';

/** Whose act took a yes back: the applicant, the guardian, the own consent withdrawn, the account deleted. */
export type Withdrawer = 'applicant' | 'guardian' | 'consent' | 'deletion';

/** What an organization was asked to delete: the contact details of a yes taken back, or of somebody who was erased. */
export interface DeletionRequestsTable {
  tenant_id: string;
  id: string;
  organization_id: string;
  /** Null once the person is erased. */
  ping_id: string | null;
  /** How this organization alone called the applicant. */
  name: string;
  /** The day of the yes. */
  released_at: Date;
  requested_at: Date;
  confirmed_at: Date | null;
  /** The employee who did; null again once they are erased. */
  confirmed_by: string | null;
  /** The company was last reminded by staff. */
  reminded_at: Date | null;
  /** Staff have settled it with the company; why, the log says. */
  closed_at: Date | null;
}

/** An organization that an applicant wants nothing to do with. */
export interface OrganizationBlocksTable {
  tenant_id: string;
  applicant_id: string;
  organization_id: string;
  /** The guardian who reported it, as long as they don't leave the block to the child. */
  held_by: Generated<string | null>;
  created_at: Date;
}

/** What an applicant, or a guardian, reported about an organization. */
export interface ReportsTable extends ChangingRow {
  organization_id: string;
  /** Null once the person is erased, and then nothing they wrote is left. */
  applicant_id: string | null;
  /** The guardian who reported it. */
  legal_contact_id: string | null;
  ping_id: string | null;
  reporter: (typeof reporters)[number];
  reason: (typeof reportReasons)[number];
  text: string;
  status: (typeof reportStatuses)[number];
  /** `YYYY-MM-DD`. */
  answer_by: string;
  answer: string | null;
  answered_at: Date | null;
  /** The user of staff who did; null again once they are gone. */
  answered_by: string | null;
}

/** What was noticed by itself and may be misuse: about an account, a company, a code, or nobody in particular. */
export interface SuspiciousEventsTable extends ChangingRow {
  kind: SuspiciousEvent['kind'];
  topic: SuspiciousEvent['topic'];
  user_id: string | null;
  organization_id: string | null;
  registration_code_id: string | null;
  /** The tenant's day, `YYYY-MM-DD`, on which it was noticed first. */
  started_on: string;
  count: number;
  checked_at: Date | null;
  /** The user of staff who did; null again once they are gone. */
  checked_by: string | null;
  /** How many it were then. */
  checked_count: number | null;
  note: string | null;
}
