import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { crashed, done, passed, walk } from '../kit/coverage.ts';
import {
  emailVerificationMachine,
  type LoadVerificationResult,
  type ResendCodeResult,
  type VerifyCodeResult,
} from './email-verification.machine.ts';

const times = { expiresInMs: 600_000, resendInMs: 60_000, triesLeft: 5 };
const loaded: LoadVerificationResult[] = [
  { kind: 'ok', ...times },
  { kind: 'ok', ...times, expiresInMs: null },
  { kind: 'ok', expiresInMs: null, resendInMs: null, triesLeft: 0 },
  { kind: 'verified' },
  { kind: 'blocked' },
  { kind: 'failed' },
];
const verified: VerifyCodeResult[] = [
  { kind: 'ok' },
  { kind: 'wrong', triesLeft: 4 },
  { kind: 'void' },
  { kind: 'expired' },
  { kind: 'blocked' },
  { kind: 'refused', code: 'validation', message: '', errors: {} },
];
const resent: ResendCodeResult[] = [
  { kind: 'ok', ...times },
  { kind: 'tooEarly', resendInMs: 30_000 },
  { kind: 'limited' },
  { kind: 'verified' },
  { kind: 'failed' },
];
const verifying = 'emailVerification.open.code.valid.verifying';
const resending = 'emailVerification.open.resend.resending';

describe('e-mail verification', () => {
  it('takes every transition, and sends no new code while one is being checked', () => {
    const result = walk(emailVerificationMachine, {
      events: [
        { type: 'verification.retry' },
        { type: 'code.submit', code: '123456' },
        { type: 'code.edited' },
        { type: 'code.resend' },
        ...loaded.map((answer) => done('emailVerification.loading', answer)),
        crashed('emailVerification.loading'),
        ...verified.map((answer) => done(verifying, answer)),
        crashed(verifying),
        ...resent.map((answer) => done(resending, answer)),
        crashed(resending),
        passed('expiry', 'emailVerification.open.code.valid'),
        passed('pause', 'emailVerification.open.resend.waiting'),
      ],
      key: ({ context }) => context,
      check: (after) => {
        expect(after.matches({ open: { code: { valid: 'verifying' }, resend: 'resending' } })).toBe(false);
        expect(JSON.stringify(after.context)).not.toContain('123456');
      },
    });
    expect(result).toEqual({ states: 91, steps: 274, transitions: 30, notWalked: [] });
  });

  it('lets the code expire and Resend open by the server’s time', async () => {
    vi.useFakeTimers();
    const machine = emailVerificationMachine.provide({
      actors: {
        loadVerification: fromPromise(async (): Promise<LoadVerificationResult> => ({ kind: 'ok', ...times })),
      },
    });
    const actor = createActor(machine).start();
    await waitFor(actor, (snapshot) => snapshot.matches('open'));
    vi.advanceTimersByTime(59_999);
    expect(actor.getSnapshot().can({ type: 'code.resend' })).toBe(false);
    vi.advanceTimersByTime(1);
    expect(actor.getSnapshot().can({ type: 'code.resend' })).toBe(true);
    vi.advanceTimersByTime(540_000);
    expect(actor.getSnapshot().value).toEqual({ open: { code: { void: 'expired' }, resend: 'available' } });
    vi.useRealTimers();
  });
});
