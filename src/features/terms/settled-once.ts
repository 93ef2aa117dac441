import type { ConsentEmitted, ConsentEvent } from '../../../machines/legal-contacts/guardian-consent.machine.ts';
import type { ConsentActor } from './guardian-consent.actors.ts';

export type GuardianConsentOutcome = Extract<ConsentEmitted, { type: 'submission.settled' }>['result'];

/** Sends an event that submits something, and resolves to how it ended. */
export function settledOnce(actor: ConsentActor, event: ConsentEvent): Promise<GuardianConsentOutcome> {
  return new Promise((resolve) => {
    const settled = actor.on('submission.settled', ({ result }) => {
      settled.unsubscribe();
      resolve(result);
    });
    actor.send(event);
  });
}
