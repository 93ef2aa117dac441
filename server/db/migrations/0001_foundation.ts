import { type Kysely, sql } from 'kysely';
import { enterableRole } from './kit/enterable-role.ts';

/**
 * PostgreSQL 15 SQL. Every table of tenant data has `tenant_id`, composite keys, and row-level security
 * that is forced and keyed to the setting `app.tenant_id`; the role `werdegang_app` owns nothing.
 * `tenants` alone is not forced: its owner looks tenants up by slug before any scope exists.
 */
const tables = `
create table tenants (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$' and slug not in ('www', 'api', 'mail')),
  name text not null,
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  boundary jsonb,
  default_locale text not null check (default_locale in ('de', 'en')),
  timezone text not null,
  minimum_age int not null check (minimum_age between 10 and 99),
  guardian_age int not null check (guardian_age between 10 and 99),
  looking_days int not null check (looking_days between 1 and 730),
  employees_may_invite boolean not null,
  pings_open_per_applicant int not null,
  pings_per_employee_and_day int not null,
  ping_pause_days int not null,
  imprint_url text,
  privacy_url text,
  sender_name text not null,
  sender_address text not null,
  support_email text not null,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table terms (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  version int not null,
  material boolean not null,
  text_de text not null,
  text_en text not null,
  hash_de text not null,
  hash_en text not null,
  published_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, version)
);

create table users (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  type text not null check (type in ('administrator', 'applicant', 'employee', 'tenant_member')),
  firstname text not null,
  lastname text not null,
  email text not null,
  email_key text not null,
  password_hash text not null,
  locale text not null check (locale in ('de', 'en')),
  timezone text not null,
  verification text not null check (verification in ('unverified', 'verified')),
  verified_at timestamptz,
  account text not null check (account in ('active', 'inactive')),
  shadow_of uuid,
  last_login_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index users_verified_email on users (tenant_id, email_key) where verification = 'verified';
create index users_email on users (tenant_id, email_key);

create table sessions (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  token_hash bytea not null,
  user_id uuid not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index sessions_user on sessions (tenant_id, user_id);

create table verification_codes (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  code_hash text not null,
  tries int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  voided_at timestamptz,
  used_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index verification_codes_user on verification_codes (tenant_id, user_id, created_at);

create table link_tokens (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  purpose text not null,
  subject_id uuid not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  voided_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash)
);
create index link_tokens_subject on link_tokens (tenant_id, purpose, subject_id);

create table organizations (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  name text not null,
  status text not null check (status in ('created', 'verified', 'active', 'inactive', 'archived')),
  usage_type text check (usage_type in ('referring', 'searching', 'searching_and_referring')),
  website text,
  line_1 text,
  postcode text,
  city text,
  country text,
  lat double precision,
  lng double precision,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);

create table employees (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  organization_id uuid not null,
  position text,
  phonenumber text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete cascade
);
create index employees_organization on employees (tenant_id, organization_id);

create table invitations (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  organization_id uuid not null,
  invited_by uuid,
  email text not null,
  firstname text not null,
  lastname text not null,
  status text not null check (status in ('pending', 'accepted', 'declined', 'expired', 'revoked')),
  sent_count int not null default 0,
  sent_at timestamptz,
  expires_at timestamptz not null,
  user_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete set null (user_id)
);

create table registration_codes (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  organization_id uuid not null,
  created_by uuid,
  code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  name text not null,
  occupation_ids uuid[] not null,
  recommendation_text text not null,
  valid_from timestamptz,
  valid_until timestamptz,
  max_uses int check (max_uses > 0),
  times_opened int not null default 0,
  times_used int not null default 0,
  status text not null check (status in ('draft', 'active', 'inactive', 'expired', 'archived')),
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, code),
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete cascade
);
create index registration_codes_organization on registration_codes (tenant_id, organization_id, created_at);

create table registrations (
  tenant_id uuid not null references tenants (id) on delete cascade,
  user_id uuid not null,
  registration_code_id uuid,
  invitation_id uuid,
  link_token_id uuid,
  created_at timestamptz not null,
  primary key (tenant_id, user_id),
  check (num_nonnulls(registration_code_id, invitation_id) = 1),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, registration_code_id) references registration_codes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, invitation_id) references invitations (tenant_id, id) on delete cascade
);

create table applicants (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  registration_code_id uuid,
  graduation_type_id uuid,
  occupation_id uuid,
  had_occupation boolean not null default false,
  date_of_birth date,
  phonenumber text,
  line_1 text,
  line_2 text,
  postcode text,
  city text,
  country text,
  lat double precision,
  lng double precision,
  cell int generated always as (
    case when lat is null or lng is null then null
    else (floor((lat + 90) * 10)::int * 10000 + floor((lng + 180) / 0.14)::int) end
  ) stored,
  search_status text not null check (search_status in ('unconfirmed', 'wants_to_be_matched', 'doesnot_want_matching', 'expired', 'archived')),
  search_reason text,
  looking_until timestamptz,
  looking_warned_at timestamptz,
  renewed_at timestamptz,
  tos_status text not null check (tos_status in ('pending', 'accepted', 'expired', 'revoked')),
  tos_accepted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, registration_code_id) references registration_codes (tenant_id, id) on delete set null (registration_code_id)
);
create index applicants_search on applicants (tenant_id, cell) include (id, user_id, occupation_id, graduation_type_id, lat, lng, renewed_at)
  where search_status = 'wants_to_be_matched' and tos_status = 'accepted' and lat is not null;
create index applicants_registration_code on applicants (tenant_id, registration_code_id);

create table legal_contacts (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  applicant_id uuid not null,
  firstname text not null,
  lastname text not null,
  email text not null,
  gender text not null check (gender in ('male', 'female', 'other')),
  relation text not null,
  status text not null check (status in ('created', 'pending', 'confirmed', 'declined', 'expired', 'revoked')),
  sent_count int not null default 0,
  sent_at timestamptz,
  expires_at timestamptz,
  confirmed_at timestamptz,
  terms_version int,
  terms_hash text,
  locale text not null check (locale in ('de', 'en')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, applicant_id) references applicants (tenant_id, id) on delete cascade
);
create index legal_contacts_applicant on legal_contacts (tenant_id, applicant_id, created_at);

create table consents (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  applicant_id uuid not null,
  legal_contact_id uuid,
  kind text not null check (kind in ('accepted', 'expired', 'revoked', 'declined')),
  given_by text not null check (given_by in ('applicant', 'guardian', 'system')),
  reason text not null,
  terms_version int not null,
  text_hash text not null,
  locale text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, applicant_id) references applicants (tenant_id, id) on delete cascade
);
create index consents_applicant on consents (tenant_id, applicant_id, created_at);

create table recommendations (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  applicant_id uuid not null,
  organization_id uuid not null,
  registration_code_id uuid,
  note text not null,
  status text not null check (status in ('created', 'accepted', 'revoked')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, applicant_id, organization_id),
  foreign key (tenant_id, applicant_id) references applicants (tenant_id, id) on delete cascade,
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete cascade
);
create index recommendations_organization on recommendations (tenant_id, organization_id);

create table email_templates (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  organization_id uuid,
  name_de text not null,
  name_en text not null,
  purpose text not null check (purpose in ('ping', 'recommendation', 'invitation')),
  subject_de text not null,
  subject_en text not null,
  body_de text not null,
  body_en text not null,
  status text not null check (status in ('draft', 'published', 'archived')),
  is_default boolean not null,
  times_used int not null default 0,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete cascade
);

create table pings (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  applicant_id uuid not null,
  organization_id uuid not null,
  employee_id uuid not null,
  email_template_id uuid not null,
  email_template_version int not null,
  locale text not null check (locale in ('de', 'en')),
  subject text not null,
  body text not null,
  match jsonb not null,
  status text not null check (status in ('draft', 'created', 'pending', 'accepted', 'declined', 'expired', 'revoked', 'archived')),
  send_at timestamptz not null,
  sent_at timestamptz,
  expires_at timestamptz not null,
  reminded_at timestamptz,
  responded_at timestamptz,
  decline_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, applicant_id) references applicants (tenant_id, id) on delete cascade,
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade,
  foreign key (tenant_id, email_template_id) references email_templates (tenant_id, id)
);
create unique index pings_one_open on pings (tenant_id, organization_id, applicant_id) where status in ('created', 'pending');
create index pings_applicant on pings (tenant_id, applicant_id, created_at);
create index pings_organization on pings (tenant_id, organization_id, created_at);
create index pings_due on pings (tenant_id, send_at) where status = 'created';

create table mails (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  kind text not null,
  recipient_name text not null,
  recipient_address text not null,
  recipient_key text not null,
  sender_name text not null,
  subject text not null,
  text_body text,
  html_body text,
  headers jsonb not null,
  status text not null check (status in ('queued', 'sent', 'failed', 'suppressed')),
  attempts int not null default 0,
  send_at timestamptz not null,
  valid_until timestamptz,
  sent_at timestamptz,
  last_error text,
  subject_id uuid,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create index mails_due on mails (tenant_id, send_at) where status = 'queued';
create index mails_recipient on mails (tenant_id, recipient_key, kind, created_at);

create table audits (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('administrator', 'applicant', 'employee', 'tenant_member', 'guardian', 'system')),
  actor_id uuid,
  subject_type text not null,
  subject_id uuid not null,
  event text not null,
  status_from text,
  status_to text,
  reason text,
  request_id text,
  primary key (tenant_id, id)
);
create index audits_subject on audits (tenant_id, subject_type, subject_id, at);

create table idempotency_keys (
  tenant_id uuid not null references tenants (id) on delete cascade,
  user_id uuid not null,
  key text not null,
  endpoint text not null,
  body_hash bytea not null,
  status int,
  response jsonb,
  created_at timestamptz not null,
  primary key (tenant_id, user_id, key),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

create table rate_limits (
  tenant_id uuid not null references tenants (id) on delete cascade,
  key text not null,
  window_start timestamptz not null,
  count int not null,
  primary key (tenant_id, key, window_start)
);

create table installation (
  name text primary key,
  value text not null
);
`;

/** Tables with tenant data: everything but the tenants themselves and the installation's own secrets. */
const tenantTables = [...tables.matchAll(/create table (\w+) \(\s+tenant_id/g)].map(([, name]) => name as string);

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  await enterableRole(db, 'werdegang_app');
  for (const table of tenantTables) {
    await sql
      .raw(
        `alter table ${table} enable row level security;
         alter table ${table} force row level security;
         create policy ${table}_tenant on ${table}
           using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
           with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
         grant select, insert, update, delete on ${table} to werdegang_app;`,
      )
      .execute(db);
  }
  await sql
    .raw(
      `alter table tenants enable row level security;
       create policy tenants_own on tenants
         using (id = nullif(current_setting('app.tenant_id', true), '')::uuid)
         with check (id = nullif(current_setting('app.tenant_id', true), '')::uuid);
       grant select, update on tenants to werdegang_app;
       revoke update, delete on consents, audits from werdegang_app;`,
    )
    .execute(db);
}
