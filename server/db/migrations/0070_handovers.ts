import { type Kysely, sql } from 'kysely';
import { tenantTable } from './kit/tenant-table.ts';

/**
 * An administrator of `app` in another tenant: one row for each time, kept where it was. Whoever comes is an account of
 * that tenant which nobody logs in to, bound to their own account in `app` and gone with it.
 */
const handovers = `
alter table users add column operator_tenant_id uuid, add column operator_id uuid,
  add constraint users_operator check (num_nulls(operator_tenant_id, operator_id) in (0, 2)),
  add constraint users_operator_logs_in_at_home check (operator_id is null or (type = 'administrator' and password_hash = '')),
  add foreign key (operator_tenant_id, operator_id) references users (tenant_id, id) on delete cascade;
create unique index users_of_operator on users (tenant_id, operator_id) where operator_id is not null;
create index users_operator on users (operator_tenant_id, operator_id) where operator_id is not null;

create table handovers (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  from_tenant_id uuid not null,
  from_session_id uuid,
  operator text not null,
  reason text not null,
  created_at timestamptz not null,
  redeemed_at timestamptz,
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('operator', 'administrator', 'time')),
  primary key (tenant_id, id),
  check (num_nulls(ended_at, ended_by) in (0, 2)),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (from_tenant_id, from_session_id) references sessions (tenant_id, id) on delete set null (from_session_id)
);
create index handovers_user on handovers (tenant_id, user_id);
create index handovers_from on handovers (from_tenant_id, from_session_id) where from_session_id is not null;
create index handovers_age on handovers (tenant_id, created_at);
create index handovers_open on handovers (tenant_id, id) where ended_at is null;
`;

/** A session that was opened from another of another tenant ends with it, whatever ends that one. */
const sessions = `
alter table sessions add column handover_id uuid, add column opened_by_tenant_id uuid, add column opened_by_session_id uuid,
  add constraint sessions_opened_by check (num_nulls(handover_id, opened_by_tenant_id, opened_by_session_id) in (0, 3)),
  add foreign key (tenant_id, handover_id) references handovers (tenant_id, id) on delete cascade,
  add foreign key (opened_by_tenant_id, opened_by_session_id) references sessions (tenant_id, id) on delete cascade;
create index sessions_handover on sessions (tenant_id, handover_id) where handover_id is not null;
create index sessions_opened_by on sessions (opened_by_tenant_id, opened_by_session_id) where opened_by_session_id is not null;
`;

/** Another role, or none any more, is another session, whoever writes it: so what was opened from it is over as well. */
const roles = `
create function end_sessions_of_role() returns trigger language plpgsql as $$
begin
  delete from sessions where tenant_id = new.tenant_id and user_id = new.id;
  return null;
end $$;
create trigger end_sessions_of_role after update of type, account on users for each row
  when (old.type <> new.type or (old.account = 'active' and new.account <> 'active'))
  execute function end_sessions_of_role();
`;

const looked = `
grant select (tenant_id, ended_at) on handovers to werdegang_due;
create policy handovers_due on handovers for select to werdegang_due using (current_user = 'werdegang_due');
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(handovers).execute(db);
  await tenantTable(db, 'handovers');
  await sql.raw(sessions + roles + looked).execute(db);
}
