import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showMember } from '../../../tests/support/show-member.tsx';
import { HintWatcher } from './hint-watcher.tsx';

const minute = 60_000;
/** As the server writes it: the end, a dot, the last second there may be. */
const hint = (left: number, most = left + 60 * minute) =>
  `session_hint=${[left, most].map((time) => Math.floor((Date.now() + time) / 1000)).join('.')}; path=/`;
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  document.cookie = 'session_hint=; path=/; max-age=0';
});

test('the warning comes five minutes before the end, goes where another tab has stayed, and counts by the server’s end', async () => {
  document.cookie = hint(7 * minute);
  await showMember(<HintWatcher hearsTabs mark={undefined} />);
  await pass(minute);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await pass(minute + 15_000);
  expect(await screen.findByRole('alertdialog', { name: 'Still there?' })).toBeDefined();
  document.cookie = hint(4 * minute, 4 * minute);
  await pass(1_000);
  expect(screen.getByRole('alertdialog', { name: 'Your login ends shortly' })).toBeDefined();
  document.cookie = hint(60 * minute);
  await pass(1_000);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each([
  ['gone', '', true, ['otherTab.loggedOut']],
  ['another session’s', 'other', false, ['tab.focused']],
  ['another session’s, which the other tab has told', 'other', true, []],
  ['as it was', 'same', false, []],
] as const)('a cookie that is %s tells the session', async (_, now, hearsTabs, told) => {
  const most = Math.floor(Date.now() / 1000) + 90_000;
  document.cookie = `session_hint=${most - 60}.${most}; path=/`;
  const { sent } = await showMember(<HintWatcher hearsTabs={hearsTabs} mark={String(most)} />);
  if (now === 'other') document.cookie = `session_hint=${most - 60}.${most + 1}; path=/`;
  if (now === '') document.cookie = 'session_hint=; path=/; max-age=0';
  await pass(10_500);
  expect(sent.map(({ type }) => type).slice(0, 1)).toEqual(told);
});
