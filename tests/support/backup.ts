import { sql } from 'kysely';
import type { Database } from '../../server/db/client.ts';
import { unbound } from './many-rows.ts';

/** Every row of every table as it is now. @returns puts all of them back, in place of what is there then */
export async function backUp(db: Database): Promise<() => Promise<void>> {
  const { rows: tables } = await sql<{ name: string; columns: readonly string[] }>`
    select c.relname as name, array_agg(a.attname::text) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely_%'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname`.execute(db.kysely);
  const copies = new Map<string, string>();
  for (const { name } of tables) {
    // oxlint-disable-next-line no-await-in-loop -- one table after the other
    const { rows } = await sql<{ rows: string }>`select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as rows
      from ${sql.table(name)} t`.execute(db.kysely);
    copies.set(name, rows[0]?.rows ?? '[]');
  }
  return () =>
    unbound(db, async (one) => {
      for (const { name, columns } of tables) {
        const table = sql.table(name);
        const list = sql.join(columns.map((column) => sql.ref(column)));
        // oxlint-disable-next-line no-await-in-loop -- one table after the other
        await sql`delete from ${table}`.execute(one);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await sql`insert into ${table} (${list})
          select ${list} from jsonb_populate_recordset(null::${table}, ${copies.get(name)}::jsonb)`.execute(one);
      }
    });
}
