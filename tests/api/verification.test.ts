import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  resendVerification,
  verificationState,
  verifyEmail,
} from '../../contract/authentication/authentication.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { aCode, mailedCode, registered } from '../support/registration.ts';
import { createWorld, type World } from '../support/world.ts';
import { untilServed } from '../support/until-served.ts';

let world: World;
let code: string;
beforeAll(async () => {
  world = await createWorld();
  ({ code } = (await aCode(world)).code);
});
afterAll(() => world.close());

const other = (digits: string, by = 1) => String((Number(digits) + by) % 1_000_000).padStart(6, '0');

test('the right code verifies, under a new session id and a new CSRF token; the old session is gone [S2-07]', async () => {
  const browser = await registered(world, code, 'right@example.org');
  const before = new Map(browser.cookies);
  const { status } = await browser.call(verifyEmail, { body: { code: await mailedCode(world, 'right@example.org') } });
  expect(status).toBe(204);
  expect(browser.cookies.get('session')).not.toBe(before.get('session'));
  expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(before.get('XSRF-TOKEN'));
  const me = await browser.call(fetchMe);
  expect(me.body.data.user).toMatchObject({ type: 'applicant', verified: true, email: 'right@example.org' });
  browser.cookies.set('session', before.get('session') ?? '');
  expect((await browser.call(fetchMe)).status).toBe(401);
});

test('of fifty right codes at once one verifies', async () => {
  const browser = await registered(world, code, 'fifty@example.org');
  const digits = await mailedCode(world, 'fifty@example.org');
  const token = browser.cookies.get('session') ?? '';
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const twin = world.client();
      for (const [name, value] of browser.cookies) twin.cookies.set(name, value);
      return untilServed(() => twin.call(verifyEmail, { body: { code: digits } }));
    }),
  );
  expect(token).not.toBe('');
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
});

test('of a hundred parallel guesses five are compared', async () => {
  const browser = await registered(world, code, 'guess@example.org');
  const digits = await mailedCode(world, 'guess@example.org');
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      untilServed(() => browser.call(verifyEmail, { body: { code: other(digits, index + 1) } })),
    ),
  );
  const codes = answers.map(({ error }) => error.code);
  expect(codes.filter((word) => word === 'code_wrong')).toHaveLength(5);
  expect(codes.filter((word) => word === 'code_void')).toHaveLength(95);
  expect((await browser.call(verifyEmail, { body: { code: digits } })).error.code).toBe('code_void');
});

test('a wrong code says so at its field, and how many tries are left', async () => {
  const browser = await registered(world, code, 'wrong@example.org');
  const digits = await mailedCode(world, 'wrong@example.org');
  const { status, error } = await browser.call(verifyEmail, { body: { code: other(digits) } });
  expect(status).toBe(422);
  expect(error.code).toBe('code_wrong');
  expect(error.meta).toMatchObject({ tries_left: 4, errors: { code: [expect.any(String)] } });
  expect((await browser.call(verificationState)).body.data).toMatchObject({
    email: 'w…@example.org',
    tries_left: 4,
    blocked: false,
  });
});

test('a code holds ten minutes', async () => {
  const browser = await registered(world, code, 'late@example.org');
  const digits = await mailedCode(world, 'late@example.org');
  world.clock.advance(10 * 60_000);
  expect((await browser.call(verifyEmail, { body: { code: digits } })).error.code).toBe('code_expired');
});

describe('another code', () => {
  test('may be asked for a minute later, and voids the one before [S2-08]', async () => {
    const browser = await registered(world, code, 'again@example.org');
    const first = await mailedCode(world, 'again@example.org');
    world.clock.advance(59_000);
    const early = await browser.call(resendVerification);
    expect([early.status, early.error.code, early.raw.headers['retry-after']]).toEqual([429, 'resend_too_early', '1']);
    world.clock.advance(1_000);
    expect((await browser.call(resendVerification)).status).toBe(200);
    const second = await mailedCode(world, 'again@example.org');
    if (first !== second)
      expect((await browser.call(verifyEmail, { body: { code: first } })).error.code).toBe('code_wrong');
    expect((await browser.call(verifyEmail, { body: { code: second } })).status).toBe(204);
    expect((await browser.call(resendVerification)).error.code).toBe('already_verified');
  });

  test('comes ten times a day, then again tomorrow', async () => {
    const browser = await registered(world, code, 'often@example.org');
    for (let sent = 0; sent < 10; sent += 1) {
      world.clock.advance(60_000);
      expect((await browser.call(resendVerification)).status).toBe(200);
    }
    world.clock.advance(3_600_000);
    expect((await browser.call(resendVerification)).status).toBe(429);
    world.clock.advance(24 * 3_600_000);
    expect((await browser.call(resendVerification)).status).toBe(200);
  });

  test('may be asked for by whoever comes back another day', async () => {
    const browser = await registered(world, code, 'tomorrow@example.org');
    world.clock.advance(25 * 3_600_000);
    expect((await browser.call(verificationState)).body.data).toMatchObject({
      expires_at: null,
      resend_at: world.clock.now().toISOString(),
      tries_left: 5,
    });
    expect((await browser.call(resendVerification)).status).toBe(200);
  });

  test('doesn’t help after 25 wrong ones: for that day the account is blocked', async () => {
    const browser = await registered(world, code, 'blocked@example.org');
    for (let round = 0; round < 5; round += 1) {
      const digits = await mailedCode(world, 'blocked@example.org');
      for (let guess = 1; guess <= 5; guess += 1)
        await browser.call(verifyEmail, { body: { code: other(digits, guess) } });
      world.clock.advance(60_000);
      if (round < 4) expect((await browser.call(resendVerification)).status).toBe(200);
    }
    expect((await browser.call(verificationState)).body.data).toMatchObject({
      blocked: true,
      tries_left: 0,
      resend_at: null,
    });
    expect((await browser.call(resendVerification)).status).toBe(429);
    expect((await browser.call(verifyEmail, { body: { code: '000000' } })).error.code).toBe('code_blocked');
  });
});

test('two who registered the same address: the first to prove it has it, the second is told', async () => {
  const first = await registered(world, code, 'twin@example.org');
  world.clock.advance(60_000);
  const digits = await mailedCode(world, 'twin@example.org');
  const second = await registered(world, code, 'Twin@example.org');
  const later = await mailedCode(world, 'twin@example.org');
  expect((await second.call(verifyEmail, { body: { code: later } })).status).toBe(204);
  const { status, error } = await first.call(verifyEmail, { body: { code: digits } });
  expect([status, error.code]).toEqual([409, 'already_verified']);
});

test('a code counts as used when the address is verified, and the applicant comes recommended', async () => {
  const { code: own, employee } = await aCode(world);
  const browser = await registered(world, own.code, 'used@example.org');
  const used = async () => (await employee.call(registrationCodes.list)).body.data.map(({ times_used }) => times_used);
  expect(await used()).toEqual([0]);
  await browser.call(verifyEmail, { body: { code: await mailedCode(world, 'used@example.org') } });
  expect(await used()).toEqual([1]);
  expect((await browser.call(fetchMe)).body.data.applicant).toMatchObject({
    search_status: 'unconfirmed',
    tos_status: 'pending',
  });
});
