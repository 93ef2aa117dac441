import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OwnSession } from '../../../contract/account/account.schema.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { SessionList } from './session-list.tsx';

afterEach(() => vi.unstubAllGlobals());

const now = Date.UTC(2026, 10, 24, 12);
const browser = (id: string, current: boolean): OwnSession => ({
  id,
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  created_at: '2026-11-01T12:00:00.000Z',
  last_seen_at: '2026-11-24T11:30:00.000Z',
  expires_at: '2026-12-24T11:30:00.000Z',
  current,
});
const everywhereElse = () => screen.queryByRole('button', { name: 'Log out everywhere else' });

test('whoever is logged in here alone is offered no way to end others', async () => {
  await showMember(<SessionList sessions={[browser('a', true)]} now={now} onChanged={async () => {}} />);
  expect(everywhereElse()).toBeNull();
  expect(screen.getByText(/^Logged in since/)).toBeDefined();
});

test.each([
  [204, 'Logged out everywhere else'],
  [500, 'That didn’t work. Please try again.'],
])('answered with %s, the list is read again and it says: %s', async (status, said) => {
  answering(status === 204 ? [204] : [status, { message: '', code: 'internal' }]);
  const onChanged = vi.fn<() => Promise<void>>(async () => {});
  const sessions = [browser('a', true), browser('b', false)];
  const { user, told } = await showMember(<SessionList sessions={sessions} now={now} onChanged={onChanged} />);
  expect(screen.getByText(/Last used 30 minutes ago/)).toBeDefined();
  await user.click(everywhereElse() ?? document.body);
  await expect.poll(() => told.map(({ title }) => title)).toEqual([said]);
  expect(onChanged).toHaveBeenCalledOnce();
});

test.each(['Log out everywhere else', 'Log out'])(
  '%s: nothing is asked twice while the list is read again',
  async (name) => {
    const requests = answering([204]);
    const { promise, resolve } = Promise.withResolvers<void>();
    const sessions = [browser('a', true), browser('b', false)];
    const { user, told } = await showMember(<SessionList sessions={sessions} now={now} onChanged={() => promise} />);
    const button = screen.getByRole('button', { name });
    await user.click(button);
    await expect.poll(() => told).toHaveLength(1);
    await user.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(requests).toHaveLength(1);
    await act(async () => resolve());
    expect(button.getAttribute('aria-busy')).toBeNull();
  },
);
