import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyPostgres } from '../../tests/support/any-postgres.ts';
import { anApplicant, aPing, insert } from '../../tests/support/earlier-database.ts';
import { databaseAfter } from '../../tests/support/database.ts';
import { FakeClock } from '../../tests/support/clock.ts';
import { ordinaryOwner } from '../../tests/support/ordinary-owner.ts';
import { tenantRow } from '../../tests/support/rows.ts';
import type { Database } from './client.ts';
import { migrate } from './migrate.ts';
import * as foundation from './migrations/0001_foundation.ts';
import * as tenantLogos from './migrations/0002_tenant_logos.ts';
import type { Schema } from './schema.ts';

/**
 * What the migrations make of a tenant's rows doesn't depend on other tenants, whether the tables belong to a superuser,
 * whom row-level security lets through, or to an ordinary role, whom it doesn't.
 */
const clock = new FakeClock();
const first = tenantRow(clock, 'first');
const others = [tenantRow(clock, 'second'), tenantRow(clock, 'third')];
let postgres: Awaited<ReturnType<typeof anyPostgres>>;
let dropOrdinary: (() => Promise<void>) | undefined;

beforeAll(async () => {
  postgres = await anyPostgres();
});
afterAll(async () => {
  await dropOrdinary?.();
  await postgres.stop();
});

const earlier = { '0001_foundation': foundation, '0002_tenant_logos': tenantLogos };

const guardian = { firstname: 'Eva', lastname: 'Kaya', gender: 'female', relation: 'mother', locale: 'de' };

/** People and messages of every kind that a migration asks about. */
async function fill(db: Kysely<Schema>): Promise<{ gone: string }> {
  await db.insertInto('tenants').values(first).execute();
  const whole = await anApplicant(db, {});
  const skipped = await anApplicant(db, { phonenumber: null });
  const gone = await anApplicant(db, { tos_status: 'revoked' });
  for (const applicant of [whole, skipped, gone])
    for (const status of ['pending', 'accepted', 'declined']) await aPing(db, applicant, status);
  for (const applicant_id of [whole, skipped])
    for (const [index, status] of ['declined', 'declined', 'pending'].entries()) {
      const email = `guardian${index}@example.org`;
      const legal_contact_id = await insert(db, 'legal_contacts', { ...guardian, applicant_id, email, status });
      const reason = status === 'declined' ? 'not_me' : 'terms_changed';
      await sql`insert into consents (tenant_id, id, applicant_id, legal_contact_id, kind, given_by, reason, terms_version, text_hash, locale, created_at)
        select id, gen_random_uuid(), ${applicant_id}::uuid, ${legal_contact_id}::uuid, 'declined', 'guardian', ${reason}, 1, 'x', 'de', now() from tenants`.execute(
        db,
      );
    }
  for (const [actor_kind, event] of [
    ['guardian', 'decline'],
    ['system', 'foreign_host'],
    ['system', 'expire'],
  ] as const)
    await sql`insert into audits (tenant_id, id, at, actor_kind, subject_type, subject_id, event, reason)
      select id, gen_random_uuid(), '2026-01-02', ${actor_kind}, 'Ping', gen_random_uuid(), ${event}, 'Why' from tenants`.execute(
      db,
    );
  await sql`insert into audits (tenant_id, id, at, actor_kind, subject_type, subject_id, event)
    select tenant_id, gen_random_uuid(), '2026-01-03', 'tenant_member', 'Organization', id, 'verify' from organizations`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`select id from organizations`.execute(db);
  for (const max_uses of [1, 30]) {
    const words = { code: `ABCD00${10 + max_uses}`, name: 'Fair', occupation_ids: [], recommendation_text: 'Good' };
    const made = { created_at: new Date('2026-01-03'), status: 'active', version: 1, times_opened: 0, times_used: 0 };
    await insert(db, 'registration_codes', { organization_id: rows[0]?.id, ...words, ...made, max_uses });
  }
  return { gone };
}

const filled = [
  'terms',
  'users',
  'applicants',
  'organizations',
  'employees',
  'email_templates',
  'pings',
  'legal_contacts',
  'consents',
  'audits',
  'registration_codes',
];

