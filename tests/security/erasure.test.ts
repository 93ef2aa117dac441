import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportCompany } from '../../contract/reports/reports.endpoints.ts';
import { channels } from '../../contract/channels/channels.endpoints.ts';
import { updateApplicant, withdrawRegistration } from '../../contract/applicants/applicants.endpoints.ts';
import * as auth from '../../contract/authentication/authentication.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { updateEmployee } from '../../contract/employees/employees.endpoints.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { answerLegalContact, createLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { rememberSearch } from '../../contract/search/searchers.endpoints.ts';
import { newId } from '../../server/db/ids.ts';
import { createLogger } from '../../server/http/logging.ts';
import { aSuspiciousEvent } from '../support/between-parties.ts';
import { findable, leave, sentPing } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import { entriesOf } from '../support/columns.ts';
import { onlyOnce } from '../support/only-once.ts';
import { password, type Person } from '../support/people.ts';
import { aCode, anInvitation, mailedCode, registered } from '../support/registration.ts';
import { publishTerms, type ReadTexts } from '../support/terms.ts';
import { keptTexts, markTexts, programsOwn, rowsAbout, whereabouts } from '../support/traces.ts';
import { createWorld, type World } from '../support/world.ts';

/**
 * A marker stands in every text of every row about a person; once the person is erased, none is left. The rows are
 * found by what they refer to and the columns by the catalog, so a new table or column is in this by itself.
 */
let world: World;
/** What the server has logged, at its most talkative, and which files it wrote. */
const [log, written]: readonly [string[], string[]] = [[], []];
let hash: Record<'de' | 'en', ReadTexts>;
let code: string;
beforeAll(async () => {
  const files = {
    write: async (name: string) => void written.push(name),
    read: async () => undefined,
    remove: async () => {},
    list: async () => [],
  };
  const logger = createLogger('trace', { write: (line: string) => log.push(line) });
  world = await createWorld({ deps: { logger, files } });
  hash = await publishTerms(world, world.other);
  code = (await aCode(world, {}, world.other)).code.code;
});
afterAll(() => world.close());

const day = 86_400_000;
let count = 0;

/** Registered, with a guardian asked, a second registration under the address, and an invitation to it. */
async function child(guardian = 'Vogt'): Promise<{ person: Person; browser: ApiClient; applicantId: string }> {
  count += 1;
  const email = `child${count}@erasure.example`;
  const browser = await registered(world, code, email, world.other);
  await browser.call(auth.verifyEmail, { body: { code: await mailedCode(world, email) } });
  const me = (await browser.call(fetchMe)).body.data;
  const steps = [
    { ...findable, date_of_birth: '2011-05-05' },
    { meta: { phonenumber: '+49 30 901820' } },
    { address: { line_1: 'Musterweg 1', line_2: 'bei Kaya', postcode: '10115', city: 'Berlin', country: 'DE' } },
  ] as const;
  for (const body of steps) {
    const { status } = await browser.call(updateApplicant, { params: { id: me.applicant?.id ?? '' }, body });
    expect(status).toBe(200);
  }
  await nameGuardian(browser, guardian);
  await browser.call(channels.list);
  await registered(world, code, email, world.other);
  const employee = await world.login(await world.person({ tenant: world.other, type: 'employee' }));
  expect(await anInvitation(employee, email)).toBeDefined();
  return { person: await findPerson(email), browser, applicantId: me.applicant?.id ?? '' };
}

async function nameGuardian(browser: ApiClient, lastname: string): Promise<void> {
  const email = `guardian${count}@erasure.example`;
  const body = { firstname: 'Maren', lastname, email, gender: 'female', relation: 'mother' } as const;
  expect((await browser.call(createLegalContact, { body }, { key: `guardian-${count}` })).status).toBe(201);
}

async function findPerson(email: string): Promise<Person> {
  const row = await world.db.kysely
    .selectFrom('users')
    .select(['id', 'type'])
    .where('email', '=', email)
    .where('verification', '=', 'verified')
    .executeTakeFirstOrThrow();
  return { ...row, tenant: world.other, email, password };
}

/** The guardian agrees; a company writes, and is declined in words. */
async function contacted(
  { person, browser, applicantId }: Awaited<ReturnType<typeof child>>,
  words: string,
): Promise<void> {
  const guardian = `guardian${count}@erasure.example`;
  const [, id = '', token = ''] =
    /legal-contacts\/([\w-]+)\/verify#token=([\w-]+)/.exec((await world.mails(guardian))[0]?.text ?? '') ?? [];
  const accepted = await world.client(world.other).call(answerLegalContact, {
    params: { id },
    body: { event: 'accept', token, custody: true, ...hash.de, releases: 'ask' },
  });
  expect(accepted.status).toBe(200);
  const now = world.clock.now();
  await world.db.kysely
    .insertInto('legal_contact_codes')
    .values({
      tenant_id: world.other.id,
      id: newId(world.clock),
      legal_contact_id: id,
      code_hash: 'x',
      created_at: now,
      expires_at: now,
    })
    .execute();
  const employee = await world.login(await world.person({ tenant: world.other, type: 'employee' }));
  const ping = await sentPing(world, employee, { ...person, applicant_id: applicantId });
  const declined = await browser.call(pings.transition, {
    params: { id: ping },
    body: { event: 'decline', reason: words },
  });
  expect(declined.status).toBe(200);
  const organization_id = (await employee.call(fetchMe)).body.data.organization?.id ?? '';
  await aSuspiciousEvent(world, world.other, person, { note: words });
  const said = { organization_id, reason: 'personal', text: 'Fragte nach allem' } as const;
  expect((await browser.call(reportCompany, { body: said }, { key: `report-${count}-x` })).status).toBe(201);
}

/** Whose rows these are instead; every other table must have rows about the person before the erasure. */
const others = onlyOnce([
  ...entriesOf((column) => column.notThePersons),
  ...Object.entries({
    tenants: 'the association’s own',
    tenant_logos: 'the association’s own',
    terms: 'the association’s own',
    installation: 'the program’s own secrets',
    company_consents: 'the company’s own',
    activities: 'no text in it but words of the program',
    appointments: 'no text of the person in it (tests/api/appointments.test.ts)',
    interests: 'no text in it',
    search_marks: 'no text in it',
    search_seen: 'no text in it',
    applicant_views: 'no text in it',
    searchers: 'the company’s people',
    not_me: 'a keyed hash of two addresses',
    registrations: 'no text in it',
    organization_blocks: 'no text in it',
    noise_counts: 'counts by kind, of nobody',
    applicant_counts: 'sums over everybody',
    organization_changes: 'of companies, and of nobody in them',
    organization_progress: 'the same',
    bulk_actions: 'ids, and when they were last written to, for a day',
    handovers: 'of the operator’s people, as long as the log (tests/api/handovers.test.ts)',
    rate_limits: 'counts under hashes, for a day',
  }),
]);

async function tables(): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely_%'`.execute(world.db.kysely);
  return rows.map(({ name }) => name);
}

