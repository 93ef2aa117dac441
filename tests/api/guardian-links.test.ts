import { expect, test } from 'vitest';
import { cancelDeletion, confirmDeletion } from '../../contract/account/account.endpoints.ts';
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
import { deletionToken, leave } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import { worldOfGuardians } from '../support/guardian.ts';

/** How long a guardian's link is good: not while the account is being deleted, and not for a child who has come of age. */

const { world, hash, anyone } = await worldOfGuardians();

const minute = 60_000;
const day = 86_400_000;

async function linkTo(email: string) {
  const [mail] = await world.mails(email);
  const [, id = '', token = ''] = /legal-contacts\/([0-9a-f-]{36})\/verify#token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  return { id, token };
}

async function awaiting(email: string, date_of_birth = '2011-05-05') {
  const person = await world.person({ tenant: world.other, stage: 'onboarded', date_of_birth });
  const browser = await world.login(person);
  const body = { firstname: 'Maren', lastname: 'Vogt', email, gender: 'female', relation: 'mother' } as const;
  expect((await browser.call(createLegalContact, { body })).status).toBe(201);
  return { person, browser, link: await linkTo(email) };
}

/** What became of the requests to an address, in the order they were asked for. */
const mailsTo = async (email: string): Promise<string[]> =>
  (
    await world.db.kysely
      .selectFrom('mails')
      .select('status')
      .where('kind', '=', 'guardian_request')
      .where('recipient_address', '=', email)
      .orderBy('created_at')
      .execute()
  ).map(({ status }) => status);

type Link = Awaited<ReturnType<typeof linkTo>>;
const open = ({ id, token }: Link) => anyone().call(lookupLegalContact, { params: { id }, body: { token } });
const accept = ({ id, token }: Link) =>
  anyone().call(answerLegalContact, {
    params: { id },
    body: { event: 'accept', token, custody: true, ...hash.de, releases: 'ask' },
  });

test('a guardian isn’t asked for an account that is being deleted, until the deletion is taken back', async () => {
  const { person, link } = await awaiting('resting@example.org');
  const keep = await leave(world, person);
  expect((await open(link)).error.code).toBe('link_invalid');
  expect((await accept(link)).error.code).toBe('link_invalid');
  const fresh = await anyone().call(requestNewLink, { params: { id: link.id }, body: { token: link.token } });
  expect(fresh.error.code).toBe('link_invalid');
  expect((await anyone().call(cancelDeletion, { body: { token: keep } })).status).toBe(204);
  expect((await open(link)).status).toBe(200);
  expect((await accept(link)).status).toBe(200);
  const me = (await (await world.login(person)).call(fetchMe)).body.data;
  expect(me.applicant?.tos_status).toBe('accepted');
});

test('a mail to the guardian that still waits doesn’t go out when the account is deleted meanwhile', async () => {
  const { person, browser, link } = await awaiting('waiting@example.org');
  const token = await deletionToken(world, browser, person);
  world.clock.advance(minute + 1_000);
  const again = await browser.call(transitionLegalContact, { params: { id: link.id }, body: { event: 'resend' } });
  expect(again.status).toBe(200);
  expect((await anyone().call(confirmDeletion, { body: { token } })).status).toBe(200);
  world.clock.advance(minute);
  expect(await world.mails('waiting@example.org')).toHaveLength(1);
});

test('whoever is leaving isn’t told either that the guardian hasn’t answered', async () => {
  const { person } = await awaiting('late@example.org');
  world.clock.advance(10 * day);
  await leave(world, person);
  const before = (await world.mails(person.email)).map(({ subject }) => subject);
  world.clock.advance(5 * day);
  await world.jobs.run('legal-contacts.tend', world.clock.now());
  expect((await world.mails(person.email)).map(({ subject }) => subject)).toEqual(before);
});

test('who has come of age decides alone: the guardian’s link to withdraw shows what was agreed to, and does nothing', async () => {
  world.clock.set('2027-01-19T12:00:00Z');
  const email = 'grown@example.org';
  const { person, link } = await awaiting(email, '2011-01-20');
  expect((await accept(link)).status).toBe(200);
  const copy = await linkTo(email);
  expect((await open(copy)).body.data).toMatchObject({ link: 'withdraw', status: 'confirmed' });
  world.clock.set('2027-01-20T12:00:00Z');
  expect((await open(copy)).body.data).toMatchObject({ link: 'answer', status: 'confirmed', no_longer_needed: false });
  const late = await anyone().call(withdrawLegalContact, { params: { id: copy.id }, body: { token: copy.token } });
  expect(late.error.code).toBe('link_used');
  const me = (await (await world.login(person)).call(fetchMe)).body.data;
  expect(me.applicant?.tos_status).toBe('accepted');
});

const name = (browser: ApiClient, email: string) =>
  browser.call(createLegalContact, {
    body: { firstname: 'Maren', lastname: 'Vogt', email, gender: 'female', relation: 'mother' },
  });

test('who names the same guardian again at once is told that it is sent, and it is', async () => {
  const { browser } = await awaiting('slip@example.org');
  world.clock.advance(10_000);
  const again = (await name(browser, 'slip@example.org')).body.data;
  expect(again.goes_out_at).toBeNull();
  await world.jobs.deliverMails(world.clock.now());
  expect(await mailsTo('slip@example.org')).toEqual(['sent', 'sent']);
});

test('a mail that must wait is said to wait, until when, and when it may be asked for again', async () => {
  const email = 'crowded@example.org';
  for (let child = 0; child < 5; child += 1) {
    await awaiting(email);
    world.clock.advance(minute);
    await world.jobs.deliverMails(world.clock.now());
  }
  const full = await world.login(
    await world.person({ tenant: world.other, stage: 'onboarded', date_of_birth: '2011-05-05' }),
  );
  const asked = (await name(full, email)).body.data;
  const goesOut = Date.parse(asked.goes_out_at ?? '');
  expect(goesOut).toBeGreaterThan(world.clock.now().getTime() + 50 * minute);
  expect(Date.parse(asked.resend_at ?? '')).toBe(goesOut + minute);
  await world.jobs.deliverMails(world.clock.now());
  const read = async () => (await full.call(currentLegalContact)).body.data;
  expect((await read())?.goes_out_at, 'after delivery has looked at it').toBe(asked.goes_out_at);
  world.clock.advance(goesOut - world.clock.now().getTime());
  await world.jobs.deliverMails(world.clock.now());
  expect((await read())?.goes_out_at).toBeNull();
  expect((await mailsTo(email)).filter((status) => status === 'sent')).toHaveLength(6);
});

test('a request that still waits for a guardian named before goes out to nobody', async () => {
  const email = 'earlier@example.org';
  for (let child = 0; child < 5; child += 1) await awaiting(email);
  const { browser } = await awaiting(email);
  expect((await name(browser, 'later@example.org')).status).toBe(201);
  expect(await mailsTo(email)).toHaveLength(5);
});
