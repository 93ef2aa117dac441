import { type Kysely, sql } from 'kysely';

/** The report of a year walks the messages that went out in it, and no others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index pings_sent on pings (tenant_id, sent_at) where sent_at is not null`.execute(db);
}
