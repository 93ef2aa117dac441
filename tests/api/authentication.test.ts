import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as auth from '../../contract/authentication/authentication.endpoints.ts';
import { fetchMe, logout } from '../../contract/authentication/session.endpoints.ts';
import { updateUser } from '../../contract/users/users.endpoints.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const tokenIn = (text: string) => /#token=([\w-]+)/.exec(text)?.[1] ?? '';

describe('login', () => {
  test('opens a session with all three cookies, and me says who and how far [S4-04]', async () => {
    const person = await world.person({ stage: 'onboarded' });
    const browser = world.client();
    const reply = await browser.call(auth.login, {
      body: { email: person.email.toUpperCase(), password: person.password },
    });
    expect(reply.status).toBe(204);
    const cookies = Object.fromEntries(reply.raw.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies['session']).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const now = world.clock.now().getTime() / 1000;
    expect(cookies['session_hint']?.value).toBe(`${now + 30 * 86_400}.${now + 365 * 86_400}.applicant`);
    expect(cookies['session_hint']?.httpOnly).toBeUndefined();
    const me = await browser.call(fetchMe);
    expect(me.status).toBe(200);
    expect(me.raw.headers['cache-control']).toBe('no-store');
    expect(me.body.data).toMatchObject({
      user: { id: person.id, type: 'applicant', verified: true, tos_accepted: false, onboarding: { complete: true } },
      applicant: {
        id: person.applicant_id,
        matchability: 'unmatchable',
        unmatchable_reasons: ['tos_not_accepted', 'not_looking'],
      },
      abilities: [],
    });
  });

  test('a wrong password and an unknown address are the same 422 at the field email [S8-06]', async () => {
    const person = await world.person();
    const browser = world.client();
    const wrong = await browser.call(auth.login, { body: { email: person.email, password: 'not the password' } });
    const unknown = await browser.call(auth.login, {
      body: { email: 'nobody@example.net', password: 'not the password' },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.error).toEqual({
      message: 'Please check the marked fields.',
      code: 'validation',
      meta: { errors: { email: ['The e-mail address or the password is wrong.'] } },
    });
    expect(unknown.raw.body).toBe(wrong.raw.body);
  });

  test('gives a new session id and CSRF token, and a planted cookie becomes nobody', async () => {
    const person = await world.person();
    const browser = world.client();
    await browser.login(person.email);
    const first = new Map(browser.cookies);
    await browser.login(person.email);
    expect(browser.cookies.get('session')).not.toBe(first.get('session'));
    expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(first.get('XSRF-TOKEN'));
    const planted = world.client();
    planted.cookies.set('session', first.get('session') ?? '');
    expect((await planted.call(fetchMe)).status).toBe(401);
  });

  test('in German for a reader of German', async () => {
    const browser = world.client(world.other);
    browser.headers['accept-language'] = 'fr, de-CH;q=0.8, en;q=0.3';
    const reply = await browser.call(fetchMe);
    expect(reply.status).toBe(401);
    expect(reply.error).toEqual({ message: 'Bitte anmelden.', code: 'unauthenticated' });
  });
});

describe('a session', () => {
  test('belongs to one tenant: on another host it is none, and that is noted', async () => {
    const person = await world.person();
    const browser = await world.login(person);
    const elsewhere = world.client(world.other);
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.call(fetchMe)).status).toBe(401);
    const noted = await world.db.kysely.selectFrom('noise_counts').select(['event', 'tenant_id', 'count']).execute();
    expect(noted).toEqual([{ event: 'foreign_host', tenant_id: world.other.id, count: 1 }]);
  });

  test('answers no page of somebody else who was logged in before: nothing is read, written or ended as another', async () => {
    const [kim, robin] = [await world.person(), await world.person()];
    const browser = await world.login(robin);
    for (const supposed of [kim.id, '', 'nobody', robin.id.toUpperCase()]) {
      browser.headers['x-person'] = supposed;
      for (const reply of [
        await browser.call(fetchMe),
        await browser.call(updateUser, { params: { id: robin.id }, body: { firstname: 'Nils' } }),
        await browser.call(logout),
      ])
        expect([reply.status, reply.error.code]).toEqual([409, 'another_person']);
    }
    browser.headers['x-person'] = robin.id;
    const { user } = (await browser.call(fetchMe)).body.data;
    expect([user.id, user.firstname]).toEqual([robin.id, expect.not.stringMatching('Nils')]);
    expect((await browser.call(logout)).status).toBe(204);
    expect((await browser.call(fetchMe)).status, 'over is over, whosever').toBe(401);
  });

  test('ends by logging out; its cookies go [S4-05]', async () => {
    const browser = await world.login(await world.person());
    const kept = new Map(browser.cookies);
    expect((await browser.call(logout)).status).toBe(204);
    expect(browser.cookies.has('session')).toBe(false);
    expect(browser.cookies.has('session_hint')).toBe(false);
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect((await browser.call(fetchMe)).status).toBe(401);
  });

  test.each([
    { type: 'applicant', idleHours: 30 * 24 },
    { type: 'employee', idleHours: 8 },
    { type: 'tenant_member', idleHours: 2 },
    { type: 'administrator', idleHours: 2 },
  ] as const)('of $type ends after $idleHours hours without a request', async ({ type, idleHours }) => {
    const browser = await world.login(await world.person({ type }));
    world.clock.advance(idleHours * 3_600_000 - 1000);
    expect((await browser.call(fetchMe)).status).toBe(200);
    world.clock.advance(idleHours * 3_600_000);
    expect((await browser.call(fetchMe)).status).toBe(401);
  });

  test('of staff ends after 12 hours however busy', async () => {
    const browser = await world.login(await world.person({ type: 'tenant_member' }));
    for (let hour = 1; hour < 12; hour += 1) {
      world.clock.advance(3_600_000);
      expect((await browser.call(fetchMe)).status).toBe(200);
    }
    world.clock.advance(3_600_000);
    expect((await browser.call(fetchMe)).status).toBe(401);
  });
});

