import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { answerLegalContact, currentLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import {
  acceptTerms,
  currentTerms,
  listConsents,
  listTerms,
  publishTerms,
  showTermsStatistics,
} from '../../contract/terms/terms.endpoints.ts';
import { findable } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import { guardedChild } from '../support/guardian.ts';
import { hashesOf, publishTerms as firstTerms, type ReadTexts } from '../support/terms.ts';
import { createWorld, type World } from '../support/world.ts';

/** A new version of the tenant's terms: a material one asks everybody again, an edit asks nobody; the old one stays readable. */
let world: World;
let read: ReadTexts;
let administrator: ApiClient;
beforeAll(async () => {
  world = await createWorld();
  read = (await firstTerms(world, world.other)).de;
  administrator = await world.login(await world.person({ tenant: world.other, type: 'administrator' }));
});
afterAll(() => world.close());

const newest = async () => (await administrator.call(listTerms)).body.data[0]?.version ?? 0;
const inForce = async () => hashesOf((await world.client(world.other).call(currentTerms)).body.data);
const texts = (words: string) => ({ de: `Bedingungen\n\n${words}`, en: `Terms\n\n${words}` });

async function publish(words: string, material: boolean) {
  const body = { replaces: await newest(), material, text: texts(words) };
  const { status, body: answer } = await administrator.call(publishTerms, { body });
  expect(status).toBe(201);
  // whoever is asked is found within the minute, and is asked once
  for (let count = 0; count < 3; count += 1) {
    world.clock.advance(60_000);
    // oxlint-disable-next-line no-await-in-loop -- one minute after the other
    await world.jobs.tick(world.clock.now());
  }
  return answer.data;
}

const standing = async (browser: ApiClient) => {
  const { tos_status, findable_status } = (await browser.call(fetchMe)).body.data.applicant ?? {};
  return [tos_status, findable_status];
};
const told = async (email: string) =>
  (await world.mails(email)).filter(({ subject }) =>
    /Nutzungsbedingungen|terms of use|noch einmal|again/.test(subject),
  );

async function adult() {
  const person = await world.person({ tenant: world.other, stage: 'onboarded', ...findable });
  const browser = await world.login(person);
  expect((await browser.call(acceptTerms, { body: await inForce() })).status).toBe(204);
  return { person, browser };
}

describe('publishing', () => {
  test('the newest version is first, in force at once, and read by anybody', async () => {
    const { version } = await publish('Erstens.', false);
    const { data } = (await administrator.call(listTerms)).body;
    expect(data.map((one) => one.version)).toEqual(data.map((_, index) => version - index));
    expect((await world.client(world.other).call(currentTerms)).body.data).toMatchObject({ version });
  });

  test('of two who publish at once one is told that there is a newer version', async () => {
    const replaces = await newest();
    const both = ['Von Ada.', 'Von Bo.'].map((words) =>
      administrator.call(publishTerms, { body: { replaces, material: false, text: texts(words) } }),
    );
    expect((await Promise.all(both)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await newest()).toBe(replaces + 1);
  });

  test('the same text again is no version, and an empty one no text', async () => {
    const { data } = (await administrator.call(listTerms)).body;
    const [current] = data;
    if (!current) throw new Error('There are terms.');
    const body = { replaces: current.version, material: true, text: current.text };
    expect((await administrator.call(publishTerms, { body })).error.code).toBe('conflict');
    const empty = await administrator.call(publishTerms, { body: { ...body, text: { de: 'Da', en: '  ' } } });
    expect(Object.keys(empty.error.meta?.errors ?? {})).toEqual(['text.en']);
    const long = { ...body, text: { de: 'ß'.repeat(40_000), en: 'x'.repeat(40_000) } };
    expect((await administrator.call(publishTerms, { body: long })).status).toBe(201);
  });
});

test('an edit asks nobody, and what was agreed to stays what it was', async () => {
  const { person, browser } = await adult();
  const before = (await browser.call(listConsents)).body.data[0];
  await publish('Ein Komma.', false);
  expect(await standing(browser)).toEqual(['accepted', 'accepted']);
  expect(await told(person.email)).toEqual([]);
  expect((await browser.call(listConsents)).body.data[0]).toEqual(before);
});

test('a material version asks an adult once, for both acts; the yes is given to the new text', async () => {
  const { person, browser } = await adult();
  const old = (await browser.call(listConsents)).body.data[0];
  const { version, text } = await publish('Etwas ganz anderes.', true);
  expect(await standing(browser)).toEqual(['expired', 'expired']);
  expect(await told(person.email)).toHaveLength(1);
  expect((await browser.call(listConsents)).body.data[0]).toEqual({ ...old, status: 'expired' });
  expect((await browser.call(acceptTerms, { body: read })).error.code).toBe('conflict');
  expect((await browser.call(acceptTerms, { body: await inForce() })).status).toBe(204);
  expect(await standing(browser)).toEqual(['accepted', 'accepted']);
  expect((await browser.call(listConsents)).body.data[0]).toMatchObject({ version, text: text.en });
  await publish('Nur ein Wort.', false);
  expect(await standing(browser)).toEqual(['accepted', 'accepted']);
});

test('for a minor the guardian is asked again, and until the answer nobody finds the child', async () => {
  const child = await guardedChild(world, await inForce(), 'ask');
  await publish('Neu auch für Eltern.', true);
  expect(await standing(child.browser)).toEqual(['expired', 'expired']);
  expect(await told(child.person.email)).toHaveLength(1);
  const [mail, ...more] = await told(child.email);
  expect(more).toEqual([]);
  expect((await child.browser.call(currentLegalContact)).body.data).toMatchObject({ status: 'pending' });
  const token = /verify#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const yes = { event: 'accept', token, custody: true, ...(await inForce()), releases: 'ask' } as const;
  const answer = await world.client(world.other).call(answerLegalContact, { params: { id: child.id }, body: yes });
  expect(answer.status).toBe(200);
  expect(await standing(child.browser)).toEqual(['accepted', 'accepted']);
});

test('before a material version its writer reads whom it would ask, and that many are asked', async () => {
  const people = [(await adult()).person, (await adult()).person];
  const { person: gone } = await adult();
  await world.db.kysely.updateTable('users').set({ account: 'inactive' }).where('id', '=', gone.id).execute();
  const child = await guardedChild(world, await inForce(), 'tell');
  const { data } = (await administrator.call(showTermsStatistics)).body;
  await publish('Noch etwas anderes.', true);
  const expired = await world.db.kysely
    .selectFrom('applicants')
    .select(['user_id', 'date_of_birth'])
    .where('tos_status', '=', 'expired')
    .where('updated_at', '>=', new Date(world.clock.now().getTime() - 180_000))
    .execute();
  const isChild = (born: string | null) => born !== null && born > '2010-11-01';
  expect(data).toMatchObject({
    adults: expired.filter(({ date_of_birth }) => !isChild(date_of_birth)).length,
    minors: expired.filter(({ date_of_birth }) => isChild(date_of_birth)).length,
  });
  expect(data.adults).toBeGreaterThanOrEqual(people.length);
  expect(data.findable).toBeGreaterThanOrEqual(people.length);
  expect(expired.map(({ user_id }) => user_id)).toEqual(expect.arrayContaining([child.person.id]));
  expect(expired.map(({ user_id }) => user_id)).not.toContain(gone.id);
});
