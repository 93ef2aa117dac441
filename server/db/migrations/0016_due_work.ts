import { type Kysely, sql } from 'kysely';
import { enterableRole } from './kit/enterable-role.ts';

/** What says whether something is due, and nothing of what it is about: all that the look across tenants may read. */
const looked = {
  tenants: [
    'id',
    'guardian_age',
    'guardian_checks_left',
    'keep_unfinished_days',
    'keep_ended_months',
    'keep_log_months',
    'keep_ledger_months',
    'keep_not_me_months',
  ],
  users: ['tenant_id', 'id', 'account', 'verification', 'created_at', 'last_login_at'],
  sessions: ['tenant_id', 'expires_at', 'ends_at'],
  link_tokens: ['tenant_id', 'purpose', 'expires_at', 'used_at', 'voided_at'],
  invitations: ['tenant_id', 'status', 'expires_at'],
  registration_codes: ['tenant_id', 'status', 'valid_until', 'max_uses', 'times_used'],
  applicants: [
    'tenant_id',
    'id',
    'user_id',
    'date_of_birth',
    'search_status',
    'search_ended_at',
    'looking_until',
    'looking_warned_at',
    'erasure_warned_at',
    'findable_status',
    'findable_version',
    'created_at',
  ],
  applicant_counts: ['tenant_id', 'folded'],
  legal_contacts: ['tenant_id', 'applicant_id', 'status', 'expires_at'],
  consents: ['tenant_id', 'erased_at'],
  not_me: ['tenant_id', 'reported_at'],
  pings: [
    'tenant_id',
    'id',
    'status',
    'send_at',
    'sent_at',
    'expires_at',
    'reminded_at',
    'guardian_asked_at',
    'released_until',
    'news',
    'updated_at',
  ],
  mails: ['tenant_id', 'kind', 'status', 'send_at', 'subject_id', 'created_at'],
  audits: ['tenant_id', 'at'],
  idempotency_keys: ['tenant_id', 'created_at'],
  noise_counts: ['tenant_id', 'day'],
  rate_limits: ['tenant_id', 'window_start'],
} as const;

const indexes = `
create index not_me_age on not_me (tenant_id, reported_at);
create index registration_codes_used_up on registration_codes (tenant_id) where status = 'active' and times_used >= max_uses;
`;

/** The policies ask who reads: an owner who has inherited the role's policies would otherwise see every tenant's rows. */
const rights = Object.entries(looked).map(
  ([table, columns]) => `
grant select (${columns.join(', ')}) on ${table} to werdegang_due;
create policy ${table}_due on ${table} for select to werdegang_due using (current_user = 'werdegang_due');`,
);

export async function up(db: Kysely<unknown>): Promise<void> {
  await enterableRole(db, 'werdegang_due');
  await sql.raw(indexes + rights.join('')).execute(db);
}
