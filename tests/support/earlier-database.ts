import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../../server/db/client.ts';
import { newId } from '../../server/db/ids.ts';
import type { Schema } from '../../server/db/schema.ts';
import { FakeClock } from './clock.ts';
import { databaseAfter } from './database.ts';
import { tenantRow } from './rows.ts';

const clock = new FakeClock();

/** A database as it was after these migrations, with a tenant. */
export async function earlierDatabase(migrations: Record<string, Migration>): Promise<Database> {
  const db = await databaseAfter(migrations);
  await db.kysely.insertInto('tenants').values(tenantRow(clock, 'app')).execute();
  return db;
}

/** A row of the tables as they were then, with everything that is required unless taken away. */
export async function insert(db: Kysely<Schema>, table: string, row: object): Promise<string> {
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

export async function anApplicant(db: Kysely<Schema>, changes: object): Promise<string> {
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

type Company = { organization_id: string; employee_id: string; email_template_id: string };
const companies = new WeakMap<Kysely<Schema>, Company>();

async function aCompany(db: Kysely<Schema>): Promise<Company> {
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

export async function aPing(
  db: Kysely<Schema>,
  applicant_id: string,
  status: string,
  changes: object = {},
): Promise<string> {
  const company = companies.get(db) ?? (await aCompany(db));
  companies.set(db, company);
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
    ...changes,
  });
}
