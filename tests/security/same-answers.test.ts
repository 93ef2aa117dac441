import { createHook } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeEmail, confirmEmailChange } from '../../contract/account/account.endpoints.ts';
import * as auth from '../../contract/authentication/authentication.endpoints.ts';
import { buildApp } from '../../server/app.ts';
import { createJobs } from '../../server/jobs/jobs.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { ApiClient, type Reply } from '../support/api-client.ts';
import { password } from '../support/people.ts';
import { aCode } from '../support/registration.ts';
import { createWorld, type World } from '../support/world.ts';

/**
 * SECURITY 7: an answer tells nobody who has an account: the same bytes, and the same work behind them. Work is
 * counted (slow hashes, statements), because a clock in a test says more about the machine than about the server.
 */
const hashes = { count: 0 };
/** Each slow hash is one piece of native work, the only kind here that has no type; the library itself stays as it is. */
const nativeWork = createHook({
  init: (_id, type) => {
    if (type === 'undefined') hashes.count += 1;
  },
});

const statements: string[] = [];
const watching: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements.push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
};

let world: World;
let app: World['app'];
let code: string;
let known: string;
beforeAll(async () => {
  nativeWork.enable();
  world = await createWorld();
  ({ code } = (await aCode(world)).code);
  known = (await world.person({ email: 'known@example.org' })).email;
  const watched = { ...world.db, kysely: world.db.kysely.withPlugin(watching) };
  const jobs = createJobs({
    db: watched,
    clock: world.clock,
    config: world.deps.config,
    mailer: openMailer({ clock: world.clock }),
    onError: () => undefined,
  });
  app = await buildApp({ ...world.deps, db: watched, jobs });
});
afterAll(async () => {
  nativeWork.disable();
  await app.close();
  await world.close();
});
beforeEach(() => world.clock.advance(120_000));

/** Everything an observer gets, but what is random by its nature, and the second. */
function observed({ raw }: Reply): unknown {
  const { 'x-request-id': _id, 'set-cookie': _cookies, date: _date, ...headers } = raw.headers;
  return {
    status: raw.statusCode,
    headers,
    body: raw.body,
    cookies: raw.cookies.map(({ value, ...rest }) => ({ ...rest, length: value.length })),
  };
}

async function work(doing: (client: ApiClient) => Promise<unknown>, client = new ApiClient(app, 'app.localhost:3000')) {
  await client.call(auth.csrfCookie);
  // what is read once per process, or every ten seconds, isn't part of a request
  await client.send('GET', '/api/auth/me');
  statements.length = 0;
  hashes.count = 0;
  const result = await doing(client);
  return { result, hashes: hashes.count, statements: [...statements] };
}

const wrong = 'Wrong-password-1';
const newcomer = (email: string) => ({ firstname: 'Ayla', lastname: 'Kaya', email, password, code });

const cases: Record<string, (email: string) => (client: ApiClient) => Promise<Reply>> = {
  login: (email) => (client) => client.call(auth.login, { body: { email, password: wrong } }),
  'forgotten password': (email) => (client) => client.call(auth.forgotPassword, { body: { email } }),
  registration: (email) => (client) => client.call(auth.registerApplicant, { body: newcomer(email) }),
};

describe.each(Object.entries(cases))('%s', (name, attempt) => {
  test('answers a known and an unknown address with the same bytes after the same work', async () => {
    // once before: what a process does on its first call only is no difference between addresses
    await work(attempt(`first-${name.length}@example.org`));
    const [yes, no] = [await work(attempt(known)), await work(attempt(`nobody-${name.length}@example.org`))];
    expect(observed(yes.result as Reply)).toEqual(observed(no.result as Reply));
    expect(yes.statements.length).toBeGreaterThan(2);
    expect({ hashes: yes.hashes, statements: yes.statements }).toEqual({
      hashes: no.hashes,
      statements: no.statements,
    });
  });
});

test('login hashes for a verified, an unverified, a double and an unknown address alike', async () => {
  await world.person({ email: 'fresh@example.org', stage: 'session' });
  await world.client().call(auth.registerApplicant, { body: newcomer(known) });
  const counts = [];
  for (const email of [
    known,
    'fresh@example.org',
    'double@example.org',
    'nobody@example.org',
    '  KNOWN@example.org ',
  ]) {
    counts.push((await work(cases['login']?.(email) ?? (async () => undefined))).hashes);
  }
  expect(counts).toEqual([2, 2, 2, 2, 2]);
});

test('asking for another code: the same for the shadow of an owner as for somebody new', async () => {
  const registered = async (email: string) => {
    const client = new ApiClient(app, 'app.localhost:3000');
    await client.call(auth.registerApplicant, { body: newcomer(email) });
    return client;
  };
  const [shadow, fresh] = [await registered(known), await registered('anna@example.org')];
  world.clock.advance(61_000);
  const resend = (client: ApiClient) => client.call(auth.resendVerification);
  const [yes, no] = [await work(resend, shadow), await work(resend, fresh)];
  const masked = (reply: unknown) => JSON.stringify(observed(reply as Reply)).replaceAll(/[ka]…@/g, '?…@');
  expect(masked(yes.result)).toBe(masked(no.result));
  expect(yes.statements).toEqual(no.statements);
  const guess = (client: ApiClient) => client.call(auth.verifyEmail, { body: { code: '000000' } });
  const [tried, triedToo] = [await work(guess, shadow), await work(guess, fresh)];
  expect(observed(tried.result as Reply)).toEqual(observed(triedToo.result as Reply));
  expect(tried.statements).toEqual(triedToo.statements);
});

test('moving to another address: the same whether it has an owner or not', async () => {
  const movesTo = async (email: string) => {
    const client = new ApiClient(app, 'app.localhost:3000');
    await client.login((await world.person()).email);
    return { client, asks: () => client.call(changeEmail, { body: { email, current_password: password } }) };
  };
  const first = await movesTo('first-move@example.org');
  await work(first.asks, first.client);
  const [owned, free] = [await movesTo(known), await movesTo('freee@example.org')];
  const [yes, no] = [await work(owned.asks, owned.client), await work(free.asks, free.client)];
  const alike = (reply: unknown) => JSON.stringify(observed(reply as Reply)).replaceAll(/known@|freee@/g, '?@');
  expect(alike(yes.result)).toBe(alike(no.result));
  expect({ hashes: yes.hashes, statements: yes.statements }).toEqual({ hashes: no.hashes, statements: no.statements });
  const guess = (client: ApiClient) => client.call(confirmEmailChange, { body: { code: '000000' } });
  const [tried, triedToo] = [await work(guess, owned.client), await work(guess, free.client)];
  expect(observed(tried.result as Reply)).toEqual(observed(triedToo.result as Reply));
  expect(tried.statements).toEqual(triedToo.statements);
});
