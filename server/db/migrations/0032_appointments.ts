import { type Kysely, sql } from 'kysely';
import { eachTenant } from './kit/each-tenant.ts';
import { tenantTable } from './kit/tenant-table.ts';

/** Appointments after a yes, and the one question whether anybody got in touch. */
const table = `
create table appointments (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  ping_id uuid not null,
  employee_id uuid,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text,
  status text not null check (status in ('pending', 'accepted', 'declined', 'expired', 'revoked')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, ping_id) references pings (tenant_id, id) on delete cascade,
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete set null (employee_id),
  check (ends_at > starts_at and ends_at <= starts_at + interval '8 hours')
);
create index appointments_ping on appointments (tenant_id, ping_id, starts_at);
create index appointments_employee on appointments (tenant_id, employee_id) where employee_id is not null;
create index appointments_lapse on appointments (tenant_id, starts_at) where status = 'pending';
grant select (tenant_id, status, starts_at) on appointments to werdegang_due;
create policy appointments_due on appointments for select to werdegang_due using (current_user = 'werdegang_due');
alter table pings
  add column unasked boolean not null default true,
  add column asked_at timestamptz,
  add column contacted boolean;
create index pings_unasked on pings (tenant_id, released_at) where unasked and released_until is null;
grant select (unasked, released_at) on pings to werdegang_due;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db);
  await tenantTable(db, 'appointments');
  // nobody is asked out of the blue about a yes of months ago
  await eachTenant(db, `update pings set unasked = false where tenant_id = one and released_at is not null;`);
}
