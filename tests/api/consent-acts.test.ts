import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { createLegalContact, answerLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { acceptTerms, listConsents, withdrawConsent } from '../../contract/terms/terms.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { publishTerms, type ReadTexts } from '../support/terms.ts';
import { createWorld, type World } from '../support/world.ts';

/** The terms of use and being findable are two acts: given together, taken back one by one. */

let world: World;
let hash: Record<'de' | 'en', ReadTexts>;
beforeAll(async () => {
  world = await createWorld();
  hash = await publishTerms(world, world.other);
});
afterAll(() => world.close());

async function adult() {
  const person = await world.person({ tenant: world.other, stage: 'onboarded' });
  const browser = await world.login(person);
  expect((await browser.call(acceptTerms, { body: hash.en })).status).toBe(204);
  return { person, browser };
}

type Browser = Awaited<ReturnType<typeof adult>>['browser'];
const applicantOf = async (browser: Browser) => (await browser.call(fetchMe)).body.data.applicant;
const given = async (browser: Browser) => (await browser.call(listConsents)).body.data;
const ledgerOf = ({ person }: Awaited<ReturnType<typeof adult>>) =>
  inTenant(world.db, world.other.id, (tx) =>
    tx
      .selectFrom('consents')
      .select(['act', 'kind', 'given_by'])
      .where('applicant_id', '=', person.applicant_id ?? '')
      .orderBy('created_at')
      .orderBy('act', 'desc')
      .execute(),
  );

test('withdrawing “findable” hides at once and leaves the terms and the account; it can be given again', async () => {
  const someone = await adult();
  const { browser } = someone;
  world.clock.advance(1000);
  const withdrawn = await browser.call(withdrawConsent, { body: { act: 'findable' } });
  expect(withdrawn.status).toBe(204);
  expect(await applicantOf(browser)).toMatchObject({
    tos_status: 'accepted',
    findable_status: 'revoked',
    matchability: 'unmatchable',
    unmatchable_reasons: ['findable_not_accepted'],
  });
  expect((await browser.call(withdrawConsent, { body: { act: 'findable' } })).status, 'once').toBe(409);
  world.clock.advance(1000);
  expect((await browser.call(acceptTerms, { body: { findable: hash.en.findable } })).status).toBe(204);
  expect(await applicantOf(browser)).toMatchObject({ findable_status: 'accepted', matchability: 'matchable' });
  const by = { given_by: 'applicant' };
  expect(await ledgerOf(someone)).toEqual([
    { act: 'terms', kind: 'accepted', ...by },
    { act: 'findable', kind: 'accepted', ...by },
    { act: 'findable', kind: 'revoked', ...by },
    { act: 'findable', kind: 'accepted', ...by },
  ]);
});

test('without the terms nobody is findable: withdrawing them ends both, and both are asked again', async () => {
  const { browser } = await adult();
  expect((await browser.call(withdrawConsent, { body: { act: 'terms' } })).status).toBe(204);
  expect(await applicantOf(browser)).toMatchObject({ tos_status: 'revoked', findable_status: 'revoked' });
  const alone = await browser.call(acceptTerms, { body: { findable: hash.en.findable } });
  expect([alone.status, alone.error.code]).toEqual([409, 'conflict']);
  expect((await browser.call(acceptTerms, { body: hash.en })).status).toBe(204);
  expect(await applicantOf(browser)).toMatchObject({ matchability: 'matchable' });
});

test('one reads what one agreed to: when, by whom, and the text itself', async () => {
  const { browser } = await adult();
  const at = world.clock.now().toISOString();
  const common = { status: 'accepted', given_by: 'applicant', at, version: 1, locale: 'en' };
  expect(await given(browser)).toEqual([
    { act: 'terms', ...common, text: 'Terms, version 1' },
    { act: 'findable', ...common, text: expect.stringContaining('to be found by companies') },
  ]);
});

test('nothing agreed to, nothing to read, and nothing to take back', async () => {
  const browser = await world.login(await world.person({ tenant: world.other, stage: 'onboarded' }));
  expect(await given(browser)).toMatchObject([
    { act: 'terms', status: 'pending', at: null, text: null },
    { act: 'findable', status: 'pending', at: null, text: null },
  ]);
  expect((await browser.call(withdrawConsent, { body: { act: 'terms' } })).status).toBe(409);
});

test('another text than the one in force is accepted for neither act', async () => {
  const browser = await world.login(await world.person({ tenant: world.other, stage: 'onboarded' }));
  const mixed = { hash: hash.de.hash, findable: hash.en.findable };
  for (const body of [mixed, { ...hash.en, findable: 'a'.repeat(64) }]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await browser.call(acceptTerms, { body })).status).toBe(409);
  }
  expect((await browser.call(acceptTerms, { body: {} })).status).toBe(422);
  expect(await applicantOf(browser)).toMatchObject({ tos_status: 'pending', findable_status: 'pending' });
});

test('a minor reads what the guardian agreed to, and takes nothing back alone', async () => {
  const person = await world.person({ tenant: world.other, stage: 'onboarded', date_of_birth: '2011-05-05' });
  const browser = await world.login(person);
  const body = {
    firstname: 'Maren',
    lastname: 'Vogt',
    email: 'maren.acts@example.org',
    gender: 'other',
    relation: 'mother',
  } as const;
  const { id } = (await browser.call(createLegalContact, { body })).body.data;
  const token = /#token=([\w-]+)/.exec((await world.mails(body.email))[0]?.text ?? '')?.[1] ?? '';
  const yes = { event: 'accept', token, custody: true, ...hash.de, releases: 'tell' } as const;
  const answered = await world.client(world.other).call(answerLegalContact, { params: { id }, body: yes });
  expect(answered.status).toBe(200);
  expect(await given(browser)).toMatchObject([
    { act: 'terms', status: 'accepted', given_by: 'guardian', locale: 'de' },
    { act: 'findable', status: 'accepted', given_by: 'guardian', locale: 'de' },
  ]);
  expect((await browser.call(withdrawConsent, { body: { act: 'findable' } })).status).toBe(403);
  const { release_choice } = await inTenant(world.db, world.other.id, (tx) =>
    tx
      .selectFrom('applicants')
      .select('release_choice')
      .where('id', '=', person.applicant_id ?? '')
      .executeTakeFirstOrThrow(),
  );
  expect(release_choice).toBe('tell');
});
