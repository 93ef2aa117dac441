import { type Kysely, sql } from 'kysely';

/**
 * The log names the fields of people that changed, and never a value; a reason stands in it where staff or the system
 * gave one: what applicants, guardians and companies type is about people, and the log outlives them.
 */
const log = `
alter table audits add column fields text[] check (fields is null or cardinality(fields) > 0);
do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    update audits set reason = null where actor_kind in ('applicant', 'guardian', 'employee');
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
alter table audits add constraint audits_reason_by_staff
  check (reason is null or actor_kind in ('administrator', 'tenant_member', 'system'));
`;

/** Columns that an erasure, an export or a minute's work walks. */
const indexes = `
create index mails_subject on mails (tenant_id, subject_id);
create index pings_employee on pings (tenant_id, employee_id, created_at);
create index invitations_user on invitations (tenant_id, user_id) where user_id is not null;
create index link_tokens_of_subject on link_tokens (tenant_id, subject_id);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(log).execute(db);
  await sql.raw(indexes).execute(db);
}