/** Marks every text about somebody, lets the erasure happen, and says where the marker is found afterwards. */
async function afterErasure(
  someone: Awaited<ReturnType<typeof child>>,
  erase: () => Promise<unknown>,
): Promise<{ readonly marked: readonly string[]; readonly left: readonly string[]; readonly rows: readonly string[] }> {
  const marker = `marker${(count += 1)}x`;
  const ids = { ids: [someone.person.id, someone.applicantId], email: someone.person.email };
  const marked = await markTexts(world.db, await rowsAbout(world.db, ids), marker, programsOwn);
  await erase();
  const left = (await whereabouts(world.db, marker)).filter((place) => !(place in keptTexts));
  return { marked, left, rows: [...(await rowsAbout(world.db, ids)).keys()] };
}

describe('nothing anybody typed about a person is left', () => {
  test('a reason typed when declining is in no log', async () => {
    const someone = await child();
    await contacted(someone, 'reason5821');
    const places = await whereabouts(world.db, 'reason5821');
    expect(places).toContain('pings.decline_reason');
    expect(places.filter((place) => place.startsWith('audits'))).toEqual([]);
  });

  test('a week after the account was deleted', async () => {
    const someone = await child();
    const guardian = count;
    await contacted(someone, 'no, thanks');
    await leave(world, someone.person);
    const { marked, left, rows } = await afterErasure(someone, async () => {
      world.clock.advance(7 * day);
      await world.jobs.tick(world.clock.now());
    });
    const silent = (await tables()).filter((table) => !marked.some((place) => place.startsWith(`${table}.`)));
    expect(
      silent.filter((table) => !(table in others)),
      'say in the column’s file of tests/columns whose rows these are',
    ).toEqual([]);
    expect(left).toEqual([]);
    expect(rows).toEqual(['audits']);
    expect(log.length).toBeGreaterThan(20);
    const named = [someone.person.email, `guardian${guardian}@erasure.example`, 'Musterweg', '901820'];
    expect(named.filter((text) => log.some((line) => line.includes(text)))).toEqual([]);
    expect(written.filter((name) => !/^erasures\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.json$/.test(name))).toEqual([]);
  });

  test('of an employee who left, a week later, but what letters say that others got', async () => {
    const leaving = await world.person({
      tenant: world.other,
      type: 'employee',
      firstname: 'Wendelin',
      lastname: 'Abschied',
      email: 'abschied@erasure.example',
    });
    const { organization_id = '', employee_id = '' } = leaving;
    await world.person({ tenant: world.other, type: 'employee', organization_id });
    const browser = await world.login(leaving);
    const typed = { position: 'Leitung Abschied', phonenumber: '+49 30 90182077' };
    const told = await browser.call(updateEmployee, { params: { id: employee_id }, body: { meta: typed } });
    expect(told.status).toBe(200);
    const invited = { firstname: 'Ayla', lastname: 'Kaya', email: 'colleague@erasure.example' };
    await browser.call(invitations.create, { body: invited }, { key: 'invite-abschied' });
    await browser.call(channels.list);
    const looked = { criteria: { centre: '10115 Abschied' } };
    expect((await browser.call(rememberSearch, { body: looked })).status).toBe(204);
    await sentPing(world, browser, await world.person({ ...findable, tenant: world.other }));
    const left = async () => [
      ...new Set([...(await whereabouts(world.db, 'bschied')), ...(await whereabouts(world.db, '90182077'))]),
    ];
    expect(await left()).toEqual(
      expect.arrayContaining([
        'channels.address',
        'employees.phonenumber',
        'employees.position',
        'pings.body',
        'searchers.criteria',
        'users.lastname',
      ]),
    );
    await leave(world, leaving);
    world.clock.advance(7 * day);
    await world.jobs.tick(world.clock.now());
    expect(await left()).toEqual(['pings.body']);
  });

  test('at once, where a child that is too young takes everything back', async () => {
    const someone = await child();
    const { marked, left, rows } = await afterErasure(someone, async () => {
      const { status } = await someone.browser.call(withdrawRegistration, { params: { id: someone.applicantId } });
      expect(status).toBe(204);
    });
    expect(marked).toEqual(expect.arrayContaining(['mails.text_body', 'users.firstname', 'legal_contacts.lastname']));
    expect(left).toEqual([]);
    expect(rows).toEqual(['audits']);
  });

  test('after thirty days without a guardian’s yes, and neither is the guardian’s name or address', async () => {
    const someone = await child('Abendroth');
    const first = count;
    const days = async (length: number) => {
      world.clock.advance(length * day);
      await world.jobs.tick(world.clock.now());
    };
    const of = async (text: string) => whereabouts(world.db, text);
    await days(23);
    await days(6);
    // named once more on the last day, so that a mail to a guardian lies there
    count += 1;
    const addresses = [`guardian${first}@erasure.example`, `guardian${count}@erasure.example`, someone.person.email];
    await nameGuardian(await world.login(someone.person), 'Abendroth');
    expect(await of('Abendroth')).toEqual(expect.arrayContaining(['legal_contacts.lastname', 'mails.text_body']));
    for (const address of addresses) expect(await of(address)).not.toEqual([]);
    const { marked, left, rows } = await afterErasure(someone, () => days(1));
    expect(marked).toEqual(expect.arrayContaining(['mails.text_body', 'users.firstname', 'legal_contacts.lastname']));
    expect(left).toEqual([]);
    expect(rows).toEqual(['audits']);
    for (const text of ['Abendroth', ...addresses]) expect(await of(text)).toEqual([]);
  });
});
