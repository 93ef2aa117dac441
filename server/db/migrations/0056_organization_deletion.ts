import { type Kysely, sql } from 'kysely';

/** When a company that an administrator deletes is erased; until then it can be called off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations add column deletes_at timestamptz`.execute(db);
  await sql`create index organizations_deleted on organizations (tenant_id, deletes_at) where deletes_at is not null`.execute(
    db,
  );
  await sql`grant select (tenant_id, deletes_at) on organizations to werdegang_due`.execute(db);
  await sql`create policy organizations_due on organizations for select to werdegang_due
    using (current_user = 'werdegang_due')`.execute(db);
}
