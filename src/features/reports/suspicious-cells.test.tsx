import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SuspiciousEvent } from '../../../contract/reports/suspicious-events.schema.ts';
import { showMember } from '../../../tests/support/show-member.tsx';
import { Check, What } from './suspicious-cells.tsx';

const event: SuspiciousEvent = {
  id: '01890000-0000-7000-8000-000000000001',
  kind: 'wrong_passwords',
  topic: null,
  count: 120,
  started_on: '2026-03-02',
  updated_at: '2026-03-02T09:00:00.000Z',
  person: { name: 'Mia Roth', type: 'applicant', applicant_id: null },
  organization: null,
  registration_code: null,
  status: 'pending',
  note: 'Called: it was her brother.',
  checked_at: null,
  checked_by: null,
  events: ['check'],
};

test('what was noted before it doubled stands in the note, to be written on', async () => {
  const { user } = await showMember(<Check of={event} />);
  await user.click(screen.getByRole('button', { name: 'Looked into …' }));
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Your note/ })).value).toBe(event.note);
});

test('what is about oneself has no button', async () => {
  await showMember(<Check of={{ ...event, events: [] }} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('It’s about you: somebody else looks into it.')).toBeDefined();
});

test.each([
  ['noes', 1],
  ['reports', 0],
  ['blocks', 0],
] as const)('of %s an occupation that few want explains %i', async (topic, explained) => {
  await showMember(<What of={{ ...event, kind: 'unwanted_messages', person: null, topic }} />);
  expect(screen.queryAllByText(/few people want/)).toHaveLength(explained);
  expect(screen.queryAllByText(/May be harmless/)).toHaveLength(1);
});
