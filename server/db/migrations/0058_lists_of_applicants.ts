import { type Kysely, sql } from 'kysely';

/** Staff list applicants by when they registered and by name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_applicants on users (tenant_id, created_at, id)
    where type = 'applicant' and shadow_of is null`.execute(db);
  await sql`create index users_applicants_by_name on users (tenant_id, lastname collate "und-x-icu", id)
    where type = 'applicant' and shadow_of is null`.execute(db);
}
