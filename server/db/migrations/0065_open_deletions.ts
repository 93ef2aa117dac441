import { type Kysely, sql } from 'kysely';

/** Staff see which deletions companies have not confirmed, remind them, and close what they have settled on the phone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deletion_requests add column reminded_at timestamptz, add column closed_at timestamptz`.execute(
    db,
  );
  await sql`create index deletion_requests_waiting on deletion_requests (tenant_id, requested_at, id)
    where confirmed_at is null and closed_at is null`.execute(db);
}
