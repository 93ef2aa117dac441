import { setupI18n } from '@lingui/core';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Alert } from '../../../../contract/alerts/alerts.schema.ts';
import { anAlert } from '../../../../tests/support/an-alert.ts';
import { answering, showMember } from '../../../../tests/support/show-member.tsx';
import { statusSentence } from '../alert-words.ts';
import { OwnMails } from './own-mails.tsx';

afterEach(() => vi.unstubAllGlobals());

const own = (opted_out: boolean) => ({ employee_id: anAlert.id, fullname: 'Kim Muster', opted_out });
const answered = (opted_out: boolean) => [200, { data: { ...anAlert, recipients: [own(opted_out)] } }] as const;
const showMails = (opted_out: boolean, alert = anAlert) => showMember(<OwnMails alert={alert} own={own(opted_out)} />);
const colleague = { employee_id: anAlert.organization_id, fullname: 'Sam Beispiel', opted_out: false };
const onlyOne = /^Nobody else gets them/;

test.each([
  ['Don’t e-mail me', false],
  ['E-mail me again', true],
] as const)('a recipient presses “%s”', async (name, isOut) => {
  const requests = answering(answered(!isOut));
  const { user, told } = await showMails(isOut);
  await user.click(screen.getByRole('button', { name }));
  await expect.poll(() => requests.length).toBe(1);
  expect(await requests[0]?.json()).toEqual({ opted_out: !isOut });
  expect(told).toEqual([]);
});

test('the only recipient reads beforehand that the alert rests without one, one among several doesn’t', async () => {
  await showMails(false);
  expect(screen.getByText(onlyOne)).toBeDefined();
  cleanup();
  await showMails(false, { ...anAlert, recipients: [own(false), colleague] });
  expect(screen.queryByText(onlyOne)).toBeNull();
  cleanup();
  await showMails(true);
  expect(screen.queryByText(onlyOne)).toBeNull();
});

test('whoever takes the mails again of an alert that rests can resume it beside', async () => {
  const resting = { ...anAlert, status: 'inactive', events: ['resume', 'archive'] } as const;
  const requests = answering(answered(false), [200, { data: anAlert }]);
  const { user } = await showMails(true, { ...resting, events: [...resting.events] });
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'E-mail me again' }));
  await user.click(await screen.findByRole('button', { name: 'Resume' }));
  await expect.poll(() => requests.length).toBe(2);
  expect(await requests[1]?.json()).toEqual({ event: 'resume' });
});

test.each([
  [{}, 'Its recipients get an e-mail whenever somebody new matches.'],
  [{ status: 'inactive' }, 'No e-mail comes until it is resumed.'],
  [{ status: 'inactive', recipients: [own(true)] }, /^Rests because nobody gets its e-mails any more/],
  [{ status: 'inactive', recipients: [own(true), colleague] }, 'No e-mail comes until it is resumed.'],
  [{ status: 'inactive', paused_until: '2027-01-31' }, 'Rests until January 31, 2027, then goes on by itself.'],
] as const)('an alert %j says why it rests: %s', (changes, sentence) => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  expect(statusSentence(i18n, { ...anAlert, ...changes } as Alert)).toMatch(sentence);
});

test('who has switched off the mails of all alerts is told where they come from again', async () => {
  answering(answered(true));
  const { user, told } = await showMails(true);
  await user.click(screen.getByRole('button', { name: 'E-mail me again' }));
  await expect.poll(() => told.map(({ title }) => title)).toEqual([expect.stringContaining('all alerts')]);
});

test('a refusal is said', async () => {
  answering([500, { message: '', code: 'internal' }]);
  const { user, told } = await showMails(false);
  await user.click(screen.getByRole('button', { name: 'Don’t e-mail me' }));
  await expect.poll(() => told.map(({ tone }) => tone)).toEqual(['danger']);
});
