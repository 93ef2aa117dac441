import { sql } from 'kysely';
import type { Database } from './client.ts';

/**
 * Does what PostgreSQL's autovacuum does by itself and the embedded database has nobody for: tells the planner anew how
 * a table looks, by autovacuum's own measure (fifty rows and a tenth of the table have changed). Without it the planner
 * takes ten thousand new applicants for a handful, and a search for seconds. A killed process forgets how many rows
 * changed, so a table never looked at counts by its size as well. One statement a table: requests go in between.
 * @returns the tables analyzed; on PostgreSQL none
 */
export async function analyzeChanged(db: Database): Promise<readonly string[]> {
  if (db.kind === 'postgres') return [];
  // the changes of the one connection are counted at most once a second, unless asked for
  await sql`select pg_stat_force_next_flush()`.execute(db.kysely);
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', s.schemaname, s.relname) as name
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
       or (c.reltuples < 0 and pg_relation_size(c.oid) > 10 * current_setting('block_size')::int)
    order by 1`.execute(db.kysely);
  for (const { name } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after the other
    await sql.raw(`analyze ${name}`).execute(db.kysely);
  }
  return rows.map(({ name }) => name);
}
