import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  login,
  registerApplicant,
  verificationState,
  verifyEmail,
} from '../../contract/authentication/authentication.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { password } from '../support/people.ts';
import { aCode, mailedCode, registered } from '../support/registration.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let code: string;
beforeAll(async () => {
  world = await createWorld();
  ({ code } = (await aCode(world)).code);
});
afterAll(() => world.close());

const person = { firstname: 'Ayla', lastname: 'Kaya', password };

test('registering opens an unverified session and mails a code, in the subject too', async () => {
  const browser = await registered(world, code, 'new@example.org');
  const { body } = await browser.call(fetchMe);
  expect(body.data.user).toMatchObject({ type: 'applicant', verified: false, firstname: 'Ayla' });
  const [mail] = await world.mails('new@example.org');
  const digits = await mailedCode(world, 'new@example.org');
  expect(mail?.subject).toBe(`${digits} is your code for app`);
  expect(mail?.html).toContain(digits);
});

test('a known address gets the same answer as a new one; its owner learns of it, and no code is sent', async () => {
  const owner = await world.person({ email: 'owner@example.org' });
  const answers = await Promise.all(
    ['owner@example.org', 'nobody@example.org'].map(async (email) => {
      const browser = world.client();
      const { raw } = await browser.call(registerApplicant, { body: { ...person, email, code } });
      const me = await browser.call(fetchMe);
      const state = await browser.call(verificationState);
      const { 'x-request-id': _id, 'set-cookie': _cookies, date: _date, ...headers } = raw.headers;
      return {
        status: raw.statusCode,
        body: raw.body,
        headers,
        cookies: raw.cookies.map(({ value: _value, ...rest }) => rest),
        user: { ...me.body.data.user, id: '', email: '' },
        state: { ...state.body.data, email: '' },
      };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  const mails = await world.mails(owner.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('You already have an account at app');
  expect(mails[0]?.text).not.toMatch(/\b\d{6}\b/);
});

test('nobody becomes the owner of a known address: no digits fit', async () => {
  await world.person({ email: 'safe@example.org' });
  const browser = await registered(world, code, 'safe@example.org');
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await browser.call(verifyEmail, { body: { code: String(guess).padStart(6, '0') } })).error.code).toBe(
      'code_wrong',
    );
  }
  const { status } = await world.client().call(login, { body: { email: 'safe@example.org', password } });
  expect(status).toBe(204);
});

test('the same address may register in another tenant', async () => {
  await world.person({ email: 'both@example.org' });
  const { code: there } = await aCode(world, {}, world.other);
  await registered(world, there.code, 'both@example.org', world.other);
  expect((await world.mails('both@example.org'))[0]?.text).toMatch(/\b\d{6}\b/);
});

test('a code of another tenant is as unknown as one that isn’t there', async () => {
  const { code: foreign } = await aCode(world, {}, world.other);
  const answers = [];
  for (const tried of [foreign.code, '00000000']) {
    const { raw } = await world
      .client()
      .call(registerApplicant, { body: { ...person, email: 'x@example.org', code: tried } });
    answers.push([raw.statusCode, raw.body]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.[1]).toContain('No registration code associated with this token');
  expect(JSON.parse(String(answers[0]?.[1]))).toMatchObject({
    code: 'registration_code_unknown',
    meta: { errors: { code: [expect.any(String)] } },
  });
});

test('a deactivated code is refused, at its field', async () => {
  const { code: own, employee } = await aCode(world);
  await employee.call(registrationCodes.transition, { params: { id: own.id }, body: { event: 'deactivate' } });
  const { status, error } = await world
    .client()
    .call(registerApplicant, { body: { ...person, email: 'y@example.org', code: own.code } });
  expect([status, error.code, Object.keys(error.meta?.errors ?? {})]).toEqual([
    422,
    'registration_code_deactivated',
    ['code'],
  ]);
});

test('a common password is refused, at its field', async () => {
  const { status, error } = await world
    .client()
    .call(registerApplicant, { body: { ...person, password: 'Passwort1234', email: 'z@example.org', code } });
  expect([status, Object.keys(error.meta?.errors ?? {})]).toEqual([422, ['password']]);
});

test('who doesn’t verify within seven days is forgotten, and the code stays unused', async () => {
  const browser = await registered(world, code, 'gone@example.org');
  world.clock.advance(7 * 86_400_000 - 60_000);
  await world.jobs.run('registration.purge', world.clock.now());
  expect((await browser.call(fetchMe)).status).toBe(200);
  world.clock.advance(120_000);
  await world.jobs.run('registration.purge', world.clock.now());
  expect((await browser.call(fetchMe)).status).toBe(401);
});

test('a code for one occupation suggests it: it is filled in, and nothing is locked', async () => {
  const { code: suggesting } = await aCode(world, { occupation_ids: [occupations[3]?.id ?? ''] });
  const browser = await registered(world, suggesting.code, 'suggested@example.org');
  await browser.call(verifyEmail, { body: { code: await mailedCode(world, 'suggested@example.org') } });
  const { applicant, user } = (await browser.call(fetchMe)).body.data;
  expect(applicant).toMatchObject({ occupation_id: occupations[3]?.id, had_occupation: false });
  expect(user.onboarding.steps[0]).toMatchObject({ slug: 'profile', complete: false });
});
