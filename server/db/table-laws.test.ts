import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../tests/support/database.ts';
import type { Database } from './client.ts';

interface Table {
  name: string;
  columns: string[];
  secured: boolean;
  forced: boolean;
  policies: string[];
  /** Columns of the primary key and of each unique index. */
  keys: string[][];
  /** Own columns of each foreign key. */
  references: { to: string; columns: string[] }[];
}

let db: Database;
let tables: Table[];

beforeAll(async () => {
  db = await freshDatabase();
  const { rows } = await sql<Table>`
    select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
      (select coalesce(json_agg(a.attname), '[]') from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(pg_get_expr(p.polqual, p.polrelid) || ' | ' || pg_get_expr(p.polwithcheck, p.polrelid)), '[]')
         from pg_policy p where p.polrelid = c.oid and p.polroles <> array['werdegang_due'::regrole::oid]) as policies,
      (select coalesce(json_agg((select json_agg(a.attname order by k.ord) from unnest(i.indkey::int[]) with ordinality k(attnum, ord)
         join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum)), '[]')
         from pg_index i where i.indrelid = c.oid and i.indisunique) as keys,
      (select coalesce(json_agg(json_build_object('to', f.confrelid::regclass::text, 'columns',
         (select json_agg(a.attname) from unnest(f.conkey) k(attnum) join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum))), '[]')
         from pg_constraint f where f.conrelid = c.oid and f.contype = 'f') as references
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname not like 'kysely_%'
    order by c.relname`.execute(db.kysely);
  tables = rows;
});
afterAll(() => db.close());

/** `tenants` is found by slug before a scope exists; `installation` holds the program's own secrets. */
const exceptions = ['installation', 'tenants'];
const tenantTables = (): Table[] => tables.filter((table) => !exceptions.includes(table.name));
/** Written by the platform alone: with who sent them, and with the session there, they are over. */
const handovers: Readonly<Record<string, readonly string[]>> = {
  users: ['operator_id,operator_tenant_id'],
  sessions: ['opened_by_session_id,opened_by_tenant_id'],
  handovers: ['from_session_id,from_tenant_id'],
};
const broken = (keeps: (table: Table) => boolean): string[] =>
  tenantTables()
    .filter((table) => !keeps(table))
    .map((table) => table.name);

describe('every table of tenant data', () => {
  test('is seen by this test', () => {
    expect(tenantTables().length).toBeGreaterThan(15);
    expect(tables.map((table) => table.name)).toEqual(expect.arrayContaining(exceptions));
  });

  test('carries tenant_id', () => {
    expect(broken((table) => table.columns.includes('tenant_id'))).toEqual([]);
  });

  test('has row-level security, forced on its owner as well', () => {
    expect(broken((table) => table.secured && table.forced)).toEqual([]);
  });

  test('has exactly one policy, which reads and writes the tenant of the setting only (who looks for what is due: due-role.test.ts)', () => {
    const rule = /^\(tenant_id = \(NULLIF\(current_setting\('app\.tenant_id'::text, true\), ''::text\)\)::uuid\)$/;
    expect(
      broken(({ policies }) => policies.length === 1 && policies[0]!.split(' | ').every((part) => rule.test(part))),
    ).toEqual([]);
  });

  test('has keys that begin with the tenant: a unique value elsewhere would tell that it exists', () => {
    expect(broken(({ keys }) => keys.length > 0 && keys.every((columns) => columns[0] === 'tenant_id'))).toEqual([]);
  });

  test('refers to other rows of the same tenant only, but for whom a handover brought, and from where', () => {
    const isFromOutside = ({ name }: Table, { columns }: Table['references'][number]) =>
      handovers[name]?.includes(columns.toSorted().join()) ?? false;
    const isKept = (table: Table) =>
      table.references.every((one) => one.columns.includes('tenant_id') || isFromOutside(table, one));
    expect(broken(isKept)).toEqual([]);
  });
});

test('the role of requests owns no table, logs in nowhere and passes by no policy', async () => {
  const { rows } = await sql`
    select r.rolsuper, r.rolbypassrls, r.rolcanlogin, r.rolcreaterole,
      (select count(*) from pg_class c where c.relowner = r.oid) as owned
    from pg_roles r where r.rolname = 'werdegang_app'`.execute(db.kysely);
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcanlogin: false, rolcreaterole: false, owned: 0 }]);
});

test('the role of requests cannot read the secrets of the installation', async () => {
  const { rows } = await sql<{ allowed: boolean }>`
    select has_table_privilege('werdegang_app', 'installation', 'select') as allowed`.execute(db.kysely);
  expect(rows).toEqual([{ allowed: false }]);
});

test('consents and audits are append-only for requests', async () => {
  const { rows } = await sql<{ name: string }>`
    select t.name from unnest(array['consents', 'audits']) t(name)
    where has_table_privilege('werdegang_app', t.name, 'update') or has_table_privilege('werdegang_app', t.name, 'delete')`.execute(
    db.kysely,
  );
  expect(rows).toEqual([]);
});
