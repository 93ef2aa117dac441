import { lifecycle } from '../kit/lifecycle.ts';

/** A company's message to an applicant, and the answer. */
export const pingLifecycle = lifecycle({
  name: 'ping',
  initial: 'draft',
  transitions: [
    // applicant matchable, employee verified, organization active, limits not reached
    { from: 'draft', event: 'submit', to: 'created', by: ['employee'] },
    // mail accepted by the server
    { from: 'created', event: 'delivered', to: 'pending', by: ['system'] },
    // hard bounce
    { from: 'created', event: 'undeliverable', to: 'revoked', by: ['system'] },
    // inside the undo window
    { from: 'created', event: 'cancel', to: 'revoked', by: ['employee'] },
    // contact details released
    { from: 'pending', event: 'accept', to: 'accepted', by: ['applicant'] },
    // optional reason
    { from: 'pending', event: 'decline', to: 'declined', by: ['applicant'] },
    // 21 days; one reminder after 7
    { from: 'pending', event: 'no_answer', to: 'expired', by: ['system'] },
    // position filled, or applicant no longer matchable
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
  ],
});
