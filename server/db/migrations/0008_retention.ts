import { type Kysely, sql } from 'kysely';
import { eachTenant } from './kit/each-tenant.ts';
import { tenantTable } from './kit/tenant-table.ts';

/**
 * The log names the fields of people that changed, and never a value; a reason stands in it where staff or the system
 * gave one: what applicants, guardians and companies type is about people, and the log outlives them.
 */
const log = `
alter table audits add column fields text[] check (fields is null or cardinality(fields) > 0);
`;
const nameless = `update audits set reason = null where tenant_id = one and actor_kind in ('applicant', 'guardian', 'employee');`;
const byStaff = `
alter table audits add constraint audits_reason_by_staff
  check (reason is null or actor_kind in ('administrator', 'tenant_member', 'system'));
`;

/** How long a tenant keeps what: it may shorten, not lengthen. Who is warned by mail needs time to answer it. */
const periods = `
alter table tenants
  add column keep_unfinished_days int not null default 30 check (keep_unfinished_days between 8 and 30),
  add column keep_ended_months int not null default 6 check (keep_ended_months between 1 and 6),
  add column keep_log_months int not null default 12 check (keep_log_months between 1 and 12),
  add column keep_ledger_months int not null default 36 check (keep_ledger_months between 1 and 36),
  add column keep_not_me_months int not null default 24 check (keep_not_me_months between 1 and 24);
alter table applicants add column erasure_warned_at timestamptz;
`;

/**
 * A higher guardian age, or another calendar, makes minors of people who accepted alone. Looked for a few minutes long:
 * processes know a tenant's old settings for some seconds.
 */
const guardianAge = `
alter table tenants add column guardian_checks_left int not null default 3;
create function guardian_age_changed() returns trigger language plpgsql as $$
begin
  new.guardian_checks_left := 3;
  return new;
end $$;
create trigger guardian_age_changed before update of guardian_age, timezone on tenants for each row
  when (new.guardian_age > old.guardian_age or new.timezone <> old.timezone) execute function guardian_age_changed();
`;

/**
 * What outlives a person. The ledger's rows stay under a pseudonym, which only the address together with the
 * installation's key leads to; so does that somebody said "that isn't me". The role of requests owns neither ledger nor
 * log: these functions alone make rows nameless, and let go of what is old, in the tenant of the setting: a superuser
 * who owns them passes row-level security by, so they name it.
 */
const ledgers = `
insert into installation (name, value)
  values ('pseudonyms', translate(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')) on conflict do nothing;

create function keyed_hash(words text) returns bytea language sql stable security definer set search_path = public as $$
  select sha256(convert_to(value, 'UTF8') || sha256(convert_to(value || words, 'UTF8')))
  from installation where name = 'pseudonyms'
$$;

alter table consents drop constraint consents_tenant_id_applicant_id_fkey, add column erased_at timestamptz;
create index consents_erased on consents (tenant_id, erased_at) where erased_at is not null;
create index audits_at on audits (tenant_id, at);

create function forget_person(applicant uuid, address text, subjects uuid[], at timestamptz) returns void
language sql security definer set search_path = public as $$
  update consents set applicant_id = encode(substring(keyed_hash(address) for 16), 'hex')::uuid,
      legal_contact_id = null, ping_id = null, erased_at = at
    where tenant_id = current_setting('app.tenant_id')::uuid and applicant_id = applicant;
  update audits set reason = null
    where tenant_id = current_setting('app.tenant_id')::uuid and subject_id = any(subjects) and reason is not null;
$$;

create function forget_old(log_before timestamptz, ledger_before timestamptz) returns void
language sql security definer set search_path = public as $$
  delete from audits where tenant_id = current_setting('app.tenant_id')::uuid and id in (select id from audits
    where tenant_id = current_setting('app.tenant_id')::uuid and audits.at < log_before limit 10000);
  delete from consents where tenant_id = current_setting('app.tenant_id')::uuid and erased_at < ledger_before;
$$;
revoke execute on function keyed_hash, forget_person, forget_old from public;
grant execute on function keyed_hash, forget_person, forget_old to werdegang_app;

create table not_me (
  tenant_id uuid not null references tenants (id) on delete cascade,
  pair_hash bytea not null,
  reported_at timestamptz not null,
  primary key (tenant_id, pair_hash)
);
`;
/** The inbox behind an address, as the application compares them (same-address.ts). */
const inboxOf = (address: string): string =>
  `replace(split_part(split_part(lower(${address}), '@', 1), '+', 1), '.', '') || '@'
    || regexp_replace(split_part(lower(${address}), '@', 2), '^googlemail\\.com$', 'gmail.com')`;
const notMe = `
insert into not_me (tenant_id, pair_hash, reported_at)
  select one, keyed_hash(${inboxOf('u.email_key')} || ' ' || ${inboxOf('c.email')}), max(k.created_at)
  from consents k join legal_contacts c on c.tenant_id = one and c.id = k.legal_contact_id
    join applicants a on a.tenant_id = one and a.id = k.applicant_id join users u on u.tenant_id = one and u.id = a.user_id
  where k.tenant_id = one and k.reason = 'not_me' group by 1, 2;
`;

/** Columns that an erasure, an export or a minute's work walks. */
const indexes = `
create index mails_subject on mails (tenant_id, subject_id);
create index pings_employee on pings (tenant_id, employee_id, created_at);
create index invitations_user on invitations (tenant_id, user_id) where user_id is not null;
create index link_tokens_of_subject on link_tokens (tenant_id, subject_id);
create index applicants_unfinished on applicants (tenant_id, created_at) where search_status = 'unconfirmed';
create index applicants_ended on applicants (tenant_id, search_ended_at)
  where search_status in ('expired', 'doesnot_want_matching');
create index applicants_looking on applicants (tenant_id, looking_until) where search_status = 'wants_to_be_matched';
create index legal_contacts_pending on legal_contacts (tenant_id, expires_at) where status = 'pending';
create index pings_pending on pings (tenant_id, expires_at) where status = 'pending';
create index pings_unreminded on pings (tenant_id, sent_at) where status = 'pending' and reminded_at is null;
create index pings_to_archive on pings (tenant_id, updated_at) where status in ('declined', 'expired', 'revoked');
create index pings_release_end on pings (tenant_id, released_until) where released_until is not null;
create index invitations_pending on invitations (tenant_id, expires_at) where status = 'pending';
create index registration_codes_active on registration_codes (tenant_id, valid_until) where status = 'active';
create index users_unverified on users (tenant_id, created_at) where verification = 'unverified';
create index link_tokens_expiry on link_tokens (tenant_id, expires_at);
create index sessions_expiry on sessions (tenant_id, expires_at);
create index sessions_end on sessions (tenant_id, ends_at);
create index idempotency_keys_age on idempotency_keys (tenant_id, created_at);
create index rate_limits_age on rate_limits (tenant_id, window_start);
create index mails_age on mails (tenant_id, status, created_at);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(log).execute(db);
  await eachTenant(db, nameless);
  await sql.raw(byStaff).execute(db);
  await sql.raw(periods).execute(db);
  await sql.raw(guardianAge).execute(db);
  await sql.raw(ledgers).execute(db);
  await eachTenant(db, notMe);
  await tenantTable(db, 'not_me');
  await sql.raw(indexes).execute(db);
}
