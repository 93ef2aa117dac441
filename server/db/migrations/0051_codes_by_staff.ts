import { type Kysely, sql } from 'kysely';

/** Registration codes that staff make or change for a company say so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table registration_codes add column by_staff boolean not null default false`.execute(db);
}
