import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { updateEmployee } from '../../contract/employees/employees.endpoints.ts';
import { answerLegalContact, createLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { acceptTerms, withdrawConsent } from '../../contract/terms/terms.endpoints.ts';
import { graduationTypes } from '../../server/graduation-types/graduation-types.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import type { ApiClient } from '../support/api-client.ts';
import type { Person } from '../support/people.ts';
import { publishTerms, type ReadTexts } from '../support/terms.ts';
import { createWorld, type World } from '../support/world.ts';

/** Onboarding can't be skipped and a guardian can't be got round, in whatever order the calls come. */
let world: World;
let texts: ReadTexts;
let employee: ApiClient;
let person: Person;
let browser: ApiClient;

beforeAll(async () => {
  world = await createWorld();
  const tenant = world.other;
  texts = (await publishTerms(world, tenant)).de;
  employee = await world.login(await world.person({ type: 'employee', tenant }));
  person = await world.person({ tenant, stage: 'verified' });
  browser = await world.login(person);
});
afterAll(() => world.close());

const address = { line_1: 'Musterweg 1', postcode: '50667', city: 'Köln', country: 'DE' } as const;
const facts = {
  occupation: { occupation_id: occupations[0]?.id ?? '' },
  certificate: { graduation_type_id: graduationTypes[0]?.id ?? '' },
  birthday: { date_of_birth: '2008-05-05' },
  phone: { meta: { phonenumber: '+49 221 9901234' } },
  address: { address },
} as const;
/** Everything stored of this applicant, to come back to. */
async function remember() {
  const { kysely } = world.db;
  const id = person.applicant_id ?? '';
  const contacts = await kysely.selectFrom('legal_contacts').selectAll().where('applicant_id', '=', id).execute();
  const subjects = contacts.map((contact) => contact.id);
  return {
    applicant: await kysely.selectFrom('applicants').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    consents: await kysely.selectFrom('consents').selectAll().where('applicant_id', '=', id).orderBy('id').execute(),
    contacts,
    tokens:
      subjects.length === 0
        ? []
        : await kysely.selectFrom('link_tokens').selectAll().where('subject_id', 'in', subjects).execute(),
  };
}
type Memory = Awaited<ReturnType<typeof remember>>;

/** Changes with everything that is remembered. */
async function lastChange(): Promise<string> {
  const { rows } = await sql`select a.updated_at,
      (select max(c.updated_at) from legal_contacts c where c.applicant_id = a.id),
      (select count(*) from consents k where k.applicant_id = a.id)
    from applicants a where a.id = ${person.applicant_id ?? ''}`.execute(world.db.kysely);
  return JSON.stringify(rows);
}

async function comeBackTo({ applicant, consents, contacts, tokens }: Memory): Promise<void> {
  const { kysely } = world.db;
  const { matchable: _matchable, standing: _standing, ...own } = applicant;
  await kysely.deleteFrom('link_tokens').where('tenant_id', '=', person.tenant.id).execute();
  await kysely.deleteFrom('consents').where('applicant_id', '=', own.id).execute();
  await kysely.deleteFrom('legal_contacts').where('applicant_id', '=', own.id).execute();
  await kysely.updateTable('applicants').set(own).where('id', '=', own.id).execute();
  // the database makes an inbox of the address by itself
  const stored = contacts.map(({ inbox: _inbox, ...contact }) => contact);
  if (stored.length > 0) await kysely.insertInto('legal_contacts').values(stored).execute();
  if (consents.length > 0) await kysely.insertInto('consents').values(consents).execute();
  if (tokens.length > 0) await kysely.insertInto('link_tokens').values(tokens).execute();
}

const say = (fact: object) => browser.call(updateApplicant, { params: { id: person.applicant_id ?? '' }, body: fact });
const acceptFindable = () => browser.call(acceptTerms, { body: { findable: texts.findable } });
const withdraw = () => browser.call(withdrawConsent, { body: { act: 'findable' } });
const accept = () => browser.call(acceptTerms, { body: texts });
async function found(): Promise<readonly [status: number, rows: number, total: number]> {
  const { status, body } = await employee.call(searchApplicants, {});
  return [status, body.data?.length, body.meta?.total];
}

test('the address alone opens nothing: no stage, no terms, no search, and the search goes on for everybody', async () => {
  const saved = await say(facts.address);
  expect([saved.status, saved.error.code, saved.error.meta?.['step']]).toEqual([409, 'step_not_open', 'profile']);
  const accepted = await accept();
  expect([accepted.status, accepted.error.code]).toEqual([403, 'onboarding_required']);
  expect((await browser.call(fetchMe)).body.data.applicant).toMatchObject({ address: null, tos_status: 'pending' });
  expect(await found()).toEqual([200, 0, 0]);
});

test('a row that lacks a fact, however it came to be, is at the onboarding and nowhere else', async () => {
  const start = await remember();
  for (const fact of Object.values(facts)) await say(fact);
  expect((await accept()).status).toBe(204);
  expect(await found()).toEqual([200, 1, 1]);
  await world.db.kysely
    .updateTable('applicants')
    .set({ date_of_birth: null })
    .where('id', '=', person.applicant_id ?? '')
    .execute();
  expect(await found()).toEqual([200, 0, 0]);
  const again = await accept();
  expect([again.status, again.error.code]).toEqual([403, 'onboarding_required']);
  await comeBackTo(start);
});

const guardian = { firstname: 'Maren', lastname: 'Vogt', gender: 'female', relation: 'mother' } as const;
let guardians = 0;
const askGuardian = () => {
  guardians += 1;
  return browser.call(createLegalContact, { body: { ...guardian, email: `guardian${guardians}@example.org` } });
};
async function guardianAccepts(): Promise<void> {
  const { contacts } = await remember();
  const newest = contacts.toSorted((one, other) => one.id.localeCompare(other.id)).at(-1);
  const [mail] = newest?.email ? await world.mails(newest.email) : [];
  const [, id, token] = /\/legal-contacts\/([0-9a-f-]{36})\/verify#token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  if (id === undefined || token === undefined) return;
  const body = { event: 'accept', token, custody: true, releases: 'ask', ...texts } as const;
  await world.client(world.other).call(answerLegalContact, { params: { id }, body });
}

const child = '2012-05-05';
const moves: Record<string, () => Promise<unknown>> = {
  wish: () => say({ ...facts.occupation, ...facts.certificate }),
  child: () => say({ date_of_birth: child }),
  grown: () => say(facts.birthday),
  phone: () => say(facts.phone),
  address: () => say(facts.address),
  accept,
  acceptFindable,
  withdraw,
  askGuardian,
  guardianAccepts,
};

/** What no move may break. */
async function brokenRules({ applicant, consents, contacts }: Memory, said: readonly boolean[]): Promise<string[]> {
  const isAccepted = [applicant.tos_status, applicant.findable_status].includes('accepted');
  const isWhole = said.every(Boolean);
  const total = applicant.matchable ? 1 : 0;
  const by = consents.findLast(({ kind }) => kind === 'accepted')?.given_by;
  const rules = {
    'terms before all facts': !isAccepted || isWhole,
    'a child without a guardian': !(isAccepted && applicant.date_of_birth === child) || by === 'guardian',
    'somebody was named, and the child agreed alone': !isAccepted || contacts.length === 0 || by === 'guardian',
    'found without both acts':
      !applicant.matchable || (applicant.tos_status === applicant.findable_status && isAccepted && isWhole),
    'findable without the terms': applicant.findable_status !== 'accepted' || applicant.tos_status === 'accepted',
    'list and total disagree': String(await found()) === String([200, total, total]),
    'the phone number before the profile': !said[3] || said.slice(0, 3).every(Boolean),
    'the address before the phone number': !said[4] || said.slice(0, 4).every(Boolean),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

test('by whatever moves in whatever order, nobody skips a fact and no child gets round the guardian', async () => {
  const seen = new Set<string>();
  const wrong: object[] = [];
  const start = await remember();
  const states: { readonly way: readonly string[]; readonly memory: Memory }[] = [];
  const look = async (way: readonly string[]): Promise<void> => {
    const memory = await remember();
    const { applicant, consents, contacts } = memory;
    const said = [applicant.occupation_id, applicant.graduation_type_id, applicant.date_of_birth]
      .concat(applicant.phonenumber, applicant.line_1)
      .map((fact) => fact !== null);
    const by = consents.findLast(({ kind }) => kind === 'accepted')?.given_by;
    const statuses = [
      applicant.tos_status,
      applicant.findable_status,
      applicant.search_status,
      ...new Set(contacts.map(({ status }) => status)),
    ];
    const key = JSON.stringify([said, applicant.date_of_birth, by, ...statuses]);
    if (seen.has(key)) return;
    seen.add(key);
    states.push({ way, memory });
    const rules = await brokenRules(memory, said);
    if (rules.length > 0) wrong.push({ way, rules });
  };
  await look([]);
  for (const { way, memory } of states) {
    await comeBackTo(memory);
    const before = await lastChange();
    for (const [name, move] of Object.entries(moves)) {
      world.clock.advance(60_000);
      await move();
      if ((await lastChange()) === before) continue;
      await look([...way, name]);
      await comeBackTo(memory);
    }
  }
  await comeBackTo(start);
  expect(wrong).toEqual([]);
  expect(seen.size, 'standings that the moves lead to').toBe(24);
});

test('an employee says what the company wants before saying who they are', async () => {
  const someone = await world.person({ type: 'employee', stage: 'verified' });
  const body = { meta: { position: 'Ausbildungsleitung', phonenumber: '+49 221 9901234' } };
  const early = await (
    await world.login(someone)
  ).call(updateEmployee, { params: { id: someone.employee_id ?? '' }, body });
  expect([early.status, early.error.code, early.error.meta?.['step']]).toEqual([409, 'step_not_open', 'usage-type']);
});
