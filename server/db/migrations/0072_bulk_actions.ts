import { type Kysely, sql } from 'kysely';
import { tenantTable } from './kit/tenant-table.ts';

/** What staff did with several at once, and how each stood before: for as long as it can be taken back, and that day. */
const table = `
create table bulk_actions (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('remind', 'ask_again', 'verify')),
  items jsonb not null,
  created_at timestamptz not null,
  undo_until timestamptz not null,
  undone_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index bulk_actions_user on bulk_actions (tenant_id, user_id);
create index bulk_actions_age on bulk_actions (tenant_id, created_at);
`;

const looked = `
grant select (tenant_id, created_at) on bulk_actions to werdegang_due;
create policy bulk_actions_due on bulk_actions for select to werdegang_due using (current_user = 'werdegang_due');
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db);
  await tenantTable(db, 'bulk_actions');
  await sql.raw(looked).execute(db);
}
