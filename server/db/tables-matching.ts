import type { Generated, GeneratedAlways } from 'kysely';
import type { ApplicantDetails } from '../../contract/applicants/applicant-details.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { SearchStatus } from '../../contract/users/me.schema.ts';
import type { ChangingRow, Row } from './rows.ts';

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

/** That an organization accepted the terms for companies; requests add rows and change none. */
export interface CompanyConsentsTable extends Row {
  organization_id: string;
  /** Null once who did is gone. */
  employee_id: string | null;
  version: number;
  text_hash: string;
  locale: Locale;
}
