import { type Kysely, sql } from 'kysely';
import { tenantTable } from './kit/tenant-table.ts';

/** That an applicant is interested in a company, until a day; nothing is kept of what was taken back or is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table interests (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  applicant_id uuid not null,
  organization_id uuid not null,
  created_at timestamptz not null,
  until date not null,
  primary key (tenant_id, id),
  unique (tenant_id, applicant_id, organization_id),
  foreign key (tenant_id, applicant_id) references applicants (tenant_id, id) on delete cascade,
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete cascade
);
create index interests_organization on interests (tenant_id, organization_id, until);
create index interests_over on interests (tenant_id, until);`,
    )
    .execute(db);
  await tenantTable(db, 'interests');
  // what the look for due work may read (migration 0016)
  await sql
    .raw(
      `grant select (tenant_id, until) on interests to werdegang_due;
create policy interests_due on interests for select to werdegang_due using (current_user = 'werdegang_due');`,
    )
    .execute(db);
}
