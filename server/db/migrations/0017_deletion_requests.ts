import { type Kysely, sql } from 'kysely';
import { nameOf } from '../../handles/handles.ts';
import { newId } from '../ids.ts';
import { tenantTable } from './kit/tenant-table.ts';

/**
 * That an organization was asked to delete the contact details of a yes outlives the message, and so the person: of
 * them it keeps the name by which that organization alone knew them. Until now it stood in the message.
 */
const table = `
create table deletion_requests (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  organization_id uuid not null,
  ping_id uuid,
  name text not null,
  released_at timestamptz not null,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  confirmed_by uuid,
  primary key (tenant_id, id),
  unique (tenant_id, ping_id),
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, ping_id) references pings (tenant_id, id) on delete set null (ping_id),
  foreign key (tenant_id, confirmed_by) references employees (tenant_id, id) on delete set null (confirmed_by),
  check (confirmed_by is null or confirmed_at is not null)
);
create index deletion_requests_open on deletion_requests (tenant_id, organization_id, requested_at);
create index deletion_requests_confirmed_by on deletion_requests (tenant_id, confirmed_by) where confirmed_by is not null;
create index deletion_requests_requested on deletion_requests (tenant_id, requested_at) where ping_id is null;
create index deletion_requests_confirmed on deletion_requests (tenant_id, confirmed_at) where ping_id is null;
grant select (tenant_id, ping_id, requested_at, confirmed_at) on deletion_requests to werdegang_due;
create policy deletion_requests_due on deletion_requests for select to werdegang_due using (current_user = 'werdegang_due');
`;

interface Withdrawn {
  id: string;
  applicant_id: string;
  organization_id: string;
  withdrawn_at: Date;
}

/** The yeses taken back so far, each with its confirmation. */
async function carryOver(db: Kysely<unknown>, tenant: { id: string; handle_key: Buffer }): Promise<void> {
  await sql`select set_config('app.tenant_id', ${tenant.id}, true)`.execute(db);
  const { rows } = await sql<Withdrawn>`select id, applicant_id, organization_id, withdrawn_at from pings
    where tenant_id = ${tenant.id}::uuid and withdrawn_at is not null`.execute(db);
  const named = rows.map(({ id, applicant_id, organization_id, withdrawn_at }) => ({
    ping_id: id,
    id: newId({ now: () => withdrawn_at }),
    name: nameOf(tenant, organization_id, applicant_id),
  }));
  await sql`insert into deletion_requests (tenant_id, id, organization_id, ping_id, name, released_at, requested_at, confirmed_at, confirmed_by)
    select p.tenant_id, n.id, p.organization_id, p.id, n.name, p.released_at, p.withdrawn_at, p.deletion_confirmed_at, p.deletion_confirmed_by
    from json_to_recordset(${JSON.stringify(named)}::json) as n (ping_id uuid, id uuid, name text)
    join pings p on p.tenant_id = ${tenant.id}::uuid and p.id = n.ping_id`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db);
  await tenantTable(db, 'deletion_requests');
  const { rows } = await sql<{ id: string; handle_key: Buffer }>`select id, handle_key from tenants`.execute(db);
  for (const tenant of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after the other
    await carryOver(db, tenant);
  }
  await sql`select set_config('app.tenant_id', '', true)`.execute(db);
  await sql`alter table pings drop column deletion_confirmed_at, drop column deletion_confirmed_by`.execute(db);
}
