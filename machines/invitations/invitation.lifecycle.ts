import { lifecycle } from '../kit/lifecycle.ts';

/** A colleague asked to join. Who has left gets a new invitation, never a prolonged old one. */
export const invitationLifecycle = lifecycle({
  name: 'invitation',
  initial: 'pending',
  transitions: [
    // same e-mail address; account created or joined
    { from: 'pending', event: 'accept', to: 'accepted', by: ['employee'] },
    // invitee clicks decline
    { from: 'pending', event: 'decline', to: 'declined', by: ['system'] },
    // 14 days
    { from: 'pending', event: 'timeout', to: 'expired', by: ['system'] },
    // inviter or organization colleague
    { from: 'pending', event: 'revoke', to: 'revoked', by: ['employee', 'tenant_member', 'administrator'] },
    // new token
    { from: 'expired', event: 'resend', to: 'pending', by: ['employee', 'tenant_member', 'administrator'] },
    // staff let one go out that is held: to an address outside the company's domains
    { from: 'pending', event: 'approve', to: 'pending', by: ['tenant_member', 'administrator'] },
    // or don't, with a reason
    { from: 'pending', event: 'reject', to: 'declined', by: ['tenant_member', 'administrator'] },
    // new token, old link dies
    { from: 'pending', event: 'resend', to: 'pending', by: ['employee', 'tenant_member', 'administrator'] },
  ],
});
