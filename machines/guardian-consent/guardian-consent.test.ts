import { describe, expect, it } from 'vitest';
import { walkModel } from '../kit/model.ts';
import { guardianConsentMachine } from './guardian-consent.machine.ts';
import { guardianConsentModel } from './guardian-consent.model.ts';

it('consent takes every transition, and only the guardian’s yes or an adult’s own leads to accepted [S2-15] [S2-16] [S2-17]', () => {
  expect(walkModel(guardianConsentModel)).toEqual({ states: 45, steps: 182, transitions: 47, notWalked: [] });
});

describe('resending', () => {
  it('is off where the day’s letters are used up', () => {
    const expired = guardianConsentMachine.resolveState({
      value: 'expired',
      context: { contactId: 'c1', resendInMs: null },
    });
    expect([expired.can({ type: 'link.resend' }), expired.can({ type: 'guardian.update' })]).toEqual([false, true]);
  });
});
