import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  forgotPassword,
  registerApplicant,
  verifyEmail,
} from '../../contract/authentication/authentication.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { updateUser } from '../../contract/users/users.endpoints.ts';
import { password } from '../support/people.ts';
import { aCode, mailedCode } from '../support/registration.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const resetSubject = async (email: string): Promise<string> => {
  await world.client().call(forgotPassword, { body: { email } });
  return (await world.mails(email))[0]?.subject ?? '';
};

test('switching the language while logged in switches the mails', async () => {
  const person = await world.person({ locale: 'en' });
  const browser = await world.login(person);
  const { body } = await browser.call(updateUser, { params: { id: person.id }, body: { locale: 'de' } });
  expect(body.data.user.locale).toBe('de');
  expect(await resetSubject(person.email)).toContain('Passwort');
});

test.each([
  ['de', 'de'],
  ['fr', 'en'],
  [undefined, 'en'],
] as const)('a login after choosing %s for the pages: mails come in %s', async (cookie, locale) => {
  const person = await world.person({ locale: 'en' });
  const browser = world.client();
  if (cookie) browser.cookies.set('i18n_redirected', cookie);
  browser.headers['accept-language'] = 'de';
  await browser.login(person.email);
  expect((await browser.call(fetchMe)).body.data.user.locale).toBe(locale);
});

test('so does the confirmation of the address', async () => {
  const { code } = (await aCode(world)).code;
  const email = 'switched@example.org';
  const browser = world.client();
  const body = { firstname: 'Ayla', lastname: 'Kaya', email, password, code, locale: 'en' as const };
  await browser.call(registerApplicant, { body });
  browser.cookies.set('i18n_redirected', 'de');
  await browser.call(verifyEmail, { body: { code: await mailedCode(world, email) } });
  expect((await browser.call(fetchMe)).body.data.user.locale).toBe('de');
});

test('an invitation comes in the language its inviter chose, again too; without a choice in the inviter’s', async () => {
  const employee = await world.login(await world.person({ type: 'employee', locale: 'en' }));
  const invite = (email: string, more: object) =>
    employee.call(invitations.create, { body: { email, firstname: 'Jonas', lastname: 'Weber', ...more } });
  const { body } = await invite('german@example.org', { locale: 'de' });
  expect((await world.mails('german@example.org'))[0]?.subject).toContain('lädt Sie');
  world.clock.advance(120_000);
  await employee.call(invitations.transition, { params: { id: body.data.id }, body: { event: 'resend' } });
  const again = await world.mails('german@example.org');
  expect([again.length, again[0]?.subject.includes('lädt Sie')]).toEqual([2, true]);
  await invite('english@example.org', {});
  expect((await world.mails('english@example.org'))[0]?.subject).toContain('invites you');
  expect((await invite('none@example.org', { locale: 'fr' })).status).toBe(422);
});
