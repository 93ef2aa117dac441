import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showMember } from '../../../tests/support/show-member.tsx';
import { ConfirmEmailForm } from './confirm-email-form.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const later = (ms: number) => new Date(Date.now() + ms).toISOString();
const shown = (ms: number) =>
  showMember(
    <ConfirmEmailForm
      change={{ email: 'new@example.org', resend_at: later(ms), expires_at: later(600_000), tries_left: 5 }}
      isAsked={false}
      onChange={() => {}}
    />,
  );
const resend = () => screen.queryByRole('button', { name: 'Send a new code' });

test('another code can be asked for once the pause is over, and not before', async () => {
  vi.useFakeTimers();
  await shown(60_000);
  expect(screen.getByText(/You can ask for a new code in 60 seconds/)).toBeDefined();
  expect(resend()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText(/You can ask for a new code/)).toBeNull();
  expect(resend()).not.toBeNull();
});

test('whoever keeps the old address sees that button at work and not the other', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { user } = await shown(-1);
  await user.click(screen.getByRole('button', { name: 'Keep the old address' }));
  expect(screen.getByRole('button', { name: /Keep the old address/ }).getAttribute('aria-busy')).toBe('true');
  expect(resend()?.getAttribute('aria-busy')).not.toBe('true');
});
