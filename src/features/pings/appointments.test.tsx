import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { release, sent as message } from '../../../tests/support/messages.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { Appointments } from './appointments.tsx';

const ping = {
  ...message,
  status: 'accepted',
  release: { ...release, withdrawn_by: null, search: 'looking' },
} as const;
const show = () =>
  showMember(
    <Appointments ping={{ ...ping, reasons: [], events: [], appointments: [] }} now={0} onChanged={async () => {}} />,
  );

test('an appointment is typed by the clock on the wall, and sent as the instant it is', async () => {
  const refused = { message: 'No.', code: 'validation', meta: { errors: { starts_at: ['Too early.'] } } };
  const sent = answering([422, refused]);
  const { user } = await show();
  await user.type(screen.getByLabelText(/^Day/), '2099-07-24');
  await user.type(screen.getByLabelText(/^From/), '14:00');
  await user.type(screen.getByLabelText(/^To/), '13:00');
  await user.click(screen.getByRole('button', { name: 'Propose an appointment' }));
  expect(await screen.findByText('The end must be after 14:00')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.clear(screen.getByLabelText(/^To/));
  await user.type(screen.getByLabelText(/^To/), '15:30');
  await user.click(screen.getByRole('button', { name: 'Propose an appointment' }));
  await expect.poll(() => sent.length).toBe(1);
  expect(await sent[0]?.json()).toEqual({
    starts_at: '2099-07-24T12:00:00.000Z',
    ends_at: '2099-07-24T13:30:00.000Z',
    place: null,
  });
  expect(await screen.findByText('Too early.')).toBeTruthy();
});
