import { expect, test } from 'vitest';
import type { LegalContact } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import { standingOf } from './guardian-consent.actors.ts';

const contact = (status: LegalContact['status']): LegalContact => ({
  id: '0198c5a0-0000-7000-8000-000000000001',
  firstname: 'Maren',
  lastname: 'Vogt',
  email: 'm…@example.org',
  gender: 'female',
  relation: 'mother',
  status,
  not_me: false,
  sent_at: null,
  goes_out_at: null,
  expires_at: null,
  resend_at: null,
  kept_until: null,
  events: [],
});

test.each([
  ['accepted terms need nobody', { tos_status: 'accepted' }, 'confirmed', 'accepted'],
  ['who is old enough decides alone, whoever was named before', { minor: false }, 'revoked', 'adult'],
  ['a minor names a guardian first', {}, null, 'unnamed'],
  ['a sent link is waited for', {}, 'pending', 'awaiting'],
  ['a no is told', {}, 'declined', 'declined'],
  ['no answer is told', {}, 'expired', 'expired'],
  ['a consent taken back is told', { tos_status: 'revoked' }, 'revoked', 'withdrawn'],
  ['a contact ended by a birthday or a correction is no withdrawal', {}, 'revoked', 'unnamed'],
] as const)('%s', (_, given, status, kind) => {
  expect(
    standingOf({ tos_status: 'pending', minor: true, ...given }, status === null ? null : contact(status)).kind,
  ).toBe(kind);
});
