import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { outcomes } from '../../../contract/pings/follow-ups.schema.ts';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import { statusSentence } from './status-sentence.ts';
import { nextWords } from './next-words.ts';
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

test.each([
  [{ status: 'pending' }, 'You have proposed an appointment. Now it is the applicant’s turn.'],
  [{ status: 'accepted' }, 'You have made an appointment. Please say below what became of it, once it is over.'],
])('with an appointment nobody waits for a call, and the sentence says whose turn it is: %o', (appointment, said) => {
  const release = { at: '2026-11-15T12:00:00Z', search: 'looking', withdrawn_at: null, deletion_confirmed_at: null };
  const accepted = { status: 'accepted', expires_at: '2026-12-01T00:00:00Z', release, follow_up: null };
  const ping = { ...accepted, appointments: [appointment] } as OrganizationPing;
  expect(statusSentence(i18n, ping, now)).toBe(said);
  expect(isWaiting(ping)).toBe(false);
  expect(isWaiting({ ...ping, appointments: [] })).toBe(true);
});

test.each(outcomes)('what became of a yes is a sentence of its own: %s', (outcome) => {
  const release = { at: '2026-11-15T12:00:00Z', search: 'looking', withdrawn_at: null, deletion_confirmed_at: null };
  const accepted = { status: 'accepted', expires_at: '2026-12-01T00:00:00Z', release, appointments: [] as unknown };
  const sentence = statusSentence(i18n, { ...accepted, follow_up: { outcome } } as OrganizationPing, now);
  expect(sentence).not.toContain('name and contact details');
});

test.each([
  [{ deletion_closed: false }, 'Please delete and confirm.', /delete the contact details\.$/],
  [{ deletion_closed: true }, 'Settled with the association', /^The deletion is settled with the association\./],
  [{ deletion_closed: true, deletion_confirmed_at: '2026-11-22T12:00:00Z' }, 'Deleted on Nov 22', /^Confirmed on/],
])('of a yes taken back the row and the panel say what is still asked, and no more: %o', (deletion, row, panel) => {
  const withdrawn = { withdrawn_at: '2026-11-20T12:00:00Z', withdrawn_by: 'person', deletion_confirmed_at: null };
  const release = { at: '2026-11-15T12:00:00Z', until: null, search: 'looking', ...withdrawn, ...deletion };
  const ping = { status: 'revoked', expires_at: '2026-12-01T00:00:00Z', release } as OrganizationPing;
  expect(nextWords(i18n, ping, now, 'Europe/Berlin')).toBe(row);
  expect(statusSentence(i18n, ping, now)).toMatch(panel);
});