describe('forgotten password', () => {
  test('the link sets a new one once, within 60 minutes, and ends every session [S2-03] [S2-04]', async () => {
    const person = await world.person({ locale: 'de' });
    const sessions = await Promise.all(Array.from({ length: 3 }, () => world.login(person)));
    const guest = world.client();
    expect((await guest.call(auth.forgotPassword, { body: { email: person.email } })).status).toBe(204);
    const [mail] = await world.mails(person.email);
    expect(mail?.subject).toBe('Neues Passwort setzen');
    expect(mail?.text).toContain('http://app.localhost:3000/password/reset#token=');
    const body = {
      token: tokenIn(mail?.text ?? ''),
      password: 'Regenbogen-2027',
      password_confirmation: 'Regenbogen-2027',
    };
    expect((await guest.call(auth.resetPassword, { body })).status).toBe(204);
    expect(await Promise.all(sessions.map(async (browser) => (await browser.call(fetchMe)).status))).toEqual([
      401, 401, 401,
    ]);
    expect((await guest.call(auth.resetPassword, { body })).error.code).toBe('link_used');
    await guest.login(person.email, 'Regenbogen-2027');
  });

  test('an unknown address gets the same answer and no mail', async () => {
    const person = await world.person();
    const guest = world.client();
    const known = await guest.call(auth.forgotPassword, { body: { email: person.email } });
    const unknown = await guest.call(auth.forgotPassword, { body: { email: 'nobody@example.net' } });
    expect([unknown.status, unknown.raw.body]).toEqual([known.status, known.raw.body]);
    expect(await world.mails('nobody@example.net')).toEqual([]);
    expect(await world.mails('nobody@example.org')).toEqual([]);
  });

  test('an expired, an older and a made-up link say so', async () => {
    const person = await world.person();
    const guest = world.client();
    const set = (token: string) =>
      guest.call(auth.resetPassword, {
        body: { token, password: 'Regenbogen-2027', password_confirmation: 'Regenbogen-2027' },
      });
    await guest.call(auth.forgotPassword, { body: { email: person.email } });
    const first = tokenIn((await world.mails(person.email))[0]?.text ?? '');
    world.clock.advance(61_000);
    await guest.call(auth.forgotPassword, { body: { email: person.email } });
    const second = tokenIn((await world.mails(person.email))[0]?.text ?? '');
    expect((await set(first)).error.code).toBe('link_invalid');
    expect((await set('x'.repeat(43))).error.code).toBe('link_invalid');
    world.clock.advance(60 * 60_000);
    expect((await set(second)).error.code).toBe('link_expired');
  });

  test('a common password is refused at its field', async () => {
    const person = await world.person();
    const guest = world.client();
    await guest.call(auth.forgotPassword, { body: { email: person.email } });
    const token = tokenIn((await world.mails(person.email))[0]?.text ?? '');
    const reply = await guest.call(auth.resetPassword, {
      body: { token, password: 'Passwort1234', password_confirmation: 'Passwort1234' },
    });
    expect(reply.error.meta?.errors).toEqual({
      password: ['Many people use this password, so it is easy to guess. Please choose another one.'],
    });
  });
});
