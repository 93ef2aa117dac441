import { type Kysely, sql } from 'kysely';
import { eachTenant } from './kit/each-tenant.ts';
import { tenantTable } from './kit/tenant-table.ts';

/**
 * How far each company has come, worked out by the minute from nine tables (`progress.facts.ts`), and which companies
 * something was written about since. Those rows are noted and never changed, so nobody who writes waits for another; of
 * a company that stands there nothing kept is read.
 */
const tables = `
create table organization_progress (
  tenant_id uuid not null references tenants (id) on delete cascade,
  organization_id uuid not null,
  reached text[] not null,
  percent int not null,
  next text,
  primary key (tenant_id, organization_id),
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete cascade
);
create table organization_changes (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  organization_id uuid not null,
  primary key (tenant_id, id)
);
create index organization_changes_organization on organization_changes (tenant_id, organization_id);
grant select (tenant_id) on organization_changes to werdegang_due;
create policy organization_changes_due on organization_changes for select to werdegang_due using (current_user = 'werdegang_due');
`;

const noting = `
create function note_organization(tenant uuid, organization uuid) returns void language sql as $$
  insert into organization_changes (tenant_id, organization_id)
    select tenant, organization where exists (select from organizations o where o.tenant_id = tenant and o.id = organization);
$$;

create function note_owner() returns trigger language plpgsql as $$
begin
  perform note_organization(old.tenant_id, old.organization_id);
  if old.organization_id is distinct from new.organization_id then
    perform note_organization(new.tenant_id, new.organization_id);
  end if;
  return null;
end $$;

create function note_itself() returns trigger language plpgsql as $$
begin
  perform note_organization(new.tenant_id, new.id);
  return null;
end $$;

create function note_gone() returns trigger language plpgsql as $$
begin
  delete from organization_changes where tenant_id = old.tenant_id and organization_id = old.id;
  return null;
end $$;

create function note_employer() returns trigger language plpgsql as $$
begin
  perform note_organization(e.tenant_id, e.organization_id) from employees e
    where e.tenant_id = new.tenant_id and e.user_id = new.id;
  return null;
end $$;

create function note_recommending() returns trigger language plpgsql as $$
begin
  perform note_organization(new.tenant_id, x.id) from (
    select organization_id as id from recommendations r where r.tenant_id = new.tenant_id and r.applicant_id = new.id
    union select old.found_with union select new.found_with) x;
  return null;
end $$;
`;

/** What of a table's columns progress is worked out from; a row that comes or goes is noted besides. */
const watched: Readonly<Record<string, readonly string[]>> = {
  invitations: [],
  employees: [],
  profiles: ['{row}.status'],
  registration_codes: ['{row}.is_mailed', '({row}.times_used > 0)'],
  recommendations: ['{row}.applicant_id'],
  alerts: ['{row}.status'],
  pings: ['({row}.sent_at is null)', '({row}.responded_at is null)', '{row}.applicant_id'],
};

const differs = (columns: readonly string[]): string =>
  columns
    .map((column) => `${column.replace('{row}', 'old')} is distinct from ${column.replace('{row}', 'new')}`)
    .join(' or ');

const trigger = (table: string, events: string, what: string): string => {
  const name = `note_progress_on_${events.replace(' or ', '_or_')}`;
  return `create trigger ${name} after ${events} on ${table} for each row ${what};
alter table ${table} enable always trigger ${name};`;
};

const triggers = [
  ...Object.entries(watched).flatMap(([table, columns]) => [
    trigger(table, 'insert or delete', 'execute function note_owner()'),
    trigger(table, 'update', `when (${differs(['{row}.organization_id', ...columns])}) execute function note_owner()`),
  ]),
  trigger('organizations', 'insert', 'execute function note_itself()'),
  trigger('organizations', 'delete', 'execute function note_gone()'),
  trigger(
    'organizations',
    'update',
    `when (${differs(['{row}.usage_type', '({row}.first_searched_at is null)'])}) execute function note_itself()`,
  ),
  trigger(
    'users',
    'update',
    `when (new.type = 'employee' and ${differs(['{row}.verification'])}) execute function note_employer()`,
  ),
  trigger(
    'applicants',
    'update',
    `when (${differs(['{row}.matchable', '{row}.found_with'])}) execute function note_recommending()`,
  ),
].join('\n');

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  await tenantTable(db, 'organization_progress');
  await tenantTable(db, 'organization_changes');
  await sql.raw(noting + triggers).execute(db);
  await eachTenant(
    db,
    'insert into organization_changes (tenant_id, organization_id) select one, id from organizations where tenant_id = one;',
  );
}
