import { expect, test } from 'vitest';
import { aGuardian } from '../../../tests/support/a-guardian.ts';
import { standingOf } from './guardian-consent.actors.ts';

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
    standingOf({ tos_status: 'pending', minor: true, ...given }, status === null ? null : aGuardian({ status })).kind,
  ).toBe(kind);
});
