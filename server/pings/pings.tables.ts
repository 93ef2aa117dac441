import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Locale } from '../../contract/kit/fields.ts';
import type { ClosedBecause } from '../../contract/pings/closed-because.ts';
import type { Outcome } from '../../contract/pings/follow-ups.schema.ts';
import type { OfferKind } from '../../contract/pings/offer.ts';
import type { appointmentStatuses } from '../../contract/pings/pings.search.ts';
import type { ChangingRow } from '../db/rows.ts';
import type { Withdrawer } from '../db/tables-trust.ts';

export interface PingsTable extends ChangingRow {
  applicant_id: string;
  organization_id: string;
  employee_id: string;
  email_template_id: string;
  email_template_version: number;
  locale: Locale;
  /** What is offered; of messages from before there were offers no occupation is known. */
  kind: OfferKind;
  offered_occupation_id: string | null;
  /** In the employee's own words; may be empty. */
  personal_line: Generated<string>;
  subject: string;
  body: string;
  match: JSONColumnType<object>;
  /** What the organization was shown of the applicant when it wrote. */
  shown_occupation_id: string | null;
  shown_graduation_type_id: string | null;
  shown_area_id: number | null;
  shown_recommended: Generated<boolean>;
  status: 'draft' | 'created' | 'pending' | 'accepted' | 'declined' | 'expired' | 'revoked' | 'archived';
  send_at: Date;
  sent_at: Date | null;
  expires_at: Date;
  reminded_at: Date | null;
  responded_at: Date | null;
  /** The applicant said yes, and a guardian is asked before anything is released. */
  guardian_asked_at: Generated<Date | null>;
  decline_reason: string | null;
  /** Contact details are the organization's to see from here on, and until `released_until`. */
  released_at: Date | null;
  released_until: Date | null;
  withdrawn_at: Date | null;
  withdrawn_by: Withdrawer | null;
  /** What the organization has not been told by mail yet. */
  news: 'withdrawn' | 'search_ended' | 'found_here' | 'closed' | null;
  /** What an open message ended with; the organization is told of a place found alone. */
  closed_because: Generated<ClosedBecause | null>;
  /** Since when the applicant has meant to answer later, and when they are reminded of it, once. */
  later_at: Generated<Date | null>;
  remind_at: Generated<Date | null>;
  /** Since when there is an answer that nobody of the organization has read. */
  unread_at: Date | null;
  outcome: Outcome | null;
  outcome_at: Date | null;
  /** All that were said, with whom by, the earliest first. */
  outcomes: ColumnType<unknown, string | undefined, string>;
  /** Who takes care of it, where that isn't who wrote. */
  owner_id: string | null;
  next_on: string | null;
  note: string | null;
  note_at: Date | null;
  /** Of owner, day and note. */
  follow_up_version: Generated<number>;
  /** Whether the question if anybody got in touch may still come: once at most, and not where somebody did. */
  unasked: Generated<boolean>;
  /** When the applicant was asked whether anybody got in touch, and what they said. */
  asked_at: Date | null;
  contacted: boolean | null;
}

/** An appointment after a yes. */
export interface AppointmentsTable extends ChangingRow {
  ping_id: string;
  /** Who proposed it; null once they are erased. */
  employee_id: string | null;
  starts_at: Date;
  ends_at: Date;
  /** Null for a call. */
  place: string | null;
  status: (typeof appointmentStatuses)[number];
}

export interface SaidOutcome {
  readonly outcome: Outcome | null;
  readonly at: string;
  readonly employee_id: string;
}

declare module '../db/schema.ts' {
  interface Schema {
    pings: PingsTable;
    appointments: AppointmentsTable;
  }
}
