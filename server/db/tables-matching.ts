import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ApplicantDetails } from '../../contract/applicants/applicant-details.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { ClosedBecause } from '../../contract/pings/closed-because.ts';
import type { Outcome } from '../../contract/pings/follow-ups.schema.ts';
import type { OfferKind } from '../../contract/pings/offer.ts';
import type { appointmentStatuses } from '../../contract/pings/pings.search.ts';
import type { SearchStatus } from '../../contract/users/me.schema.ts';
import type { ChangingRow, Row } from './rows.ts';
import type { Withdrawer } from './tables-trust.ts';

export interface RegistrationCodesTable extends ChangingRow {
  organization_id: string;
  kind: 'personal' | 'group';
  created_by: string | null;
  code: string;
  name: string;
  occupation_ids: string[];
  recommendation_text: string;
  valid_from: Date | null;
  valid_until: Date | null;
  max_uses: number | null;
  times_opened: Generated<number>;
  times_used: Generated<number>;
  profile_id: Generated<string | null>;
  /** Made for a recommendation by mail, and for its link alone. */
  is_mailed: Generated<boolean>;
  status: 'draft' | 'active' | 'inactive' | 'expired' | 'archived';
  version: Generated<number>;
  /** Made or changed by staff for the organization. */
  by_staff: Generated<boolean>;
}

/** What an unverified user registered by; becomes an applicant or employee when the address is verified. */
export interface RegistrationsTable {
  tenant_id: string;
  user_id: string;
  registration_code_id: string | null;
  invitation_id: string | null;
  link_token_id: string | null;
  created_at: Date;
}

export interface ApplicantsTable extends ChangingRow, ApplicantDetails {
  user_id: string;
  registration_code_id: string | null;
  graduation_type_id: string | null;
  occupation_id: string | null;
  had_occupation: Generated<boolean>;
  /** `YYYY-MM-DD`. */
  date_of_birth: string | null;
  phonenumber: string | null;
  line_1: string | null;
  line_2: string | null;
  postcode: string | null;
  city: string | null;
  country: string | null;
  lat: number | null;
  lng: number | null;
  /** Random, made by the database: where equals of the search take their turns. */
  rotation_key: Generated<number>;
  /** See server/geo/areas.ts; null exactly where `lat` is. */
  area_id: number | null;
  search_status: SearchStatus;
  search_reason: string | null;
  /** Null while looking. */
  search_ended_at: Date | null;
  /** The organization of this tenant with which a place was found. */
  found_with: string | null;
  looking_until: Date | null;
  /** When the mail went out that says the data will be deleted. */
  erasure_warned_at: Date | null;
  looking_warned_at: Date | null;
  renewed_at: Date | null;
  tos_status: 'pending' | 'accepted' | 'expired' | 'revoked';
  tos_accepted_at: Date | null;
  /** Kept by triggers (migration 0003), from this row and its user; `unmatchableReasons` says it in words. */
  matchable: GeneratedAlways<boolean>;
  /** Kept likewise (migration 0010): 'matchable', or the first thing that keeps somebody from it; null for whom nobody counts. */
  standing: GeneratedAlways<string | null>;
  /** At most three beside `occupation_id`. */
  further_occupation_ids: Generated<string[]>;
  findable_status: Generated<'pending' | 'accepted' | 'expired' | 'revoked'>;
  /** The version of the text agreed to last. */
  findable_version: Generated<number | null>;
  /** The same of the tenant's terms. */
  terms_version: Generated<number | null>;
  /** Whether the guardian is asked before a minor's contact details go to a company, or told afterwards. */
  release_choice: Generated<'ask' | 'tell'>;
}

export interface LegalContactsTable extends ChangingRow {
  applicant_id: string;
  /** Order in which an applicant's guardians were named, given under the applicant's lock; a clock may run back. */
  sequence: Generated<number>;
  firstname: string;
  lastname: string;
  /** Null for who has none: they sign a letter. */
  email: string | null;
  /** However the address is spelt, where its mail arrives. */
  inbox: GeneratedAlways<string | null>;
  gender: 'male' | 'female' | 'other';
  relation: string;
  status: 'created' | 'pending' | 'confirmed' | 'declined' | 'expired' | 'revoked';
  sent_count: Generated<number>;
  sent_at: Date | null;
  expires_at: Date | null;
  confirmed_at: Date | null;
  terms_version: number | null;
  terms_hash: string | null;
  /** Number of the letter that is to be signed, and the versions of the texts on it. */
  letter_reference: Generated<string | null>;
  letter_terms: Generated<number | null>;
  letter_findable: Generated<number | null>;
  locale: Locale;
}

/** Codes mailed to guardians for their page. */
export interface LegalContactCodesTable extends Row {
  legal_contact_id: string;
  code_hash: string;
  /** The guardian's records for other children that it opens beside its own. */
  opens: Generated<string[]>;
  tries: Generated<number>;
  expires_at: Date;
  voided_at: Date | null;
  used_at: Date | null;
}

export interface ConsentsTable extends Row {
  applicant_id: string;
  act: 'terms' | 'findable' | 'release';
  /** The company's message a release answers. */
  ping_id: Generated<string | null>;
  legal_contact_id: string | null;
  kind: 'accepted' | 'expired' | 'revoked' | 'declined';
  given_by: 'applicant' | 'guardian' | 'system';
  reason: string;
  terms_version: number;
  text_hash: string;
  locale: Locale;
  /** Since then `applicant_id` is a pseudonym. */
  erased_at: Date | null;
}

/** That an address said "that isn't me" about an applicant: a keyed hash of both addresses. */
export interface NotMeTable {
  tenant_id: string;
  pair_hash: Buffer;
  reported_at: Date;
}

export interface RecommendationsTable extends ChangingRow {
  /** Null as long as nobody has registered by the mail. */
  applicant_id: string | null;
  /** Who sent the mail. */
  created_by: Generated<string | null>;
  firstname: Generated<string | null>;
  /** Of a mail, until it is erased. */
  email: Generated<string | null>;
  erase_at: Generated<Date | null>;
  organization_id: string;
  registration_code_id: string | null;
  note: string;
  /** Hidden by the applicant, who alone may show it again. */
  hidden_at: Generated<Date | null>;
  status: 'created' | 'accepted' | 'revoked';
  version: Generated<number>;
}

export interface EmailTemplatesTable extends ChangingRow {
  organization_id: string | null;
  name_de: string;
  name_en: string;
  purpose: 'ping' | 'recommendation' | 'invitation';
  subject_de: string;
  subject_en: string;
  body_de: string;
  body_en: string;
  status: 'draft' | 'published' | 'archived';
  is_default: boolean;
  times_used: Generated<number>;
  version: Generated<number>;
  profile_id: Generated<string | null>;
  /** Answers to a recommendation or an invitation go there. */
  reply_to: Generated<string | null>;
  /** Null for the tenant's, and for whoever is gone. */
  created_by: Generated<string | null>;
  /** Made or changed by staff for the organization. */
  by_staff: Generated<boolean>;
}

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

/** That an organization accepted the terms for companies; requests add rows and change none. */
export interface CompanyConsentsTable extends Row {
  organization_id: string;
  /** Null once who did is gone. */
  employee_id: string | null;
  version: number;
  text_hash: string;
  locale: Locale;
}
