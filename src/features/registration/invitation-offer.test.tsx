import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describedBy } from '../../../tests/support/show.tsx';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { InvitationOffer } from './invitation-offer.tsx';

const mailed = {
  is_mailed: true,
  organization: { name: 'Farbwerk' },
  email: 'kim@example.org',
  firstname: 'Kim',
  lastname: 'Muster',
  invited_by: null,
  expires_at: '2026-12-01T10:00:00.000Z',
};
const copied = { ...mailed, is_mailed: false, email: 'k…@example.org', firstname: '', lastname: '' };
const token = '0123456789abcdef0123456789abcdef';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('behind the mailed link the address stands and the invitation can be declined, after a question', async () => {
  const { user } = await showMember(<InvitationOffer offer={mailed} token={token} />);
  expect(screen.getByText('kim@example.org')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'E-mail address' })).toBeNull();
  const requests = answering([204, {}]);
  await user.click(screen.getByRole('button', { name: 'Decline the invitation' }));
  expect(requests, 'nothing is declined before the question is answered').toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account at Farbwerk');
});

test('behind a copied link the address is typed, and nothing can be declined', async () => {
  await showMember(<InvitationOffer offer={copied} token={token} />);
  const field = screen.getByRole('textbox', { name: 'E-mail address' });
  expect(field).toHaveProperty('value', '');
  expect(describedBy(field)).toEqual(['The one that was invited: k…@example.org. We send a code there.']);
  fireEvent.change(field, { target: { value: 'kim@example.org' } });
  expect(field).toHaveProperty('value', 'kim@example.org');
  expect(screen.queryByRole('button', { name: 'Decline the invitation' })).toBeNull();
});
