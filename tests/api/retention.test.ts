import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { transitionApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { answerLegalContact, createLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { recordConsent } from '../../server/consents/consents.service.ts';
import { inTenant } from '../../server/db/scope.ts';
import { findable, leave } from '../support/account.ts';
import type { Person, PersonWishes } from '../support/people.ts';
import { publishTerms } from '../support/terms.ts';
import { markTexts, rowsAbout, whereabouts } from '../support/traces.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await publishTerms(world, world.tenant);
  await publishTerms(world, world.other);
});
afterAll(() => world.close());

const day = 86_400_000;
const wait = async (days: number) => {
  world.clock.advance(days * day);
  await world.jobs.tick(world.clock.now());
};
const userOf = ({ id }: Person) =>
  world.db.kysely.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
const subjects = async ({ email }: Person) => (await world.mails(email)).map(({ subject }) => subject);

describe('who never finished registering', () => {
  const beginners: [string, PersonWishes, string][] = [
    ['has a mail after 23 days, is erased after 30', { stage: 'verified' }, 'Your registration at app is unfinished'],
    [
      'and is a minor is told what is missing, and erased all the same',
      { stage: 'onboarded', date_of_birth: '2011-05-05' },
      'The yes of your parents is still missing',
    ],
  ];
  test.each(beginners)('%s', async (_, wishes, subject) => {
    const person = await world.person({ locale: 'en', ...wishes });
    await wait(22);
    expect(await subjects(person)).toEqual([]);
    await wait(1);
    expect(await subjects(person)).toEqual([subject]);
    await wait(6.99);
    expect(await userOf(person)).toBeDefined();
    await wait(0.01);
    expect(await userOf(person)).toBeUndefined();
    expect([
      ...(await rowsAbout(world.db, { ids: [person.id, person.applicant_id ?? ''], email: person.email })).keys(),
    ]).toEqual(['audits']);
  });

  test('is never erased without the mail, however late it comes', async () => {
    const person = await world.person({ stage: 'verified' });
    await wait(200);
    expect(await userOf(person)).toBeDefined();
    expect(await subjects(person)).toHaveLength(1);
    await wait(6.9);
    expect(await userOf(person)).toBeDefined();
    await wait(0.2);
    expect(await userOf(person)).toBeUndefined();
  });

  test('and finishes in time stays', async () => {
    const person = await world.person({ stage: 'verified' });
    await wait(25);
    await world.db.kysely
      .updateTable('applicants')
      .set({ search_status: 'wants_to_be_matched', looking_until: new Date(world.clock.now().getTime() + 90 * day) })
      .where('user_id', '=', person.id)
      .execute();
    await wait(30);
    expect(await userOf(person)).toBeDefined();
  });
});

describe('an ended search', () => {
  const ended = async () => {
    const person = await world.person({ ...findable, locale: 'en' });
    const browser = await world.login(person);
    const { status } = await browser.call(transitionApplicant, {
      params: { id: person.applicant_id ?? '' },
      body: { event: 'found_traineeship', reason: 'found_elsewhere' },
    });
    expect(status).toBe(200);
    return person;
  };
  const archived = () =>
    world.db.kysely.selectFrom('applicants').selectAll().where('search_status', '=', 'archived').execute();

  test('is archived without a person in it six months after it ended, after a mail', async () => {
    const before = (await archived()).length;
    const person = await ended();
    const ids = { ids: [person.id, person.applicant_id ?? ''], email: person.email };
    await wait(150);
    expect(await subjects(person)).toEqual([]);
    await wait(20);
    expect(await subjects(person)).toEqual(['Your data at app will be deleted']);
    await markTexts(world.db, await rowsAbout(world.db, ids), 'marker4411');
    await wait(15);
    const rows = await archived();
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)).toMatchObject({ date_of_birth: null, phonenumber: null, line_1: null, occupation_id: null });
    expect(await userOf(person)).toBeUndefined();
    expect((await whereabouts(world.db, 'marker4411')).filter((place) => !place.startsWith('audits.'))).toEqual([
      'applicants.search_reason',
    ]);
    const events = await world.db.kysely
      .selectFrom('audits')
      .select(['event', 'status_to'])
      .where('subject_id', '=', person.applicant_id ?? '')
      .execute();
    expect(events).toContainEqual({ event: 'retention', status_to: 'archived' });
  });

  test('of somebody who logs in stays, and is warned again', async () => {
    const person = await ended();
    await wait(170);
    await world.login(person);
    await wait(100);
    expect(await userOf(person)).toBeDefined();
    await wait(75);
    expect((await subjects(person)).filter((subject) => subject.startsWith('Your data'))).toHaveLength(2);
    await wait(15);
    expect(await userOf(person)).toBeUndefined();
  });
});

