import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Invitation } from '../../../contract/invitations/invitations.schema.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { InvitationEvents } from './invitation-events.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.unstubAllGlobals());

const held = {
  id: '0190a000-0000-7000-8000-0000000000e1',
  firstname: 'Uma',
  lastname: 'Berg',
  held_at: '2026-11-01T08:00:00.000Z',
  events: ['approve', 'reject'],
} as unknown as Invitation;

test('approving whoever has joined meanwhile is refused in words that say why, and what is left', async () => {
  answering([409, { message: 'That doesn’t go with the current state.', code: 'conflict' }]);
  const { user, told } = await showMember(<InvitationEvents row={held} begin={undefined} />);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await expect
    .poll(() => told.map(({ title }) => title))
    .toEqual(['Uma Berg has joined the company meanwhile. Please decline the invitation.']);
});
