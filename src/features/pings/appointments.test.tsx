import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { release, sent as message } from '../../../tests/support/messages.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { Appointments } from './appointments.tsx';

beforeEach(() => localStorage.clear());

const ping = {
  ...message,
  status: 'accepted',
  release: { ...release, withdrawn_by: null, deletion_closed: false, search: 'looking' },
} as const;
const appointments = (
  <Appointments ping={{ ...ping, reasons: [], events: [], appointments: [] }} now={0} onChanged={async () => {}} />
);
const opener = () => screen.getByRole('button', { name: 'Propose an appointment' });
async function show() {
  const shown = await showMember(appointments);
  await shown.user.click(opener());
  return shown;
}

test('the form comes with its button, which has the focus again when nothing is proposed', async () => {
  const { user } = await showMember(appointments);
  expect(screen.queryByLabelText(/^Day/)).toBeNull();
  await user.click(opener());
  expect(document.activeElement).toBe(screen.getByLabelText(/^Day/));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText(/^Day/)).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('what was typed and not sent is shown at once', async () => {
  const { user } = await show();
  await user.type(screen.getByLabelText(/^Place/), 'Hof 3');
  cleanup();
  await showMember(appointments);
  expect(screen.getByLabelText(/^Place/)).toHaveProperty('value', 'Hof 3');
});

test('an appointment is typed by the clock on the wall, and sent as the instant it is', async () => {
  const refused = { message: 'No.', code: 'validation', meta: { errors: { starts_at: ['Too early.'] } } };
  const sent = answering([422, refused]);
  const { user } = await show();
  await user.type(screen.getByLabelText(/^Day/), '2099-07-24');
  await user.type(screen.getByLabelText(/^From/), '14:00');
  await user.type(screen.getByLabelText(/^To/), '13:00');
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText('The end must be after 14:00')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.clear(screen.getByLabelText(/^To/));
  await user.type(screen.getByLabelText(/^To/), '15:30');
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  await expect.poll(() => sent.length).toBe(1);
  expect(await sent[0]?.json()).toEqual({
    starts_at: '2099-07-24T12:00:00.000Z',
    ends_at: '2099-07-24T13:30:00.000Z',
    place: null,
  });
  expect(await screen.findByText('Too early.')).toBeTruthy();
});

test('what is missing is said at its field, and the button can be pressed again', async () => {
  const sent = answering();
  const { user } = await show();
  await user.type(screen.getByLabelText(/^From/), '14:00');
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  expect(await screen.findAllByText('Please fill this in.')).toHaveLength(2);
  expect(screen.queryByText(/The end must be after/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Propose' }).getAttribute('aria-busy')).toBeNull();
  expect(sent).toEqual([]);
});

test('an hour that no clock shows is said at its field, and what is typed stays', async () => {
  const sent = answering();
  const { user } = await show();
  await user.type(screen.getByLabelText(/^Day/), '2027-03-28');
  await user.type(screen.getByLabelText(/^From/), '02:30');
  await user.type(screen.getByLabelText(/^To/), '03:30');
  await user.type(screen.getByLabelText(/^Place/), 'Hof 3');
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  const [words] = await screen.findAllByText(/no clock shows this hour/);
  expect(words).toBeTruthy();
  expect(screen.getByLabelText(/^Place/)).toHaveProperty('value', 'Hof 3');
  expect(sent).toEqual([]);
});
