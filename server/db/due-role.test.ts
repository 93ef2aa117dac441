import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { FakeClock } from '../../tests/support/clock.ts';
import { freshDatabase } from '../../tests/support/database.ts';
import { ordinaryOwner } from '../../tests/support/ordinary-owner.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { tenantRow } from '../../tests/support/rows.ts';
import type { Database } from './client.ts';
import { newId } from './ids.ts';
import { migrate } from './migrate.ts';
import { acrossTenants, inTenant } from './scope.ts';

const clock = new FakeClock();
const tenants = [tenantRow(clock, 'here'), tenantRow(clock, 'there')];

/** Two tenants with a mail each. */
async function fill(db: Database): Promise<void> {
  await db.kysely.insertInto('tenants').values(tenants).execute();
  for (const { id: tenant_id } of tenants)
    await inTenant(db, tenant_id, (tx) =>
      tx
        .insertInto('mails')
        .values({
          tenant_id,
          id: newId(clock),
          kind: 'mail_test',
          recipient_name: 'Mina',
          recipient_address: 'mina@example.org',
          recipient_key: 'mina@example.org',
          sender_name: 'App',
          subject: 'Hallo',
          headers: JSON.stringify({ locale: 'de' }),
          status: 'queued',
          send_at: clock.now(),
          created_at: clock.now(),
        })
        .execute(),
    );
}

const mailsOf = (db: Database) =>
  acrossTenants(db, (tx) => tx.selectFrom('mails').select('tenant_id').orderBy('tenant_id').execute());
const both = tenants.map(({ id }) => ({ tenant_id: id })).toSorted((a, b) => (a.tenant_id < b.tenant_id ? -1 : 1));

describe('the role that looks for what is due', () => {
  let db: Database;
  beforeAll(async () => {
    db = await freshDatabase();
    await fill(db);
  });
  afterAll(() => db.close());

  test('owns nothing, logs in nowhere, passes by no policy and is no part of the role of requests', async () => {
    const { rows } = await sql`
      select r.rolsuper, r.rolbypassrls, r.rolcanlogin, r.rolcreaterole,
        (select count(*) from pg_class c where c.relowner = r.oid) as owned,
        pg_has_role(r.rolname, 'werdegang_app', 'member') or pg_has_role('werdegang_app', r.rolname, 'member') as joined
      from pg_roles r where r.rolname = 'werdegang_due'`.execute(db.kysely);
    const none = { rolsuper: false, rolbypassrls: false, rolcanlogin: false, rolcreaterole: false, owned: 0 };
    expect(rows).toEqual([{ ...none, joined: false }]);
  });

  test('sees every tenant', async () => {
    expect(await mailsOf(db)).toEqual(both);
  });

  test('reads ids, states and times, and no other kind of column', async () => {
    const { rows } = await sql<{ name: string; type: string }>`
      select a.attname as name, format_type(a.atttypid, null) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and has_column_privilege('werdegang_due', c.oid, a.attnum, 'select')`.execute(db.kysely);
    const typed = (type: string) => [...new Set(rows.filter((row) => row.type === type).map(({ name }) => name))];
    expect(new Set(rows.map(({ type }) => type))).toEqual(
      new Set(['uuid', 'text', 'timestamp with time zone', 'date', 'integer', 'boolean']),
    );
    expect(typed('text').toSorted()).toEqual([
      'account',
      'findable_status',
      'kind',
      'news',
      'purpose',
      'search_status',
      'status',
      'tos_status',
      'verification',
    ]);
    expect(typed('uuid').toSorted()).toEqual([
      'applicant_id',
      'id',
      'organization_id',
      'ping_id',
      'subject_id',
      'tenant_id',
      'user_id',
    ]);
    expect(typed('date').toSorted()).toEqual(['date_of_birth', 'day', 'run_on', 'started_on', 'until', 'viewed_on']);
  });

  test('has no other right on any table', async () => {
    const { rows } = await sql`
      select c.relname, k.may from pg_class c
        cross join unnest(array['insert', 'update', 'delete', 'truncate', 'references', 'trigger']) k(may)
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and (has_table_privilege('werdegang_due', c.oid, k.may) or has_table_privilege('werdegang_due', c.oid, 'select')
          or (k.may in ('insert', 'update', 'references') and has_any_column_privilege('werdegang_due', c.oid, k.may)))`.execute(
      db.kysely,
    );
    expect(rows).toEqual([]);
  });

  test.each([
    'select recipient_address from mails',
    'select * from users',
    'select firstname from legal_contacts',
    'select token_hash from link_tokens',
    'select slug from tenants',
    'select text_de from terms',
    'select * from installation',
    'delete from mails',
    "update mails set status = 'sent'",
    'select forget_old(now(), now())',
  ])('may not: %s', async (statement) => {
    const attempt = acrossTenants(db, (tx) => sql.raw(statement).execute(tx));
    await expect(attempt).rejects.toMatchObject({ code: expect.stringMatching(/^42501|^42601/) });
  });

  test('ends with the transaction', async () => {
    await mailsOf(db);
    const { rows } = await sql`select current_user = session_user as same`.execute(db.kysely);
    expect(rows).toEqual([{ same: true }]);
  });

  test('gives the role of requests nothing: it sees its own tenant’s rows', async () => {
    for (const { id } of tenants)
      expect(await inTenant(db, id, (tx) => tx.selectFrom('mails').select('tenant_id').execute())).toEqual([
        { tenant_id: id },
      ]);
  });
});

test('ordinary owners, who created the roles and who was let in, look across tenants by them alone', async () => {
  const postgres = await startPostgres();
  const ends = [postgres.stop];
  onTestFinished(async () => {
    for (const end of ends.toReversed()) await end();
  });
  for (const _ of ['creates the roles', 'finds them']) {
    const { db, drop } = await ordinaryOwner(postgres.url);
    ends.push(drop);
    await migrate(db);
    await fill(db);
    expect(await mailsOf(db)).toEqual(both);
    expect(await db.kysely.selectFrom('mails').select('tenant_id').execute()).toEqual([]);
  }
});
