import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { anAlert } from '../../../tests/support/an-alert.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { OwnMails } from './own-mails.tsx';

afterEach(() => vi.unstubAllGlobals());

const own = (opted_out: boolean) => ({ employee_id: anAlert.id, fullname: 'Kim Muster', opted_out });
const answered = (opted_out: boolean) => [200, { data: { ...anAlert, recipients: [own(opted_out)] } }] as const;
const showMails = (opted_out: boolean) => showMember(<OwnMails alert={anAlert} own={own(opted_out)} />);

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
