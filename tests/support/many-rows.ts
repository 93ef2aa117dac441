import { type Kysely, sql } from 'kysely';
import { withoutHurry } from '../../server/db/postgres.ts';
import type { Database } from '../../server/db/client.ts';
import type { Schema } from '../../server/db/schema.ts';
import { entriesOf } from './columns.ts';
import { onlyOnce } from './only-once.ts';
import { type SqlValues, later, oneOf } from './rows-in-sql.ts';

/** SQL by type for columns that must not be empty, of row `n` at the time `$now`. */
const byType: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: `'x' || n`,
  bytea: 'sha256(n::text::bytea)',
  jsonb: `'{}'::jsonb`,
  integer: '1',
  bigint: 'n',
  boolean: 'true',
  'uuid[]': `'{}'::uuid[]`,
  date: '$now::date',
  'timestamp with time zone': `$now - n % 7 * interval '1 hour'`,
};

/** What columns hold beside that, so that rows wait in every state and none is due. */
const filled = onlyOnce<SqlValues>([
  ...entriesOf((column) => column.rows),
  ...Object.entries({
    sessions: { expires_at: later, ends_at: later },
    link_tokens: { purpose: oneOf('answer_ping', 'renew_looking', 'cancel_deletion'), expires_at: later },
    applicant_counts: { what: `'occupation'`, folded: 'true' },
    legal_contacts: {
      status: oneOf('confirmed', 'confirmed', 'confirmed', 'pending'),
      expires_at: later,
      gender: `'female'`,
      locale: `'de'`,
    },
    consents: { act: `'terms'`, kind: `'accepted'`, given_by: `'applicant'`, erased_at: '$now' },
    not_me: {},
    company_consents: { locale: `'de'` },
    appointments: {
      starts_at: later,
      ends_at: `(${later}) + interval '1 hour'`,
      status: oneOf('pending', 'accepted', 'expired'),
    },
    interests: { until: `($now + interval '1 day')::date` },
    search_marks: { hidden: `n % 3 = 0` },
    search_seen: {},
    applicant_views: {},
    activities: { kind: `'password_changed'`, happened_at: '$now' },
    searchers: { search_order: `'rule'` },
    bulk_actions: { kind: `'verify'` },
    idempotency_keys: {},
    rate_limits: {},
  }),
]);

export const crowdedTables: readonly string[] = Object.keys(filled);

interface Rows {
  readonly tenant: string;
  readonly now: Date;
  readonly count?: number;
}

/** Rows with these columns, in SQL, and something in every other that must not be empty. */
async function addRows(
  one: Kysely<Schema>,
  table: string,
  own: SqlValues,
  { tenant, now, count = 1 }: Rows,
): Promise<void> {
  const { rows: needed } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and attnotnull and not atthasdef and attidentity = ''`.execute(one);
  const values: Record<string, string | undefined> = {
    ...Object.fromEntries(needed.map(({ name, type }) => [name, byType[type]])),
    ...filled[table],
    ...own,
    tenant_id: tenant,
  };
  const columns = Object.keys(values);
  const row = columns
    .map((name) => values[name])
    .join(', ')
    .replaceAll('$now', `'${now.toISOString()}'::timestamptz`);
  await sql
    .raw(`insert into ${table} (${columns.join(', ')}) select ${row} from generate_series(1, ${count}) n`)
    .execute(one);
}

/** Without foreign keys, for keys to other tables lead nowhere, and without the haste of a request, for thousands take a while. */
export const unbound = (db: Database, work: (one: Kysely<Schema>) => Promise<void>): Promise<void> =>
  withoutHurry(() =>
    db.kysely.connection().execute(async (one) => {
      await sql`set session_replication_role = replica`.execute(one);
      await work(one);
      await sql`set session_replication_role = origin`.execute(one);
    }),
  );

/** One row each, or so many, of one tenant; columns in SQL, in which `$now` is the time and `n` the row's number. */
export const plantRows = (
  db: Database,
  rows: readonly (readonly [table: string, columns: SqlValues, count?: number])[],
  tenantId: string,
  now: Date,
): Promise<void> =>
  unbound(db, async (one) => {
    const tenant = `'${tenantId}'::uuid`;
    for (const [table, columns, count = 1] of rows) await addRows(one, table, columns, { tenant, now, count });
  });

/** So many rows in each table that grows, spread over the tenants there are. */
export async function fillTables(db: Database, count: number, now: Date): Promise<void> {
  const tenants = await db.kysely.selectFrom('tenants').select('id').execute();
  const list = tenants.map(({ id }) => `'${id}'`).join(', ');
  const tenant = `(array[${list}])[n / 12 % ${tenants.length} + 1]::uuid`;
  await withoutHurry(async () => {
    await unbound(db, async (one) => {
      for (const table of crowdedTables) await addRows(one, table, {}, { tenant, now, count });
    });
    // as a database is that has run for a while: what is visible to all lets indexes answer alone
    await sql.raw(db.kind === 'postgres' ? 'vacuum analyze' : 'analyze').execute(db.kysely);
  });
}
