import { Migrator } from 'kysely/migration';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { FakeClock } from '../../tests/support/clock.ts';
import { tenantRow } from '../../tests/support/rows.ts';
import { openDatabase } from '../db/client.ts';
import { newId } from '../db/ids.ts';
import { migrate } from '../db/migrate.ts';
import * as foundation from '../db/migrations/0001_foundation.ts';
import * as tenantLogos from '../db/migrations/0002_tenant_logos.ts';
import type { Schema } from '../db/schema.ts';

const clock = new FakeClock();

test('whoever was found without a required fact goes through onboarding and terms again; others stay found', async () => {
  const db = await openDatabase({});
  const before = { '0001_foundation': foundation, '0002_tenant_logos': tenantLogos };
  await new Migrator({ db: db.kysely, provider: { getMigrations: async () => before } }).migrateToLatest();
  await db.kysely.insertInto('tenants').values(tenantRow(clock, 'app')).execute();
  const whole = await anApplicant(db.kysely, {});
  const skipped = await anApplicant(db.kysely, { date_of_birth: null, phonenumber: null });
  const paused = await anApplicant(db.kysely, { occupation_id: null, search_status: 'doesnot_want_matching' });
  const open = await aPing(db.kysely, skipped, 'pending');
  const declined = await aPing(db.kysely, skipped, 'declined');
  const kept = await aPing(db.kysely, whole, 'pending');
  await migrate(db);
  const { rows } = await sql`select id, matchable, search_status, tos_status, tos_accepted_at is null as "never"
    from applicants order by id`.execute(db.kysely);
  expect(rows).toEqual([
    { id: whole, matchable: true, search_status: 'wants_to_be_matched', tos_status: 'accepted', never: false },
    { id: skipped, matchable: false, search_status: 'unconfirmed', tos_status: 'expired', never: true },
    { id: paused, matchable: false, search_status: 'doesnot_want_matching', tos_status: 'expired', never: true },
  ]);
  const ledger = db.kysely
    .selectFrom('consents')
    .where('act', '=', 'terms')
    .select(['applicant_id', 'kind', 'given_by', 'reason', 'terms_version']);
  const entry = { kind: 'expired', given_by: 'system', reason: 'facts_missing', terms_version: 1 };
  expect(await ledger.orderBy('applicant_id').execute()).toEqual([
    { applicant_id: skipped, ...entry },
    { applicant_id: paused, ...entry },
  ]);
  expect(await db.kysely.selectFrom('pings').select(['id', 'status']).orderBy('id').execute()).toEqual([
    { id: open, status: 'revoked' },
    { id: declined, status: 'declined' },
    { id: kept, status: 'pending' },
  ]);
  await db.close();
});

/** A row of the tables as they were then, with everything that is required unless taken away. */
async function insert(db: Kysely<Schema>, table: string, row: object): Promise<string> {
  const id = newId(clock);
  const times = table === 'terms' ? {} : { created_at: clock.now(), updated_at: clock.now() };
  const { rows } = await sql<{ tenant_id: string }>`select id as tenant_id from tenants`.execute(db);
  const values = { ...rows[0], id, ...times, ...row };
  const columns = sql.join(Object.keys(values).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb)`.execute(
    db,
  );
  clock.advance(1);
  return id;
}

async function anApplicant(db: Kysely<Schema>, changes: object): Promise<string> {
  const email = `${clock.now().getTime()}@example.org`;
  const user_id = await insert(db, 'users', {
    type: 'applicant',
    firstname: 'Kim',
    lastname: 'Muster',
    email,
    email_key: email,
    password_hash: 'x',
    locale: 'de',
    timezone: 'Europe/Berlin',
    verification: 'verified',
    account: 'active',
  });
  return insert(db, 'applicants', {
    user_id,
    had_occupation: true,
    occupation_id: newId(clock),
    graduation_type_id: newId(clock),
    date_of_birth: '2008-05-05',
    phonenumber: '+4930901820',
    line_1: 'Musterweg 1',
    postcode: '10115',
    city: 'Berlin',
    country: 'DE',
    lat: 52.5,
    lng: 13.4,
    search_status: 'wants_to_be_matched',
    tos_status: 'accepted',
    tos_accepted_at: clock.now(),
    ...changes,
  });
}

let company: { organization_id: string; employee_id: string; email_template_id: string } | undefined;

async function aCompany(db: Kysely<Schema>) {
  const email = 'company@example.org';
  const user_id = await insert(db, 'users', {
    type: 'employee',
    firstname: 'Pia',
    lastname: 'Muster',
    email,
    email_key: email,
    password_hash: 'x',
    locale: 'de',
    timezone: 'Europe/Berlin',
    verification: 'verified',
    account: 'active',
  });
  await insert(db, 'terms', {
    version: 1,
    material: true,
    text_de: 'x',
    text_en: 'x',
    hash_de: 'x',
    hash_en: 'x',
    published_at: clock.now(),
  });
  const organization_id = await insert(db, 'organizations', { name: 'Betrieb', status: 'active', version: 1 });
  return {
    organization_id,
    employee_id: await insert(db, 'employees', { user_id, organization_id }),
    email_template_id: await insert(db, 'email_templates', {
      name_de: 'x',
      name_en: 'x',
      purpose: 'ping',
      subject_de: 'x',
      subject_en: 'x',
      body_de: 'x',
      body_en: 'x',
      status: 'published',
      is_default: true,
      times_used: 0,
      version: 1,
    }),
  };
}

async function aPing(db: Kysely<Schema>, applicant_id: string, status: string): Promise<string> {
  company ??= await aCompany(db);
  return insert(db, 'pings', {
    ...company,
    applicant_id,
    status,
    email_template_version: 1,
    locale: 'de',
    subject: 'x',
    body: 'x',
    match: {},
    send_at: clock.now(),
    expires_at: clock.now(),
  });
}
