import { type Kysely, sql } from 'kysely';

/** Mails that failed stand before staff until one of their kind gets there, or staff have seen to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column handled_at timestamptz`.execute(db);
  await sql`create index mails_undelivered on mails (tenant_id, created_at, id)
    where status = 'failed' and handled_at is null`.execute(db);
}
