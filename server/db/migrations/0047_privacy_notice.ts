import { type Kysely, sql } from 'kysely';

/** What a privacy notice names besides: who is responsible in law, the data protection officer, the authority. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tenants
    add column legal_name text,
    add column privacy_officer text,
    add column supervisory_authority text`.execute(db);
}
