import { afterAll, beforeAll, expect, test } from 'vitest';
import * as account from '../../contract/account/account.endpoints.ts';
import { login } from '../../contract/authentication/authentication.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { deletionToken } from '../support/account.ts';
import type { Person } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';

/** Logging in during the seven days of a deletion. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = 86_400_000;

async function leaving(deactivatedBefore = false): Promise<Person & { until: string }> {
  const person = await world.person();
  const token = await deletionToken(world, await world.login(person), person);
  if (deactivatedBefore)
    await world.db.kysely.updateTable('users').set({ account: 'inactive' }).where('id', '=', person.id).execute();
  const { body } = await world.client().call(account.confirmDeletion, { body: { token } });
  return { ...person, until: body.data.until };
}

const tryLogin = ({ email, password }: Person, more: { password?: string; keep_account?: boolean } = {}) =>
  world.client().call(login, { body: { email, password, ...more } });

test('the right password says that the account is being deleted, and until when; a wrong one says nothing', async () => {
  const person = await leaving();
  const right = await tryLogin(person);
  expect([right.status, right.error]).toEqual([
    409,
    {
      code: 'deletion_scheduled',
      message: 'This account is being deleted. Until then you can keep it.',
      meta: { until: person.until },
    },
  ]);
  expect(right.raw.cookies.some(({ name }) => name === 'session')).toBe(false);
  const wrong = await tryLogin(person, { password: 'Wrong-password-1', keep_account: true });
  const unknown = await world
    .client()
    .call(login, { body: { email: 'nobody@example.net', password: 'Wrong-password-1', keep_account: true } });
  expect([wrong.status, wrong.raw.body]).toEqual([422, unknown.raw.body]);
});

test('“keep” takes the deletion back and logs in; the link of the mail is spent by it', async () => {
  const person = await leaving();
  const browser = world.client();
  const kept = await browser.call(login, {
    body: { email: person.email, password: person.password, keep_account: true },
  });
  expect(kept.status).toBe(204);
  expect((await browser.call(fetchMe)).body.data.user.email).toBe(person.email);
  const [mail] = await world.mails(person.email);
  const token = /account\/keep#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await world.client().call(account.cancelDeletion, { body: { token } })).error.code).toBe('link_used');
  world.clock.advance(8 * day);
  await world.jobs.run('account.erase', world.clock.now());
  expect((await tryLogin(person)).status).toBe(204);
});

test('who keeps in several windows at once keeps and is logged in in all of them, and nobody is erased', async () => {
  const person = await leaving();
  const replies = await Promise.all([1, 2, 3, 4].map(() => tryLogin(person, { keep_account: true })));
  expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  world.clock.advance(8 * day);
  await world.jobs.run('account.erase', world.clock.now());
  expect((await tryLogin(person)).status).toBe(204);
});

test('whom an administrator had deactivated is told nothing and can’t come back, and is erased all the same', async () => {
  const person = await leaving(true);
  expect((await tryLogin(person)).status).toBe(422);
  expect((await tryLogin(person, { keep_account: true })).status).toBe(422);
  world.clock.advance(7 * day + 60_000);
  await world.jobs.run('account.erase', world.clock.now());
  const row = await world.db.kysely.selectFrom('users').select('id').where('id', '=', person.id).executeTakeFirst();
  expect(row).toBeUndefined();
});

test('after the seven days nothing is offered any more', async () => {
  const person = await leaving();
  world.clock.advance(7 * day);
  expect((await tryLogin(person)).status).toBe(422);
});
