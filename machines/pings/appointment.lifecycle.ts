import { lifecycle } from '../kit/lifecycle.ts';

/** An appointment that a company proposes to somebody who said yes. */
export const appointmentLifecycle = lifecycle({
  name: 'appointment',
  initial: 'pending',
  transitions: [
    { from: 'pending', event: 'accept', to: 'accepted', by: ['applicant'] },
    // none of those proposed fits
    { from: 'pending', event: 'decline', to: 'declined', by: ['applicant'] },
    { from: 'pending', event: 'withdraw', to: 'revoked', by: ['employee'] },
    // another one was chosen, or its time has come
    { from: 'pending', event: 'lapse', to: 'expired', by: ['system'] },
    // before it begins; system: the yes it rests on is taken back, or the account goes
    { from: 'accepted', event: 'withdraw', to: 'revoked', by: ['employee', 'applicant', 'system'] },
  ],
});
