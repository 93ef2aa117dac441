import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { verificationMachine, type LoadVerificationResult } from './verification.machine.ts';
import { verificationTimes } from './verification.model.ts';

describe('e-mail verification', () => {
  it('lets the code expire and Resend open by the server’s time [S2-08]', async () => {
    vi.useFakeTimers();
    const machine = verificationMachine.provide({
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
