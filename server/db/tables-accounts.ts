import type { Generated, GeneratedAlways } from 'kysely';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Role } from '../../contract/kit/roles.ts';
import type { UsageType } from '../../contract/users/me.schema.ts';
import type { ChangingRow, NullableJson, Row } from './rows.ts';

export interface TenantsTable {
  id: string;
  slug: string;
  name: string;
  color: string;
  boundary: NullableJson<object>;
  default_locale: Locale;
  timezone: string;
  minimum_age: number;
  guardian_age: number;
  /** Set by a trigger where the guardian age was raised: how often minors who accepted alone are still looked for. */
  guardian_checks_left: Generated<number>;
  looking_days: number;
  employees_may_invite: boolean;
  /** What employees send to addresses outside their company's domains waits until staff approve it. */
  hold_outside_invitations: Generated<boolean>;
  pings_open_per_applicant: number;
  pings_per_employee_and_day: number;
  ping_pause_days: number;
  /** How long is kept who never finished registering, and whose search has ended; then who looked at whom, the log, the ledger of those who are gone, and wrong addresses. */
  keep_unfinished_days: Generated<number>;
  keep_ended_months: Generated<number>;
  keep_views_days: Generated<number>;
  keep_log_months: Generated<number>;
  keep_ledger_months: Generated<number>;
  keep_not_me_months: Generated<number>;
  imprint_url: string | null;
  privacy_url: string | null;
  sender_name: string;
  sender_address: string;
  support_email: string;
  /** Whom people ask besides by mail, and where. */
  contact_name: Generated<string | null>;
  contact_phone: Generated<string | null>;
  contact_address: Generated<string | null>;
  /** For the privacy notice: who is responsible in law, where that isn't the name, the officer and the authority. */
  legal_name: Generated<string | null>;
  privacy_officer: Generated<string | null>;
  supervisory_authority: Generated<string | null>;
  /** The three of the logo, all or none; the bytes are in {@link TenantLogosTable}. Sizes in pixels. */
  logo_hash: string | null;
  logo_width: number | null;
  logo_height: number | null;
  /** Made by the database; see server/handles. */
  handle_key: Generated<Buffer>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface TenantLogosTable {
  tenant_id: string;
  /** Of the bytes: SHA-256, its first 32 hexadecimal digits. */
  hash: string;
  png: Buffer;
  created_at: Date;
}

export interface TermsTable {
  tenant_id: string;
  id: string;
  version: number;
  material: boolean;
  text_de: string;
  text_en: string;
  hash_de: string;
  hash_en: string;
  published_at: Date;
}

export interface UsersTable extends ChangingRow {
  type: Role;
  firstname: string;
  lastname: string;
  email: string;
  email_key: string;
  /** However an address is spelt, where its mail arrives. */
  inbox: GeneratedAlways<string>;
  password_hash: string;
  locale: Locale;
  timezone: string;
  verification: 'unverified' | 'verified';
  verified_at: Date | null;
  account: 'active' | 'inactive';
  shadow_of: string | null;
  last_login_at: Date | null;
  /** Whose account in `app` it is that came here by a handover: nobody logs in to it here, and no list names it. */
  operator_tenant_id: Generated<string | null>;
  operator_id: Generated<string | null>;
}

export interface ChannelsTable extends ChangingRow {
  user_id: string;
  kind: 'email' | 'in_app';
  address: string;
  verified_at: Date | null;
  bounced_at: Date | null;
  contact: Generated<boolean>;
  alert: Generated<boolean>;
  tips: Generated<boolean>;
  version: Generated<number>;
}

export interface SessionsTable extends Row {
  token_hash: Buffer;
  user_id: string;
  user_agent: string;
  last_seen_at: Date;
  expires_at: Date;
  ends_at: Date;
  /** The three of a handover, all or none: with the session it was opened from it is over. */
  handover_id: Generated<string | null>;
  opened_by_tenant_id: Generated<string | null>;
  opened_by_session_id: Generated<string | null>;
}

/** An administrator of `app` in this tenant, once. */
export interface HandoversTable extends Row {
  user_id: string;
  from_tenant_id: string;
  /** Null once that session is gone. */
  from_session_id: string | null;
  /** What `app` was called. */
  operator: string;
  reason: string;
  redeemed_at: Date | null;
  /** Of the link, then of the session. */
  ends_at: Date;
  ended_at: Date | null;
  ended_by: 'operator' | 'administrator' | 'time' | null;
}

export interface VerificationCodesTable extends Row {
  user_id: string;
  code_hash: string;
  /** Where the account moves to, when a verified user changes the address. */
  new_email: string | null;
  new_email_key: string | null;
  /** The message behind whose link it shows number and address; null for one about the account. */
  ping_id: string | null;
  tries: Generated<number>;
  expires_at: Date;
  voided_at: Date | null;
  used_at: Date | null;
}

export interface LinkTokensTable extends Row {
  /** Order in which links were made; clocks may differ between processes. */
  sequence: Generated<number>;
  purpose: string;
  subject_id: string;
  token_hash: Buffer;
  expires_at: Date;
  used_at: Date | null;
  voided_at: Date | null;
}

export interface OrganizationsTable extends ChangingRow {
  name: string;
  status: 'created' | 'verified' | 'active' | 'inactive' | 'archived';
  usage_type: UsageType | null;
  website: string | null;
  /** Where the organization says what it does with contact details, or the words themselves. */
  privacy: Generated<string | null>;
  /** What it trains. */
  occupation_ids: Generated<string[]>;
  line_1: string | null;
  line_2: string | null;
  postcode: string | null;
  city: string | null;
  country: string | null;
  lat: number | null;
  lng: number | null;
  /** See server/geo/areas.ts; null exactly where `lat` is. */
  area_id: number | null;
  /** Where its default published profile is, else where it is itself; kept by the database. */
  shown_lat: Generated<number | null>;
  shown_lng: Generated<number | null>;
  shown_city: Generated<string | null>;
  /** Since when the tenant vouches for it; null also where that was before it was kept. */
  verified_at: Generated<Date | null>;
  /** Why it is paused or has ended, in staff's words. */
  status_reason: Generated<string | null>;
  /** When staff changed last what it says of itself. */
  staff_changed_at: Generated<Date | null>;
  /** When somebody of it first looked for applicants. */
  first_searched_at: Generated<Date | null>;
  /** When staff last reminded it of its next step. */
  reminded_at: Generated<Date | null>;
  /** When it is erased, where an administrator deletes it. */
  deletes_at: Generated<Date | null>;
  version: Generated<number>;
}

export interface EmployeesTable extends ChangingRow {
  user_id: string;
  organization_id: string;
  position: string | null;
  phonenumber: string | null;
}
