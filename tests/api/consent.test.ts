import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import {
  answerLegalContact,
  createLegalContact,
  currentLegalContact,
  lookupLegalContact,
  requestNewLink,
  transitionLegalContact,
  withdrawLegalContact,
} from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { acceptTerms, currentTerms } from '../../contract/terms/terms.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { hashesOf, publishTerms, type ReadTexts } from '../support/terms.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let hash: Record<'de' | 'en', ReadTexts>;
let lio: Awaited<ReturnType<World['login']>>;
beforeAll(async () => {
  world = await createWorld();
  await publishTerms(world, world.tenant);
  hash = await publishTerms(world, world.other);
  const wishes = {
    tenant: world.other,
    stage: 'onboarded',
    date_of_birth: '2011-05-05',
    email: 'lio.minor@example.org',
  } as const;
  lio = await world.login(await world.person(wishes));
});
afterAll(() => world.close());

const day = 86_400_000;
let guardians = 0;
const guardian = (email = `guardian${(guardians += 1)}@example.org`) =>
  ({ firstname: 'Maren', lastname: 'Vogt', email, gender: 'female', relation: 'mother' }) as const;

const minor = () =>
  world.person({ tenant: world.other, stage: 'onboarded', date_of_birth: '2011-05-05', firstname: 'Lio' });

/** The id and secret of the newest link mailed to an address; `label` tells an answer from a withdrawal. */
async function linkTo(email: string, kind = 'verify') {
  const [mail] = await world.mails(email);
  const found = new RegExp(`/legal-contacts/([0-9a-f-]{36})/${kind}#token=([\\w-]+)`).exec(mail?.text ?? '');
  if (!found) throw new Error(`No link in the newest mail to ${email}: ${mail?.subject}`);
  return { id: found[1] ?? '', token: found[2] ?? '' };
}

/** A minor who has named a guardian, and the link the guardian got. */
async function awaiting() {
  const person = await minor();
  const browser = await world.login(person);
  const named = guardian();
  const { status } = await browser.call(createLegalContact, { body: named });
  expect(status).toBe(201);
  return { person, browser, email: named.email, link: await linkTo(named.email) };
}

const anyone = () => world.client(world.other);
const tos = async (browser: Awaited<ReturnType<World['login']>>) =>
  (await browser.call(fetchMe)).body.data.applicant?.tos_status;

test('an adult accepts alone, is looked for from then on, and the ledger says which text [S2-15]', async () => {
  const person = await world.person({ stage: 'onboarded' });
  const browser = await world.login(person);
  const { body } = await browser.call(currentTerms);
  const { status } = await browser.call(acceptTerms, { body: hashesOf(body.data) });
  expect(status).toBe(204);
  const me = (await browser.call(fetchMe)).body.data;
  expect(me.user.tos_accepted).toBe(true);
  expect(me.applicant).toMatchObject({ search_status: 'wants_to_be_matched', matchability: 'matchable' });
  expect(me.applicant?.looking_until).toBe(new Date(world.clock.now().getTime() + 90 * day).toISOString());
  const ledger = await inTenant(world.db, world.tenant.id, (tx) => tx.selectFrom('consents').selectAll().execute());
  const given = { kind: 'accepted', given_by: 'applicant', terms_version: 1 };
  expect(ledger).toMatchObject([
    { ...given, act: 'terms', text_hash: body.data.hash },
    { ...given, act: 'findable', text_hash: body.data.findable.hash },
  ]);
});

test('a text that is not in force any more is a conflict, and nothing is accepted', async () => {
  const browser = await world.login(await world.person({ stage: 'onboarded' }));
  const { status } = await browser.call(acceptTerms, { body: { ...hash.en, hash: 'a'.repeat(64) } });
  expect(status).toBe(409);
  expect(await tos(browser)).toBe('pending');
});

test('a minor cannot accept alone [S2-16]', async () => {
  const browser = await world.login(await minor());
  const { status } = await browser.call(acceptTerms, { body: hash.de });
  expect(status).toBe(403);
});

test('a guardian accepts by the link: both are told, and the applicant can be found [S2-18]', async () => {
  const { person, browser, email, link } = await awaiting();
  const view = await anyone().call(lookupLegalContact, { params: { id: link.id }, body: { token: link.token } });
  expect(view.body.data).toMatchObject({ link: 'answer', status: 'pending', applicant: { firstname: 'Lio' } });
  expect(JSON.stringify(view.body)).not.toContain(person.email);
  const body = { event: 'accept', token: link.token, custody: true, ...hash.de, releases: 'ask' } as const;
  const { status } = await anyone().call(answerLegalContact, { params: { id: link.id }, body });
  expect(status).toBe(200);
  expect(await tos(browser)).toBe('accepted');
  expect((await world.mails(person.email))[0]?.subject).toBe('Your guardian has agreed');
  expect((await world.mails(email))[0]?.text).toContain('/legal-contacts/');
});