test('whoever still comes by, logged in all the time, is neither warned nor erased', async () => {
  const person = await world.person({ ...findable, locale: 'en' });
  const browser = await world.login(person);
  const body = { event: 'found_traineeship', reason: 'found_elsewhere' } as const;
  await browser.call(transitionApplicant, { params: { id: person.applicant_id ?? '' }, body });
  for (let weeks = 0; weeks < 40; weeks += 4) {
    // oxlint-disable-next-line no-await-in-loop -- time passes
    await wait(28);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect((await browser.call(fetchMe)).status).toBe(200);
  }
  expect(await subjects(person)).toEqual([]);
  const { found } = (await browser.call(fetchMe)).body.data.applicant ?? {};
  expect(new Date(found?.kept_until ?? 0).getTime() - world.clock.now().getTime()).toBeGreaterThan(179 * day);
});

describe('what outlives a person', () => {
  const consents = () => world.db.kysely.selectFrom('consents').selectAll().execute();
  const agreed = async (person: Person) =>
    inTenant(world.db, person.tenant.id, (tx) =>
      recordConsent(tx, {
        applicant_id: person.applicant_id ?? '',
        act: 'terms',
        kind: 'accepted',
        given_by: 'applicant',
        reason: 'accept',
        locale: 'en',
        now: world.clock.now(),
      }),
    );

  test('the ledger stays for three years under a pseudonym that only the address leads to', async () => {
    const person = await world.person(findable);
    await agreed(person);
    await leave(world, person);
    await wait(7);
    const [row] = await consents();
    expect(row).toMatchObject({ kind: 'accepted', legal_contact_id: null, erased_at: expect.any(Date) });
    expect(row?.applicant_id).not.toBe(person.applicant_id);
    const { rows } = await sql<{ pseudonym: string }>`
      select encode(substring(keyed_hash(${person.email}) for 16), 'hex')::uuid as pseudonym`.execute(world.db.kysely);
    expect(row?.applicant_id).toBe(rows[0]?.pseudonym);
    await wait(3 * 365 - 10);
    expect(await consents()).toHaveLength(1);
    await wait(12);
    expect(await consents()).toEqual([]);
  });

  test('a ledger row of somebody who is here stays, however old', async () => {
    const person = await world.person(findable);
    await agreed(person);
    await world.db.kysely
      .updateTable('consents')
      .set({ created_at: new Date(0) })
      .execute();
    await wait(1);
    expect(await consents()).toHaveLength(1);
  });

  test('the log goes after twelve months', async () => {
    await world.db.kysely.deleteFrom('audits').execute();
    const person = await world.person();
    await leave(world, person);
    const log = () =>
      world.db.kysely.selectFrom('audits').select('event').where('subject_id', '=', person.id).execute();
    await wait(7);
    await wait(357);
    expect((await log()).length).toBeGreaterThan(0);
    await wait(12);
    expect(await log()).toEqual([]);
  });

  test('that an address said “not me” is remembered for 24 months without naming it, across an erasure', async () => {
    const email = 'wrong.person@example.org';
    const name = async (person: Person) =>
      (await world.login(person)).call(createLegalContact, {
        body: { firstname: 'Maren', lastname: 'Vogt', email, gender: 'female', relation: 'mother' },
      });
    const minor = (): PersonWishes => ({
      tenant: world.other,
      stage: 'onboarded',
      date_of_birth: new Date(world.clock.now().getTime() - 15 * 365.25 * day).toISOString().slice(0, 10),
      email: 'same.child@example.org',
    });
    const first = await world.person(minor());
    expect((await name(first)).status).toBe(201);
    const [, id = '', token = ''] =
      /legal-contacts\/([\w-]+)\/verify#token=([\w-]+)/.exec((await world.mails(email))[0]?.text ?? '') ?? [];
    const answered = await world
      .client(world.other)
      .call(answerLegalContact, { params: { id }, body: { event: 'not_me', token } });
    expect(answered.status).toBe(200);
    await leave(world, first);
    await wait(7);
    expect(await whereabouts(world.db, email)).toEqual([]);
    const again = await world.person(minor());
    const refused = await name(again);
    expect([refused.status, refused.error.meta?.errors]).toMatchObject([422, { email: expect.anything() }]);
    await leave(world, again);
    await wait(24 * 31);
    expect((await name(await world.person(minor()))).status).toBe(201);
  });
});
