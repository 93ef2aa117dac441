import { lifecycle } from '../kit/lifecycle.ts';

/** Whether an applicant's agreement to the terms stands; each change is a new row of the ledger. */
export const tosAcceptanceLifecycle = lifecycle({
  name: 'tosAcceptance',
  initial: 'pending',
  transitions: [
    // adult accepts alone
    { from: 'pending', event: 'accept', to: 'accepted', by: ['applicant'] },
    // LegalContact confirmed (minor)
    { from: 'pending', event: 'guardian_accept', to: 'accepted', by: ['system'] },
    // tenant publishes a new material version
    { from: 'accepted', event: 'new_version', to: 'expired', by: ['system'] },
    // minor: guardian again
    { from: 'expired', event: 'accept', to: 'accepted', by: ['applicant'] },
    // guardian withdraws or applicant withdraws
    { from: 'accepted', event: 'withdraw', to: 'revoked', by: ['applicant', 'system'] },
    // minor: guardian confirmed again
    { from: 'expired', event: 'guardian_accept', to: 'accepted', by: ['system'] },
    // date_of_birth crossed guardian_age
    { from: 'accepted', event: 'birth_date_changed', to: 'expired', by: ['system'] },
    // the tenant asks for a guardian longer than before, and nobody but the applicant has agreed
    { from: 'accepted', event: 'guardian_age_raised', to: 'expired', by: ['system'] },
    // a minor names somebody else than the guardian who agreed
    { from: 'accepted', event: 'guardian_replaced', to: 'expired', by: ['applicant'] },
    // adult accepts again: a new ledger row
    { from: 'revoked', event: 'accept', to: 'accepted', by: ['applicant'] },
    // minor: guardian confirmed again: a new ledger row
    { from: 'revoked', event: 'guardian_accept', to: 'accepted', by: ['system'] },
  ],
});
