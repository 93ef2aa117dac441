import { lifecycle } from '../kit/lifecycle.ts';

/** Whether the e-mail address is known to be theirs. An address changed later stays until the new one is confirmed. */
export const userVerificationLifecycle = lifecycle({
  name: 'userVerification',
  initial: 'unverified',
  transitions: [
    // correct unexpired code (hash compare, 5 tries); triggered by the user, written by system
    { from: 'unverified', event: 'verify_email', to: 'verified', by: ['system'] },
    // reason required
    { from: 'unverified', event: 'verify_manually', to: 'verified', by: ['administrator'] },
  ],
});
