import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as account from '../../contract/account/account.endpoints.ts';
import * as auth from '../../contract/authentication/authentication.endpoints.ts';
import { invitations, lookupInvitation } from '../../contract/invitations/invitations.endpoints.ts';
import { openGuardianPage, sendPageCode } from '../../contract/legal-contacts/guardian-page.endpoints.ts';
import {
  answerLegalContact,
  createLegalContact,
  lookupLegalContact,
  transitionLegalContact,
} from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { guardedChild, mailedCode } from '../support/guardian.ts';
import { password } from '../support/people.ts';
import { publishTerms, type ReadTexts } from '../support/terms.ts';
import { createWorld, type World } from '../support/world.ts';

/** A mailed link works until a newer one is in the same mailbox, however often and whoever asks for another. */
let world: World;
let read: ReadTexts;
beforeAll(async () => {
  world = await createWorld({ productionLimits: true });
  read = (await publishTerms(world, world.other)).de;
});
afterAll(() => world.close());
beforeEach(() => world.clock.advance(25 * hour));

const minute = 60_000;
const hour = 60 * minute;

/** The secrets mailed to an address, the newest first. */
const secretsOf = async (email: string): Promise<string[]> =>
  (await world.mails(email)).map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1] ?? '');

/** A link of some kind: how it is asked for, and whether one that was mailed still works. */
interface Mailed {
  readonly email: string;
  readonly again: () => Promise<number>;
  readonly works: (secret: string) => Promise<boolean>;
}

async function namedGuardian() {
  const person = await world.person({ tenant: world.other, stage: 'onboarded', date_of_birth: '2011-05-05' });
  const browser = await world.login(person);
  const email = `guardian-of-${person.email}`;
  const body = { firstname: 'Maren', lastname: 'Vogt', email, gender: 'other', relation: 'mother' } as const;
  const { id } = (await browser.call(createLegalContact, { body })).body.data;
  return { person, browser, email, id };
}

async function guardians(): Promise<Mailed> {
  const { browser, email, id } = await namedGuardian();
  const resend = { params: { id }, body: { event: 'resend' } } as const;
  return {
    email,
    again: async () => (await browser.call(transitionLegalContact, resend)).status,
    works: async (token) =>
      (await world.client(world.other).call(lookupLegalContact, { params: { id }, body: { token } })).status === 200,
  };
}

async function anInvitation(): Promise<Mailed> {
  const browser = await world.login(await world.person({ type: 'employee' }));
  const email = `colleague-${(await world.person()).email}`;
  const { id } = (await browser.call(invitations.create, { body: { email, firstname: 'Jo', lastname: 'Lind' } })).body
    .data;
  return {
    email,
    again: async () =>
      (await browser.call(invitations.transition, { params: { id }, body: { event: 'resend' } })).status,
    works: async (token) => (await world.client().call(lookupInvitation, { body: { token } })).status === 200,
  };
}

describe.each([
  ['a guardian’s', guardians],
  ['an invitation’s', anInvitation],
])('%s link', (_, asked) => {
  test('works until the newer one is mailed, three requests in a row included', async () => {
    const { email, again, works } = await asked();
    const [first = ''] = await secretsOf(email);
    for (let count = 0; count < 3; count += 1) {
      world.clock.advance(minute);
      expect(await again()).toBe(200);
      expect(await works(first), `after request ${count + 1}`).toBe(true);
    }
    const mailed = await secretsOf(email);
    expect(mailed, 'of those that wait only the newest is mailed').toHaveLength(2);
    expect(await Promise.all(mailed.map(works))).toEqual([true, false]);
  });
});

test('a guardian who agrees by the link in hand gets no second one that waits', async () => {
  const { email, person, browser, id } = await namedGuardian();
  const [token = ''] = await secretsOf(email);
  world.clock.advance(minute);
  await browser.call(transitionLegalContact, { params: { id }, body: { event: 'resend' } });
  const body = { event: 'accept', token, custody: true, ...read, releases: 'ask' } as const;
  expect((await world.client(world.other).call(answerLegalContact, { params: { id }, body })).status).toBe(200);
  expect(await world.mails(email), 'what was asked, and the copy of the yes').toHaveLength(2);
  expect(await world.mails(person.email)).toHaveLength(1);
});

