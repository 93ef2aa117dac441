import { type Kysely, sql } from 'kysely';

/**
 * Since when the tenant vouches for a company. Those from before have it from the log; where the log is shorter than
 * that, or never knew, nothing is claimed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations add column verified_at timestamptz`.execute(db);
  await sql`update organizations set verified_at = checked.at
    from (select tenant_id, subject_id, max(at) as at from audits
      where subject_type = 'Organization' and event = 'verify' group by tenant_id, subject_id) checked
    where checked.tenant_id = organizations.tenant_id and checked.subject_id = organizations.id`.execute(db);
}
