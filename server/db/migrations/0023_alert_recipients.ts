import { type Kysely, sql } from 'kysely';

/**
 * Whom an alert tells no more keeps the row: taken on again, an opt-out still holds and nothing is told twice. How old
 * runs are is looked at without a tenant (migration 0016).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table alert_recipients add column removed_at timestamptz`.execute(db);
  await sql`grant select (run_on) on alert_runs to werdegang_due`.execute(db);
}
