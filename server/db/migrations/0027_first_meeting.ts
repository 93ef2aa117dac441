import { type Kysely, sql } from 'kysely';

/** How an applicant would like to get to know a company first, optional as the rest of 0003. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applicants
    add column first_meeting text check (first_meeting in ('internship', 'trial_day', 'talk'))`.execute(db);
}
