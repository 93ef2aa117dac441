import { lifecycle } from '../kit/lifecycle.ts';

/** A company's message to an applicant, and the answer. */
export const pingLifecycle = lifecycle({
  name: 'ping',
  initial: 'draft',
  transitions: [
    // applicant matchable, employee verified, organization active, limits not reached
    { from: 'draft', event: 'submit', to: 'created', by: ['employee'] },
    // undo window over, stands in the applicant's dashboard
    { from: 'created', event: 'delivered', to: 'pending', by: ['system'] },
    // account gone, or the organization takes part no more; a bounce alone revokes nothing
    { from: 'created', event: 'undeliverable', to: 'revoked', by: ['system'] },
    // inside the undo window
    { from: 'created', event: 'cancel', to: 'revoked', by: ['employee'] },
    // contact details released; system: the guardian's answer to a release the applicant said yes to
    { from: 'pending', event: 'accept', to: 'accepted', by: ['applicant', 'system'] },
    // optional reason; system: as above
    { from: 'pending', event: 'decline', to: 'declined', by: ['applicant', 'system'] },
    // read, and answered some other day: nothing of it goes to the company
    { from: 'pending', event: 'later', to: 'pending', by: ['applicant'] },
    // 21 days; one reminder after 7
    { from: 'pending', event: 'no_answer', to: 'expired', by: ['system'] },
    // position filled, applicant no longer matchable, or organization no longer active
    { from: 'pending', event: 'revoke', to: 'revoked', by: ['employee', 'tenant_member', 'administrator', 'system'] },
    { from: 'accepted', event: 'archive', to: 'archived', by: ['employee'] },
    // after 90 days
    { from: 'declined', event: 'archive', to: 'archived', by: ['employee', 'system'] },
    // after 90 days
    { from: 'expired', event: 'archive', to: 'archived', by: ['employee', 'system'] },
    // after 90 days
    { from: 'revoked', event: 'archive', to: 'archived', by: ['employee', 'system'] },
    // inside the undo window
    { from: 'created', event: 'no_longer_matchable', to: 'revoked', by: ['system'] },
    // a yes taken back, consent withdrawn, or the account deleted: contact details vanish from the organization's view
    { from: 'accepted', event: 'withdraw', to: 'revoked', by: ['applicant', 'system'] },
    // as from accepted; only where contact details are released
    { from: 'archived', event: 'withdraw', to: 'revoked', by: ['applicant', 'system'] },
  ],
});