test('without declaring custody nothing is accepted', async () => {
  const { browser, link } = await awaiting();
  const body = { event: 'accept', token: link.token, custody: false, ...hash.de, releases: 'ask' } as never;
  const { status, error } = await anyone().call(answerLegalContact, { params: { id: link.id }, body });
  expect(status).toBe(422);
  expect(Object.keys(error.meta?.errors ?? {})).toEqual(['custody']);
  expect(await tos(browser)).toBe('pending');
});

test('of two answers at once one wins, the other is told', async () => {
  const { link } = await awaiting();
  const answers = await Promise.all(
    (['accept', 'decline'] as const).map((event) => {
      const body =
        event === 'accept'
          ? { event, token: link.token, custody: true as const, ...hash.de, releases: 'ask' as const }
          : { event, token: link.token };
      return anyone().call(answerLegalContact, { params: { id: link.id }, body });
    }),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('a link is good for its own guardian only: mutated, foreign and other tenants’ secrets open nothing', async () => {
  const { link } = await awaiting();
  const other = await awaiting();
  const tries = [
    { id: link.id, token: `${link.token.slice(0, -1)}${link.token.endsWith('A') ? 'B' : 'A'}`, at: world.other },
    { id: other.link.id, token: link.token, at: world.other },
    { id: link.id, token: link.token, at: world.tenant },
  ];
  const codes = await Promise.all(
    tries.map(
      async ({ id, token, at }) =>
        (await world.client(at).call(lookupLegalContact, { params: { id }, body: { token } })).error.code,
    ),
  );
  expect(codes).toEqual(['link_invalid', 'link_invalid', 'link_invalid']);
});

test('naming another guardian kills the old link [S2-17]', async () => {
  const { browser, link } = await awaiting();
  await browser.call(createLegalContact, { body: guardian() });
  const { error } = await anyone().call(lookupLegalContact, { params: { id: link.id }, body: { token: link.token } });
  expect(error.code).toBe('link_used');
});

test.each(['LIO.MINOR@example.org', 'lio.minor+mum@example.org', 'liominor@example.org'])(
  'nobody is their own guardian, however the address is spelt: %s',
  async (email) => {
    const { status, error } = await lio.call(createLegalContact, { body: guardian(email) });
    expect(status).toBe(422);
    expect(Object.keys(error.meta?.errors ?? {})).toEqual(['email']);
  },
);

test('resending waits a minute, makes a new link, and ends after three a day', async () => {
  const { browser, link, email } = await awaiting();
  const again = () => browser.call(transitionLegalContact, { params: { id: link.id }, body: { event: 'resend' } });
  expect((await again()).status).toBe(429);
  const statuses: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    world.clock.advance(61_000);
    statuses.push((await again()).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  world.clock.advance(3_600_000);
  const fresh = await linkTo(email);
  const dead = await anyone().call(lookupLegalContact, { params: { id: link.id }, body: { token: link.token } });
  expect(dead.error.code).toBe('link_used');
  const alive = await anyone().call(lookupLegalContact, { params: { id: fresh.id }, body: { token: fresh.token } });
  expect(alive.status).toBe(200);
});

test('after 14 days the request expires, the applicant is told, and the guardian may ask for a new link', async () => {
  const { person, link, email, browser } = await awaiting();
  world.clock.advance(14 * day + 1000);
  await world.jobs.tick(world.clock.now());
  expect((await world.mails(person.email))[0]?.subject).toBe('Your guardian has not answered yet');
  const late = await anyone().call(lookupLegalContact, { params: { id: link.id }, body: { token: link.token } });
  expect(late.error.code).toBe('link_expired');
  expect((await anyone().call(requestNewLink, { params: { id: link.id }, body: { token: link.token } })).status).toBe(
    204,
  );
  const fresh = await linkTo(email);
  expect(fresh.token).not.toBe(link.token);
  const again = await world.login(person);
  expect((await again.call(currentLegalContact)).body.data?.status).toBe('pending');
  expect(browser.host).toBe(again.host);
});

test('withdrawing makes the applicant unmatchable at once, and the same guardian can be asked again', async () => {
  const { browser, email, link, person } = await awaiting();
  await anyone().call(answerLegalContact, {
    params: { id: link.id },
    body: { event: 'accept', token: link.token, custody: true, ...hash.de, releases: 'ask' },
  });
  const copy = await linkTo(email);
  const buttons = [...((await world.mails(email))[0]?.html ?? '').matchAll(/class="button"[^]*?href="([^"]*)"/g)];
  expect(
    buttons.map(([, href]) => /([^/]*)#/.exec(href ?? '')?.[1]),
    'to their page, none to withdraw by',
  ).toEqual([copy.id]);
  const { status } = await anyone().call(withdrawLegalContact, {
    params: { id: copy.id },
    body: { token: copy.token },
  });
  expect(status).toBe(200);
  const me = (await browser.call(fetchMe)).body.data;
  expect(me.applicant).toMatchObject({
    tos_status: 'revoked',
    matchability: 'unmatchable',
    unmatchable_reasons: ['guardian_not_confirmed'],
  });
  expect(
    (await anyone().call(withdrawLegalContact, { params: { id: copy.id }, body: { token: copy.token } })).error.code,
  ).toBe('link_used');
  world.clock.advance(61_000);
  const current = await browser.call(currentLegalContact);
  expect(current.body.data?.status).toBe('revoked');
  const resent = await browser.call(transitionLegalContact, { params: { id: copy.id }, body: { event: 'resend' } });
  expect(resent.body.data.status).toBe('pending');
  expect(person.email).toBeTruthy();
});

test('a birth date that crosses the guardian age voids the acceptance', async () => {
  const person = await world.person({ tenant: world.other, stage: 'tos', date_of_birth: '2008-01-01' });
  const browser = await world.login(person);
  const changed = await browser.call(updateApplicant, {
    params: { id: person.applicant_id ?? '' },
    body: { date_of_birth: '2011-01-01' },
  });
  expect(changed.body.data).toMatchObject({
    minor: true,
    tos_status: 'expired',
    unmatchable_reasons: ['guardian_not_confirmed'],
  });
});

test('younger than the minimum age is told the day to come back, and nothing is kept [S5-01] [S5-12]', async () => {
  const person = await world.person({ tenant: world.other, stage: 'verified' });
  const browser = await world.login(person);
  const { status, error } = await browser.call(updateApplicant, {
    params: { id: person.applicant_id ?? '' },
    body: { date_of_birth: '2013-01-15' },
  });
  expect(status).toBe(422);
  expect(error).toMatchObject({ code: 'too_young', meta: { minimum_age: 14, return_on: '2027-01-15' } });
  expect((await browser.call(fetchMe)).body.data.applicant?.date_of_birth).toBeNull();
});

test('who comes of age while waiting decides alone', async () => {
  world.clock.set('2027-01-15T08:00:00Z');
  const person = await world.person({ tenant: world.other, stage: 'onboarded', date_of_birth: '2011-01-20' });
  const browser = await world.login(person);
  const asked = guardian();
  await browser.call(createLegalContact, { body: asked });
  const { id, token } = await linkTo(asked.email);
  world.clock.set('2027-01-20T08:00:00Z');
  await world.jobs.tick(world.clock.now());
  const again = await world.login(person);
  expect((await again.call(currentLegalContact)).body.data?.status).toBe('revoked');
  const opened = await anyone().call(lookupLegalContact, { params: { id }, body: { token } });
  expect(opened.body.data.no_longer_needed, 'the guardian is told so').toBe(true);
  const tooLate = await anyone().call(answerLegalContact, {
    params: { id },
    body: { event: 'accept', token, custody: true, ...hash.en, releases: 'ask' },
  });
  expect(tooLate.error.code).toBe('legal_contact_answered');
  expect((await again.call(acceptTerms, { body: hash.en })).status).toBe(204);
});

test('who has come of age needs no consent, and an expired link says so instead of offering a new one', async () => {
  world.clock.set('2027-03-01T08:00:00Z');
  const person = await world.person({ tenant: world.other, stage: 'onboarded', date_of_birth: '2011-03-21' });
  const browser = await world.login(person);
  const asked = guardian();
  await browser.call(createLegalContact, { body: asked });
  const { id, token } = await linkTo(asked.email);
  world.clock.advance(14 * day + 1000);
  await world.jobs.tick(world.clock.now());
  const early = await anyone().call(lookupLegalContact, { params: { id }, body: { token } });
  expect(early.error.code, 'still a minor').toBe('link_expired');
  world.clock.advance(7 * day);
  const opened = await anyone().call(lookupLegalContact, { params: { id }, body: { token } });
  expect(opened.body.data).toMatchObject({ status: 'expired', no_longer_needed: true });
  expect((await anyone().call(requestNewLink, { params: { id }, body: { token } })).error.code).toBe('link_used');
  const mails = await world.mails(asked.email);
  expect(mails.filter(({ subject }) => subject.includes('consent'))).toHaveLength(1);
});
