import { type Kysely, sql } from 'kysely';
import { tenantTable } from './kit/tenant-table.ts';

/**
 * Reports about companies. A reporter who is erased takes their words along, and what was answered; that there was a
 * report, and what for, stays with the company.
 */
const table = `
create table reports (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  organization_id uuid not null,
  applicant_id uuid,
  legal_contact_id uuid,
  ping_id uuid,
  reporter text not null check (reporter in ('applicant', 'guardian')),
  reason text not null check (reason in ('improper', 'insistent', 'personal', 'money', 'untrue', 'other')),
  text text not null,
  status text not null check (status in ('pending', 'confirmed', 'declined', 'archived')),
  answer_by date not null,
  answer text,
  answered_at timestamptz,
  answered_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, applicant_id) references applicants (tenant_id, id) on delete set null (applicant_id),
  foreign key (tenant_id, legal_contact_id) references legal_contacts (tenant_id, id) on delete set null (legal_contact_id),
  foreign key (tenant_id, ping_id) references pings (tenant_id, id) on delete set null (ping_id),
  foreign key (tenant_id, answered_by) references users (tenant_id, id) on delete set null (answered_by),
  check (applicant_id is not null or text = '' and answer is null)
);
create index reports_organization on reports (tenant_id, organization_id);
create index reports_applicant on reports (tenant_id, applicant_id, created_at);
create index reports_legal_contact on reports (tenant_id, legal_contact_id) where legal_contact_id is not null;
create index reports_ping on reports (tenant_id, ping_id) where ping_id is not null;
create index reports_answered_by on reports (tenant_id, answered_by) where answered_by is not null;
create index reports_answer_by on reports (tenant_id, answer_by);
create unique index reports_open on reports (tenant_id, applicant_id, organization_id, reporter) where status = 'pending';
alter table organization_blocks add column held_by uuid,
  add foreign key (tenant_id, held_by) references legal_contacts (tenant_id, id) on delete set null (held_by);
create index organization_blocks_held_by on organization_blocks (tenant_id, held_by) where held_by is not null;
alter table activities add column report_id uuid,
  add foreign key (tenant_id, report_id) references reports (tenant_id, id) on delete cascade;
create index activities_report on activities (tenant_id, report_id) where report_id is not null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db);
  await tenantTable(db, 'reports');
}
