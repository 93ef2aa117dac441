import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Channel } from '../../../contract/channels/channels.schema.ts';
import type { Role } from '../../../contract/kit/roles.ts';
import { meOf } from '../../../machines/session/session.fixtures.ts';
import { heldAnswers } from '../../../tests/support/held-answers.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { MailsSection } from './mails-section.tsx';

afterEach(() => vi.unstubAllGlobals());

const aChannel = (changes: Partial<Channel> = {}): Channel => ({
  id: '0198c5a0-0000-7000-8000-000000000042',
  kind: 'email',
  address: meOf('employee').user.email,
  verified_at: null,
  bounced_at: null,
  preferences: { account: true, contact: true, alert: true, tips: false },
  version: 3,
  ...changes,
});
const off = aChannel({ preferences: { account: true, contact: false, alert: true, tips: false }, version: 4 });

const showMails = (role: Role, channel = aChannel()) => showMember(<MailsSection channel={channel} />, meOf(role));
const names = () => screen.getAllByRole('switch').map((it) => (it as HTMLButtonElement).labels[0]?.textContent);
const isOn = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked');

test.each<[Role, string[]]>([
  ['applicant', ['About the account', 'Messages from companies']],
  ['employee', ['About the account', 'Answers from applicants', 'Alerts']],
  ['tenant_member', ['About the account']],
])('%s is offered what there is, and what is about the account stays on', async (role, offered) => {
  await showMails(role);
  expect(names()).toEqual(offered);
  expect(screen.getByRole('switch', { name: 'About the account' })).toHaveProperty('disabled', true);
});

test('a switch is saved at once, upon the version that was read', async () => {
  const requests = answering([200, { data: off }]);
  const { user } = await showMails('employee');
  await user.click(screen.getByRole('switch', { name: 'Answers from applicants' }));
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]?.headers.get('if-match')).toBe('"3"');
  expect(await requests[0]?.json()).toEqual({ preferences: { contact: false } });
  await expect.poll(() => isOn('Answers from applicants')).toBe('false');
});

test('where a mail’s link was faster, what is chosen here is saved upon that', async () => {
  const requests = answering(
    [412, { message: 'stale', code: 'stale' }],
    [200, { data: [aChannel({ version: 7 })], meta: { total: 1, per_page: 20, current_page: 1 } }],
    [200, { data: { ...off, version: 8 } }],
  );
  const { user } = await showMails('employee');
  await user.click(screen.getByRole('switch', { name: 'Answers from applicants' }));
  await expect.poll(() => requests.length).toBe(3);
  expect(requests[2]?.headers.get('if-match')).toBe('"7"');
});

test('what is not saved is said at its switch, which goes back', async () => {
  answering([500, { message: 'no', code: 'internal' }]);
  const { user } = await showMails('employee');
  await user.click(screen.getByRole('switch', { name: 'Alerts' }));
  expect(await screen.findByText('That was not saved. Please try again.')).toBeTruthy();
  expect(isOn('Alerts')).toBe('true');
});

test('what the server holds is shown after a refusal, with the switches of another tab', async () => {
  const requests = answering(
    [500, { message: 'no', code: 'internal' }],
    [200, { data: [off], meta: { total: 1, per_page: 20, current_page: 1 } }],
    [200, { data: { ...off, version: 5 } }],
  );
  const { user } = await showMails('employee');
  await user.click(screen.getByRole('switch', { name: 'Alerts' }));
  expect(await screen.findByText('That was not saved. Please try again.')).toBeTruthy();
  await expect.poll(() => isOn('Answers from applicants')).toBe('false');
  await user.click(screen.getByRole('switch', { name: 'Alerts' }));
  await expect.poll(() => requests.length).toBe(3);
  expect(requests[2]?.headers.get('if-match')).toBe('"4"');
});

test('while it is saved a switch says so; what is chosen meanwhile stands there, and is saved after it', async () => {
  const held = heldAnswers();
  const { user } = await showMails('employee');
  const contact = () => screen.getByRole('switch', { name: 'Answers from applicants' });
  const stands = () => [contact().getAttribute('aria-busy'), isOn('Answers from applicants')];
  await user.click(contact());
  expect(stands()).toEqual(['true', 'false']);
  await user.click(contact());
  expect(stands()).toEqual(['true', 'true']);
  expect(held, 'one after the other').toHaveLength(1);
  await held[0]?.answer(200, { data: off });
  await expect.poll(() => held.length).toBe(2);
  expect(stands(), 'the first answer takes nothing back').toEqual(['true', 'true']);
  expect(held[1]?.request.headers.get('if-match')).toBe('"4"');
  expect(await held[1]?.request.json()).toEqual({ preferences: { contact: true } });
  await held[1]?.answer(200, { data: aChannel({ version: 5 }) });
  await expect.poll(stands).toEqual(['false', 'true']);
});

test('a first choice that isn’t saved is no news once a second one is', async () => {
  const held = heldAnswers();
  const { user } = await showMails('employee');
  const contact = screen.getByRole('switch', { name: 'Answers from applicants' });
  await user.click(contact);
  await user.click(contact);
  await held[0]?.answer(500, { message: 'no', code: 'internal' });
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.answer(200, { data: [aChannel()], meta: { total: 1, per_page: 20, current_page: 1 } });
  await expect.poll(() => held.length).toBe(3);
  await held[2]?.answer(200, { data: aChannel({ version: 4 }) });
  await expect.poll(() => contact.getAttribute('aria-busy')).toBe('false');
  expect(screen.queryByText('That was not saved. Please try again.')).toBeNull();
});

test('an address that takes no mail is told, with a way to try again', async () => {
  const requests = answering([200, { data: aChannel({ version: 4 }) }]);
  const { user } = await showMails('employee', aChannel({ bounced_at: '2026-11-20T08:00:00.000Z' }));
  await user.click(screen.getByRole('button', { name: 'The address is right, try again' }));
  await expect.poll(() => requests.length).toBe(1);
  expect(await requests[0]?.json()).toEqual({ bounced_at: null });
  await expect.poll(() => screen.queryByText(/No e-mails arrive/)).toBeNull();
});

test('nothing is said of an address that is another one by now', async () => {
  await showMails('employee', aChannel({ bounced_at: '2026-11-20T08:00:00.000Z', address: 'old@example.org' }));
  expect(screen.queryByText(/No e-mails arrive/)).toBeNull();
});
