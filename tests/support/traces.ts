import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../server/db/client.ts';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

/** Every column of every table, as the catalog has them, so that a new one can't be forgotten. */
async function columns(db: Database): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as "table", c.column_name as name, c.udt_name as type
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely_%'
      and c.is_generated = 'NEVER'
    order by 1, 2`.execute(db.kysely);
  return rows;
}

const holdsText = ({ type }: Column): boolean =>
  ['text', 'varchar', 'bpchar', '_text', 'jsonb', 'json', 'bytea'].includes(type);
const isId = ({ name, type }: Column): boolean => type === 'uuid' && name !== 'tenant_id';

const asText = ({ name, type }: Column): RawBuilder<string> =>
  type === 'bytea' ? sql`encode(${sql.ref(name)}, 'escape')` : sql`${sql.ref(name)}::text`;

/** Rows by table, each where it lies (`ctid`). */
type Rows = Map<string, readonly string[]>;

/** The rows about somebody: they name one of the ids, hold the address, or name a row that does. */
export async function rowsAbout(
  db: Database,
  person: { readonly ids: readonly string[]; readonly email: string },
): Promise<Rows> {
  const tables = Map.groupBy(await columns(db), ({ table }) => table);
  const found: Rows = new Map();
  let ids = new Set(person.ids);
  for (let before = -1; before !== ids.size;) {
    before = ids.size;
    for (const [table, its] of tables) {
      const named = sql`array[${sql.join([...its.filter(isId).map(({ name }) => sql.ref(name)), sql`null::uuid`])}]`;
      const texts = its.filter(holdsText).map((column) => sql`position(${person.email} in ${asText(column)}) > 0`);
      const id = its.some(({ name }) => name === 'id') ? sql`id::text` : sql`null`;
      // oxlint-disable-next-line no-await-in-loop -- one table after the other
      const { rows } = await sql<{ at: string; id: string | null }>`
        select ctid::text as at, ${id} as id from ${sql.table(table)}
        where ${sql.join([sql`${named} && ${[...ids]}::uuid[]`, ...texts], sql` or `)}`.execute(db.kysely);
      if (rows.length > 0)
        found.set(
          table,
          rows.map(({ at }) => at),
        );
      ids = new Set([...ids, ...rows.flatMap((row) => (row.id === null ? [] : [row.id]))]);
    }
  }
  return found;
}

const marked = ({ name, type }: Column, marker: string): RawBuilder<unknown> => {
  const column = sql.ref(name);
  if (type === 'bytea') return sql`convert_to(${marker} || ctid::text, 'UTF8')`;
  if (type === '_text') return sql`array_append(${column}, ${marker})`;
  if (type === 'jsonb')
    return sql`case jsonb_typeof(${column}) when 'object' then ${column} || jsonb_build_object('marker', ${marker}::text) else to_jsonb(${marker}::text) end`;
  return sql`coalesce(${column}, '') || ${marker}`;
};

/**
 * Writes a marker into every text of these rows, and says where: `table.column`. What a check refuses holds words of
 * the program only, and so nothing that anybody typed.
 */
export async function markTexts(
  db: Database,
  rows: Rows,
  marker: string | ((place: string) => string),
  except: readonly string[] = [],
): Promise<readonly string[]> {
  const done: string[] = [];
  for (const column of (await columns(db)).filter(holdsText)) {
    const at = rows.get(column.table) ?? [];
    const place = `${column.table}.${column.name}`;
    if (at.length === 0 || except.includes(place)) continue;
    const change = sql<{ at: string }>`
      update ${sql.table(column.table)} set ${sql.ref(column.name)} = ${marked(column, typeof marker === 'string' ? marker : marker(place))}
      where ctid = any(${at}::tid[]) returning ctid::text as at`;
    // oxlint-disable-next-line no-await-in-loop -- one column after the other
    const moved = await change.execute(db.kysely).catch((error: unknown) => {
      if ((error as { code?: string }).code !== '23514') throw error;
    });
    if (!moved) continue;
    rows.set(
      column.table,
      moved.rows.map((row) => row.at),
    );
    done.push(place);
  }
  return done;
}

/** Where a text is found, in any table: `table.column`. */
export async function whereabouts(db: Database, text: string): Promise<readonly string[]> {
  const places: string[] = [];
  for (const column of (await columns(db)).filter(holdsText)) {
    // oxlint-disable-next-line no-await-in-loop -- one column after the other
    const { rows } =
      await sql`select 1 from ${sql.table(column.table)} where position(${text} in ${asText(column)}) > 0 limit 1`.execute(
        db.kysely,
      );
    if (rows.length > 0) places.push(`${column.table}.${column.name}`);
  }
  return places;
}

/** What may stay after an erasure, and why. */
export const keptTexts: Readonly<Record<string, string>> = {
  'audits.fields': 'names of columns',
  'consents.reason': 'words of the program; the ledger stays, under a pseudonym',
  'consents.locale': 'as above',
  'consents.text_hash': 'of the terms agreed to',
  'company_consents.text_hash': 'as above',
  'company_consents.locale': 'as above',
  'audits.request_id': 'made by the server for each request',
};

/**
 * Nothing to be marked: a session opens by its hash, a deletion falls due by its purpose, and the log says in the
 * program's words what moved.
 */
export const programsOwn: readonly string[] = [
  'sessions.token_hash',
  'link_tokens.purpose',
  ...['event', 'subject_type', 'status_from', 'status_to'].map((column) => `audits.${column}`),
];
