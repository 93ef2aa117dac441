import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { answerLegalContact, createLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { acceptTerms } from '../../contract/terms/terms.endpoints.ts';
import { findable, sentPing } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import { publishTerms, type ReadTexts } from '../support/terms.ts';
import { handleFor, type Person } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';

/** A tenant that asks for guardians longer than before: nobody stays findable on an acceptance that wouldn't do today. */

let world: World;
let hash: Record<'de' | 'en', ReadTexts>;
let employee: ApiClient;
let company: Person;
beforeAll(async () => {
  world = await createWorld();
  hash = await publishTerms(world, world.other);
  company = await world.person({ tenant: world.other, type: 'employee' });
  employee = await world.login(company);
});
afterAll(() => world.close());

const applicant = async (date_of_birth: string): Promise<{ person: Person; browser: ApiClient }> => {
  const person = await world.person({ ...findable, tenant: world.other, stage: 'onboarded', date_of_birth });
  return { person, browser: await world.login(person) };
};

const acceptAlone = async ({ browser }: { browser: ApiClient }): Promise<void> => {
  expect((await browser.call(acceptTerms, { body: hash.de })).status).toBe(204);
};

async function acceptByGuardian({ browser, person }: { browser: ApiClient; person: Person }): Promise<void> {
  world.clock.advance(1_000);
  const email = `guardian.of.${person.id}@example.org`;
  const named = { firstname: 'Maren', lastname: 'Vogt', email, gender: 'female', relation: 'mother' } as const;
  expect((await browser.call(createLegalContact, { body: named })).status).toBe(201);
  const [mail] = await world.mails(email);
  const [, id = '', token = ''] = /legal-contacts\/([0-9a-f-]{36})\/verify#token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  const body = { event: 'accept', token, custody: true, ...hash.de, releases: 'ask' } as const;
  const answer = await world.client(world.other).call(answerLegalContact, { params: { id }, body });
  expect(answer.status).toBe(200);
}

async function setGuardianAge(guardian_age: number): Promise<void> {
  await world.db.kysely.updateTable('tenants').set({ guardian_age }).where('id', '=', world.other.id).execute();
  world.clock.advance(11_000);
  await world.jobs.run('applicants.guardian-age', world.clock.now());
}

const applicantOf = async ({ browser }: { browser: ApiClient }) => (await browser.call(fetchMe)).body.data.applicant;
const found = async () => (await employee.call(searchApplicants, {})).body.data.map(({ handle }) => handle).toSorted();
const ledgerOf = ({ person }: { person: Person }) =>
  world.db.kysely
    .selectFrom('consents')
    .where('act', '=', 'terms')
    .select(['kind', 'given_by', 'reason'])
    .where('applicant_id', '=', person.applicant_id ?? '')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

test('whom a raised age makes a minor needs a guardian: hidden, open messages taken back, the ledger says why', async () => {
  const [ofAge, between, guarded] = [
    await applicant('2008-11-20'),
    await applicant('2009-11-20'),
    await applicant('2011-05-05'),
  ];
  await acceptAlone(ofAge);
  await acceptAlone(between);
  await acceptByGuardian(guarded);
  const idsOf = (...people: { person: Person }[]) => people.map(({ person }) => handleFor(company, person)).toSorted();
  expect(await found()).toEqual(idsOf(ofAge, between, guarded));
  const ping = await sentPing(world, employee, between.person);

  await setGuardianAge(18);
  expect(await applicantOf(between)).toMatchObject({
    minor: true,
    tos_status: 'expired',
    matchability: 'unmatchable',
    unmatchable_reasons: ['guardian_not_confirmed'],
  });
  expect(await found()).toEqual(idsOf(ofAge, guarded));
  const { status } = await world.db.kysely
    .selectFrom('pings')
    .select('status')
    .where('id', '=', ping)
    .executeTakeFirstOrThrow();
  expect(status).toBe('revoked');
  expect((await between.browser.call(acceptTerms, { body: hash.de })).status).toBe(403);

  await acceptByGuardian(between);
  await world.jobs.run('applicants.guardian-age', world.clock.now());
  expect(await found()).toEqual(idsOf(ofAge, between, guarded));
  expect(await ledgerOf(between)).toEqual([
    { kind: 'accepted', given_by: 'applicant', reason: 'accept' },
    { kind: 'expired', given_by: 'system', reason: 'guardian_age_raised' },
    { kind: 'accepted', given_by: 'guardian', reason: 'guardian_accept' },
  ]);
  expect(await ledgerOf(guarded)).toEqual([{ kind: 'accepted', given_by: 'guardian', reason: 'guardian_accept' }]);
});

test('a guardian’s earlier consent doesn’t cover what the applicant accepted alone since', async () => {
  await setGuardianAge(16);
  const grown = await applicant('2010-12-01');
  await acceptByGuardian(grown);
  world.clock.set('2026-12-01T08:00:00Z');
  await world.db.kysely
    .updateTable('applicants')
    .set({ tos_status: 'expired' })
    .where('id', '=', grown.person.applicant_id ?? '')
    .execute();
  const again = { ...grown, browser: await world.login(grown.person) };
  await acceptAlone(again);
  await setGuardianAge(18);
  expect(await applicantOf(again)).toMatchObject({ tos_status: 'expired' });
});

test('the change of one tenant touches no other', async () => {
  const person = await world.person({ ...findable, date_of_birth: '2009-11-20' });
  await world.jobs.tick(world.clock.now());
  expect(await applicantOf({ browser: await world.login(person) })).toMatchObject({ tos_status: 'accepted' });
});

test('the applicants of a tenant are looked through after its age was raised, and no longer', async () => {
  const left = async () =>
    (
      await world.db.kysely
        .selectFrom('tenants')
        .select('guardian_checks_left')
        .where('id', '=', world.other.id)
        .executeTakeFirstOrThrow()
    ).guardian_checks_left;
  const rest = async () => {
    for (let minute = 0; minute < 5; minute++) await world.jobs.run('applicants.guardian-age', world.clock.now());
    return left();
  };
  expect(await rest()).toBe(0);
  await setGuardianAge(15);
  await rest();
  await setGuardianAge(14);
  expect(await left()).toBe(0);
  await setGuardianAge(16);
  expect(await left()).toBeGreaterThan(0);
});
