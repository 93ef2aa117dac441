import { type Kysely, sql } from 'kysely';
import { tenantTable } from './kit/tenant-table.ts';

/**
 * What was noticed by itself and may be misuse: one row for each kind, subject and period, with how often. It names whose
 * account, company or code it is about, and no address of anybody. It goes with them.
 */
const table = `
create table suspicious_events (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('wrong_passwords', 'wrong_codes', 'limit_reached', 'refused_lookups', 'many_opened',
    'many_saved', 'many_minors', 'unwanted_messages', 'many_accounts', 'shared_guardian', 'guardian_is_child', 'guardian_at_company')),
  topic text,
  user_id uuid,
  organization_id uuid,
  registration_code_id uuid,
  started_on date not null,
  count int not null check (count > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  checked_at timestamptz,
  checked_by uuid,
  checked_count int,
  note text,
  primary key (tenant_id, id),
  check (num_nonnulls(user_id, organization_id, registration_code_id) <= 1),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, registration_code_id) references registration_codes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, checked_by) references users (tenant_id, id) on delete set null (checked_by)
);
create unique index suspicious_events_once on suspicious_events
  (tenant_id, kind, (coalesce(user_id, organization_id, registration_code_id, tenant_id)), (coalesce(topic, '')), started_on);
create index suspicious_events_user on suspicious_events (tenant_id, user_id) where user_id is not null;
create index suspicious_events_organization on suspicious_events (tenant_id, organization_id) where organization_id is not null;
create index suspicious_events_code on suspicious_events (tenant_id, registration_code_id) where registration_code_id is not null;
create index suspicious_events_checked_by on suspicious_events (tenant_id, checked_by) where checked_by is not null;
create index suspicious_events_waiting on suspicious_events (tenant_id, updated_at, id) where checked_at is null;
create index suspicious_events_age on suspicious_events (tenant_id, started_on);
`;

/** By which the rules find what is new without reading everything there is. */
const noticed = `
create index legal_contacts_inbox on legal_contacts (tenant_id, inbox_of(email)) where email is not null;
create index legal_contacts_named on legal_contacts (tenant_id, created_at);
create index legal_contact_codes_age on legal_contact_codes (tenant_id, created_at);
create index search_marks_age on search_marks (tenant_id, created_at);
`;

const looked = `
grant select (tenant_id, started_on) on suspicious_events to werdegang_due;
create policy suspicious_events_due on suspicious_events for select to werdegang_due using (current_user = 'werdegang_due');
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db);
  await tenantTable(db, 'suspicious_events');
  await sql.raw(noticed + looked).execute(db);
}
