import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Invitation, InvitationEvent } from '../../../contract/invitations/invitations.schema.ts';

/** What a button that causes an event says. */
export const eventWords: Record<InvitationEvent, MessageDescriptor> = {
  resend: msg`Send again`,
  revoke: msg`Take back`,
  approve: msg`Approve`,
  reject: msg`Decline`,
};

export const eventLooks = { revoke: 'quiet', approve: 'primary', reject: 'quiet' } as const;

export const statusWords: Record<Invitation['status'], MessageDescriptor> = {
  pending: msg`Waiting`,
  accepted: msg`Accepted`,
  declined: msg`Declined`,
  expired: msg`Expired`,
  revoked: msg`Taken back`,
};
