import { type Kysely, sql } from 'kysely';

/**
 * A code is for one person or for several. What was made for one use was for one; who came by a code for several
 * before stays recommended: nobody was asked then whether the company knows them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table registration_codes
    add column kind text not null default 'group' check (kind in ('personal', 'group'))`.execute(db);
  await sql`update registration_codes set kind = 'personal' where max_uses = 1`.execute(db);
  await sql`alter table registration_codes alter column kind drop default,
    add check (kind = 'group' or max_uses = 1)`.execute(db);
  await sql`alter table recommendations add column version int not null default 1`.execute(db);
  // the list of a company, newest first
  await sql`create index recommendations_listed on recommendations (tenant_id, organization_id, created_at)`.execute(
    db,
  );
  await sql`drop index recommendations_organization`.execute(db);
}
