import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import { statusSentence } from './ping-words.ts';
import { isWaiting } from './release-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const now = Date.parse('2026-11-23T12:00:00Z');

test.each([
  ['2026-11-20T12:00:00Z', 'You have name and contact details. Please get in touch within a few days.'],
  ['2026-11-15T12:00:00Z', 'You have name and contact details. Your call has been awaited for 8 days.'],
])('a yes of %s says how long the call is awaited: %s', (at, sentence) => {
  const release = { at, search: 'looking', withdrawn_at: null, deletion_confirmed_at: null };
  const ping = {
    status: 'accepted',
    expires_at: '2026-12-01T00:00:00Z',
    release,
    appointments: [] as unknown,
  } as OrganizationPing;
  expect(statusSentence(i18n, ping, now)).toBe(sentence);
});

test('with an appointment proposed nobody waits for a call', () => {
  const release = { at: '2026-11-15T12:00:00Z', search: 'looking', withdrawn_at: null, deletion_confirmed_at: null };
  const accepted = { status: 'accepted', expires_at: '2026-12-01T00:00:00Z', release, follow_up: null };
  const ping = { ...accepted, appointments: [{ status: 'pending' }] } as OrganizationPing;
  expect(statusSentence(i18n, ping, now)).toBe('You have name and contact details.');
  expect(isWaiting(ping)).toBe(false);
  expect(isWaiting({ ...ping, appointments: [] })).toBe(true);
});
