import { type Kysely, sql } from 'kysely';

/**
 * Why a company is paused or has ended, in staff's words, and when staff changed what it says of itself. Staff's lists
 * count a company's employees, codes and alerts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations
    add column status_reason text,
    add column staff_changed_at timestamptz`.execute(db);
}