describe('the link that deletes an account', () => {
  const deletes = async (token: string) =>
    (await world.client().call(account.confirmDeletion, { body: { token } })).error.code ?? 'deleted';
  const asking = async () => {
    const person = await world.person();
    const browser = await world.login(person);
    const ask = async () => expect((await browser.call(account.askDeletion, { body: { password } })).status).toBe(200);
    await ask();
    const [first = ''] = await secretsOf(person.email);
    return { person, browser, ask, first };
  };

  test('works while newer ones wait; once it has, none of them is sent or works', async () => {
    const { person, ask, first } = await asking();
    for (let count = 0; count < 3; count += 1) await ask();
    expect(await deletes(first)).toBe('deleted');
    const mailed = await world.mails(person.email);
    expect(mailed.filter(({ text }) => text.includes('/account/delete#token='))).toHaveLength(1);
  });

  test('is dead once a newer one is mailed, which works', async () => {
    const { person, ask, first } = await asking();
    for (let count = 0; count < 3; count += 1) await ask();
    const mailed = await secretsOf(person.email);
    expect(mailed.length, 'three go in a minute, one waits').toBe(3);
    const answers: string[] = [];
    for (const token of mailed) answers.push(await deletes(token));
    expect(answers.toSorted()).toEqual(['deleted', 'link_invalid', 'link_invalid']);
    expect(await deletes(first)).toBe('link_invalid');
  });

  test('that waited past its day is made anew, with a link that works', async () => {
    const person = await world.person();
    const browser = await world.login(person);
    await browser.call(account.askDeletion, { body: { password } });
    world.clock.advance(25 * hour);
    const [token = ''] = await secretsOf(person.email);
    expect(await deletes(token)).toBe('deleted');
  });
});

describe('a code for a new address', () => {
  const change = async (address: string, email: string) => {
    const browser = await world.login(await world.person());
    browser.address = address;
    expect((await browser.call(account.changeEmail, { body: { email, current_password: password } })).status).toBe(200);
    return browser;
  };
  const confirm = async (browser: Awaited<ReturnType<World['login']>>, email: string) =>
    (await browser.call(account.confirmEmailChange, { body: { code: await mailedCode(world, email) } })).status;

  test('comes at once although strangers have asked for codes to the same address all day', async () => {
    const email = 'moving@example.org';
    for (let count = 0; count < 12; count += 1) await change('203.0.113.9', email);
    await world.jobs.deliverMails(world.clock.now());
    const before = (await world.mails(email)).length;
    const browser = await change('198.51.100.7', email);
    expect((await world.mails(email)).length).toBe(before + 1);
    expect(await confirm(browser, email)).toBe(200);
  });

  test('that waited past its ten minutes is made anew; the tries that were used stay used', async () => {
    const email = 'slowly-moving@example.org';
    const browser = await change('198.51.100.7', email);
    await browser.call(account.confirmEmailChange, { body: { code: '000000' } });
    world.clock.advance(11 * minute);
    await world.jobs.deliverMails(world.clock.now());
    expect((await browser.call(account.showEmailChange)).body.data?.tries_left).toBe(4);
    expect(await confirm(browser, email)).toBe(200);
  });

  test('is not made anew for the address that was wanted before', async () => {
    const browser = await change('198.51.100.7', 'first-thought@example.org');
    world.clock.advance(2 * minute);
    browser.address = '198.51.100.8';
    const second = { email: 'second-thought@example.org', current_password: password };
    expect((await browser.call(account.changeEmail, { body: second })).status).toBe(200);
    world.clock.advance(11 * minute);
    expect(await world.mails('first-thought@example.org')).toEqual([]);
    expect(await confirm(browser, 'second-thought@example.org')).toBe(200);
  });
});

test('a link to a new password that waits is not made anew for the mailbox one has moved away from', async () => {
  const person = await world.person();
  const browser = await world.login(person);
  const email = `new-${person.email}`;
  await browser.call(account.changeEmail, { body: { email, current_password: password } });
  const code = await mailedCode(world, email);
  await world.client().call(auth.forgotPassword, { body: { email: person.email } });
  expect((await browser.call(account.confirmEmailChange, { body: { code } })).status).toBe(200);
  expect((await world.mails(person.email)).filter(({ text }) => text.includes('/password/reset#token='))).toEqual([]);
});

test('a guardian’s code that waited past its ten minutes is made anew and opens the page', async () => {
  const { id, token, email } = await guardedChild(world, read, 'ask');
  const client = world.client(world.other);
  expect((await client.call(sendPageCode, { params: { id }, body: { token } })).status).toBe(200);
  world.clock.advance(11 * minute);
  const code = await mailedCode(world, email);
  expect((await client.call(openGuardianPage, { params: { id }, body: { token, code } })).status).toBe(200);
});
