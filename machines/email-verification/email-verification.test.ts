import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { walkModel } from '../kit/model.ts';
import { emailVerificationMachine, type LoadVerificationResult } from './email-verification.machine.ts';
import { emailVerificationModel, verificationTimes } from './email-verification.model.ts';

describe('e-mail verification', () => {
  it('takes every transition, and sends no new code while one is being checked', () => {
    expect(walkModel(emailVerificationModel)).toEqual({ states: 104, steps: 311, transitions: 30, notWalked: [] });
  });

  it('lets the code expire and Resend open by the server’s time [S2-08]', async () => {
    vi.useFakeTimers();
    const machine = emailVerificationMachine.provide({
      actors: {
        loadVerification: fromPromise(async (): Promise<LoadVerificationResult> => ({
          kind: 'ok',
          ...verificationTimes,
        })),
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