/** The same rows for tenants that differ in what their terms say. */
async function copyTo(db: Kysely<Schema>, tenant: typeof first): Promise<void> {
  await db.insertInto('tenants').values(tenant).execute();
  for (const table of filled) {
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = ${table} and is_generated = 'NEVER'`.execute(db);
    const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
      from (select (jsonb_populate_record(null::${sql.table(table)}, to_jsonb(t) || jsonb_build_object('tenant_id', ${tenant.id}::text))).*
        from ${sql.table(table)} t where tenant_id = ${first.id}::uuid) copied`.execute(db);
  }
  await sql`update terms set hash_de = ${tenant.slug}, hash_en = ${tenant.slug}, version = version + 1 where tenant_id = ${tenant.id}::uuid`.execute(
    db,
  );
}

const said: Record<string, string> = {
  applicants: 'id, search_status, tos_status, findable_status, matchable',
  pings: 'id, status, released_at, released_until is null as "open", withdrawn_by, news',
  legal_contacts: 'id, status, sequence',
  consents: `applicant_id, act, kind, reason, legal_contact_id, (reason = 'facts_missing' and text_hash <>
    (select max(hash_de) from terms t where t.tenant_id = consents.tenant_id)) as "foreign"`,
  audits: 'id, event, reason',
  noise_counts: 'event, day, count',
  not_me: 'pair_hash',
  organizations: 'id, verified_at',
  registration_codes: 'id, max_uses, kind',
};

async function tell(db: Kysely<Schema>, tenant: string): Promise<Record<string, object[]>> {
  const all: Record<string, object[]> = {};
  for (const [table, columns] of Object.entries(said)) {
    const { rows } = await sql<{ row: object }>`select to_jsonb(r) as row from
      (select ${sql.raw(columns)} from ${sql.table(table)} where tenant_id = ${tenant}::uuid) r order by r::text`.execute(
      db,
    );
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

/** Its tables belong to an ordinary role; `everything` sees all tenants. */
async function ordinary(): Promise<{ db: Database; everything: Database }> {
  const { db, everything, drop } = await ordinaryOwner(postgres.url);
  dropOrdinary = drop;
  return { db, everything };
}

async function superuser(): Promise<{ db: Database; everything: Database }> {
  const db = await databaseAfter(earlier);
  return { db, everything: db };
}

test.each([
  ['a superuser', superuser],
  ['an ordinary role', ordinary],
])(
  'tables of %s: each tenant becomes what it would become alone',
  async (_, open) => {
    const { db, everything } = await open();
    await new Migrator({ db: db.kysely, provider: { getMigrations: async () => earlier } }).migrateToLatest();
    const { gone } = await fill(everything.kysely);
    for (const tenant of others) await copyTo(everything.kysely, tenant);
    await migrate(db);
    const one = await tell(everything.kysely, first.id);
    const counts = Object.fromEntries(Object.entries(one).map(([table, rows]) => [table, rows.length]));
    // seven rows of the ledger, each for both acts
    expect(counts).toEqual({
      applicants: 3,
      pings: 9,
      legal_contacts: 6,
      consents: 14,
      audits: 3,
      noise_counts: 1,
      not_me: 4,
      organizations: 1,
      registration_codes: 2,
    });
    expect(one['organizations']?.map((row) => 'verified_at' in row && row.verified_at)).not.toContain(null);
    expect(one['registration_codes']).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ max_uses: 1, kind: 'personal' }),
        expect.objectContaining({ max_uses: 30, kind: 'group' }),
      ]),
    );
    for (const { id } of others) expect(await tell(everything.kysely, id)).toEqual(one);
    expect(one['consents']?.filter((row) => 'foreign' in row && row.foreign)).toEqual([]);
    const [latest] = await sql<{ sequence: number }>`select max(sequence) as sequence from legal_contacts`
      .execute(everything.kysely)
      .then(({ rows }) => rows);
    const anew = { ...guardian, tenant_id: first.id, applicant_id: gone, email: 'new@example.org', status: 'pending' };
    const id = await insert(everything.kysely, 'legal_contacts', anew);
    const added = await everything.kysely
      .selectFrom('legal_contacts')
      .select('sequence')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(added?.sequence).toBeGreaterThan(latest?.sequence ?? 0);
    if (everything === db) await db.close();
  },
  120_000,
);
