import { type Kysely, sql } from 'kysely';
import { tenantTable } from './kit/tenant-table.ts';

/** What a company and its employees keep about people they search: marks, opened panels, views, the last search. */
const tables = `
create table search_marks (
  tenant_id uuid not null references tenants (id) on delete cascade,
  organization_id uuid not null,
  applicant_id uuid not null,
  hidden boolean not null,
  created_at timestamptz not null,
  primary key (tenant_id, organization_id, applicant_id),
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, applicant_id) references applicants (tenant_id, id) on delete cascade
);
create index search_marks_applicant on search_marks (tenant_id, applicant_id);

create table search_seen (
  tenant_id uuid not null references tenants (id) on delete cascade,
  employee_id uuid not null,
  applicant_id uuid not null,
  seen_at timestamptz not null,
  primary key (tenant_id, employee_id, applicant_id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade,
  foreign key (tenant_id, applicant_id) references applicants (tenant_id, id) on delete cascade
);
create index search_seen_applicant on search_seen (tenant_id, applicant_id);
create index search_seen_age on search_seen (tenant_id, seen_at);

create table applicant_views (
  tenant_id uuid not null references tenants (id) on delete cascade,
  applicant_id uuid not null,
  organization_id uuid not null,
  viewed_on date not null,
  primary key (tenant_id, applicant_id, organization_id, viewed_on),
  foreign key (tenant_id, applicant_id) references applicants (tenant_id, id) on delete cascade,
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete cascade
);
create index applicant_views_organization on applicant_views (tenant_id, organization_id);
create index applicant_views_age on applicant_views (tenant_id, viewed_on);

create table searchers (
  tenant_id uuid not null references tenants (id) on delete cascade,
  employee_id uuid not null,
  criteria jsonb,
  search_order text not null check (search_order in ('rule', 'distance', 'renewal')),
  here_at timestamptz not null,
  before_at timestamptz,
  primary key (tenant_id, employee_id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
`;

/** What the look for due work may read (migration 0016). */
const looked = {
  search_seen: ['tenant_id', 'seen_at'],
  applicant_views: ['tenant_id', 'viewed_on'],
} as const;
const rights = Object.entries(looked).map(
  ([table, columns]) => `
grant select (${columns.join(', ')}) on ${table} to werdegang_due;
create policy ${table}_due on ${table} for select to werdegang_due using (current_user = 'werdegang_due');`,
);

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  for (const table of ['search_marks', 'search_seen', 'applicant_views', 'searchers']) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await tenantTable(db, table);
  }
  await sql.raw(rights.join('')).execute(db);
}
