import { type Kysely, sql } from 'kysely';
import { tenantTable } from './kit/tenant-table.ts';

/** What happened to somebody, by what it is about: no word of anybody is stored with it. */
const table = `
create table activities (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  mail_id uuid not null,
  ping_id uuid,
  deletion_request_id uuid,
  alert_id uuid,
  alert_run_id uuid,
  happened_at timestamptz not null,
  read_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, ping_id) references pings (tenant_id, id) on delete cascade,
  foreign key (tenant_id, deletion_request_id) references deletion_requests (tenant_id, id) on delete cascade,
  foreign key (tenant_id, alert_id) references alerts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, alert_run_id) references alert_runs (tenant_id, id) on delete set null (alert_run_id)
);
create index activities_user on activities (tenant_id, user_id, happened_at);
create index activities_unread on activities (tenant_id, user_id, happened_at) where read_at is null;
create index activities_age on activities (tenant_id, happened_at);
create index activities_mail on activities (tenant_id, mail_id);
create index activities_ping on activities (tenant_id, ping_id) where ping_id is not null;
create index activities_request on activities (tenant_id, deletion_request_id) where deletion_request_id is not null;
create index activities_alert on activities (tenant_id, alert_id) where alert_id is not null;
create index activities_run on activities (tenant_id, alert_run_id) where alert_run_id is not null;
`;
const looked = `
grant select (tenant_id, happened_at) on activities to werdegang_due;
create policy activities_due on activities for select to werdegang_due using (current_user = 'werdegang_due');
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db);
  await tenantTable(db, 'activities');
  await sql.raw(looked).execute(db);
}
