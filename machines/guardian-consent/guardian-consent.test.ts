import { describe, expect, it } from 'vitest';
import { crashed, done, passed, walk } from '../kit/coverage.ts';
import {
  type AcceptTermsResult,
  type ConsentStanding,
  guardianConsentMachine,
  type NameGuardianResult,
} from './guardian-consent.machine.ts';

const waiting = { contactId: 'c1', resendInMs: 60_000 };
const standings: ConsentStanding[] = [
  { kind: 'accepted' },
  { kind: 'adult' },
  { kind: 'unnamed' },
  { kind: 'awaiting', ...waiting },
  { kind: 'awaiting', contactId: 'c2', resendInMs: null },
  { kind: 'declined', ...waiting },
  { kind: 'expired', ...waiting },
  { kind: 'withdrawn', ...waiting },
  { kind: 'unauthenticated' },
  { kind: 'failed' },
];
const refused = { kind: 'refused', code: 'conflict', message: '', errors: {} } as const;
const accepted: AcceptTermsResult[] = [{ kind: 'ok' }, refused, { kind: 'failed' }];
const named: NameGuardianResult[] = [{ kind: 'ok', ...waiting }, refused, { kind: 'failed' }];
const values = {
  firstname: 'A',
  lastname: 'B',
  email: 'guardian@example.org',
  gender: 'female',
  relation: 'mother',
} as const;
const asking = 'guardianConsent.awaitingGuardian.answer.asking';

it('consent takes every transition, and only the guardian’s yes or an adult’s own leads to accepted', () => {
  const result = walk(guardianConsentMachine, {
    events: [
      { type: 'consent.retry' },
      { type: 'terms.accept', hash: 'h' },
      { type: 'guardian.submit', values },
      { type: 'guardian.update' },
      { type: 'guardian.cancel' },
      { type: 'link.resend' },
      { type: 'tab.focused' },
      ...['guardianConsent.loading', asking].flatMap((state) => [
        ...standings.map((answer) => done(state, answer)),
        crashed(state),
      ]),
      ...accepted.map((answer) => done('guardianConsent.accepting', answer)),
      crashed('guardianConsent.accepting'),
      ...['guardianConsent.saving', 'guardianConsent.replacing', 'guardianConsent.resending'].flatMap((state) => [
        ...named.map((answer) => done(state, answer)),
        crashed(state),
      ]),
      passed('poll', 'guardianConsent.awaitingGuardian.answer.resting'),
      passed('cooling', 'guardianConsent.awaitingGuardian.resend.cooling'),
    ],
    key: ({ context }) => context,
    check: (after, event, before) => {
      if (after.matches('accepted')) {
        const byServer = event.type.includes('loading') || event.type.includes('asking');
        if (byServer) expect(event).toMatchObject({ output: { kind: 'accepted' } });
        else expect(before.value).toBe('accepting');
      }
      if (after.matches('accepting')) expect(before.matches('adult')).toBe(true);
      expect(JSON.stringify(after.context)).not.toContain('guardian@example.org');
    },
  });
  expect(result).toEqual({ states: 34, steps: 129, transitions: 47, notWalked: [] });
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
