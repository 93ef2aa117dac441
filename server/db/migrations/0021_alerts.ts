import { type Kysely, sql } from 'kysely';
import { tenantTable } from './kit/tenant-table.ts';

/** Searches that are saved and report by mail: whom they tell, when they ran, whom they have found, and what was mailed. */
const tables = `
create table alerts (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  organization_id uuid not null,
  created_by uuid,
  by_staff boolean not null,
  name text not null,
  "interval" text not null check ("interval" in ('daily', 'weekly', 'biweekly', 'monthly')),
  criteria jsonb not null,
  email_template_id uuid,
  status text not null check (status in ('draft', 'active', 'inactive', 'archived')),
  paused_until timestamptz,
  first_run_on date,
  next_run_at timestamptz,
  last_run_at timestamptz,
  last_sent_at timestamptz,
  matches_last_run int not null default 0,
  matches_total int not null default 0,
  used_at timestamptz not null,
  asked_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, created_by) references users (tenant_id, id) on delete set null (created_by),
  foreign key (tenant_id, email_template_id) references email_templates (tenant_id, id) on delete set null (email_template_id)
);
create index alerts_organization on alerts (tenant_id, organization_id, created_at);
create index alerts_by_author on alerts (tenant_id, created_by);
create index alerts_template on alerts (tenant_id, email_template_id) where email_template_id is not null;
create index alerts_next_run on alerts (tenant_id, next_run_at) where status = 'active';
create index alerts_paused on alerts (tenant_id, paused_until) where status = 'inactive';
create index alerts_used on alerts (tenant_id, used_at) where status = 'active';

create table alert_recipients (
  tenant_id uuid not null references tenants (id) on delete cascade,
  alert_id uuid not null,
  employee_id uuid not null,
  opted_out_at timestamptz,
  told_until date,
  primary key (tenant_id, alert_id, employee_id),
  foreign key (tenant_id, alert_id) references alerts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
create index alert_recipients_employee on alert_recipients (tenant_id, employee_id);

create table alert_runs (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  alert_id uuid not null,
  run_on date not null,
  matches int not null,
  digest_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, alert_id, run_on),
  foreign key (tenant_id, alert_id) references alerts (tenant_id, id) on delete cascade
);
create index alert_runs_age on alert_runs (tenant_id, run_on);
create index alert_runs_to_tell on alert_runs (tenant_id, digest_at) where digest_at is not null;

create table alert_seen (
  tenant_id uuid not null references tenants (id) on delete cascade,
  alert_id uuid not null,
  applicant_id uuid not null,
  run_id uuid,
  primary key (tenant_id, alert_id, applicant_id),
  foreign key (tenant_id, alert_id) references alerts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, applicant_id) references applicants (tenant_id, id) on delete cascade,
  foreign key (tenant_id, run_id) references alert_runs (tenant_id, id) on delete set null (run_id)
);
create index alert_seen_applicant on alert_seen (tenant_id, applicant_id);
create index alert_seen_run on alert_seen (tenant_id, run_id, applicant_id) where run_id is not null;

create table alert_digests (
  tenant_id uuid not null references tenants (id) on delete cascade,
  employee_id uuid not null,
  digest_on date not null,
  created_at timestamptz not null,
  primary key (tenant_id, employee_id, digest_on),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete cascade
);
create index alert_digests_age on alert_digests (tenant_id, digest_on);

create index applicants_by_acceptance on applicants (tenant_id, tos_accepted_at) where matchable;
`;

/** What the look for due work may read (migration 0016). */
const looked = {
  alerts: ['tenant_id', 'status', 'next_run_at', 'paused_until', 'used_at', 'asked_at'],
  alert_runs: ['tenant_id', 'digest_at'],
} as const;
const rights = Object.entries(looked).map(
  ([table, columns]) => `
grant select (${columns.join(', ')}) on ${table} to werdegang_due;
create policy ${table}_due on ${table} for select to werdegang_due using (current_user = 'werdegang_due');`,
);

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  for (const table of ['alerts', 'alert_recipients', 'alert_runs', 'alert_seen', 'alert_digests']) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await tenantTable(db, table);
  }
  await sql.raw(rights.join('')).execute(db);
}
