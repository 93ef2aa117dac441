import { describe, expect, it } from 'vitest';
import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import { done } from '../kit/coverage.ts';
import { guardianConsentMachine } from './guardian-consent.machine.ts';

describe('resending after a withdrawal', () => {
  it.each([
    ['a minute after the mail', 0, true],
    ['before the minute is over', 12_000, false],
    ['where the day’s letters are used up', null, false],
  ])('%s', (_, resendInMs, isOffered) => {
    const standing = { kind: 'withdrawn', contactId: 'c1', resendInMs } as const;
    const loading = getInitialSnapshot(guardianConsentMachine);
    const withdrawn = getNextSnapshot(
      guardianConsentMachine,
      loading,
      done('guardianConsent.loading', standing) as never,
    );
    expect([withdrawn.can({ type: 'link.resend' }), withdrawn.can({ type: 'guardian.update' })]).toEqual([
      isOffered,
      true,
    ]);
  });
});
