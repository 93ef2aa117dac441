import { isClosed } from '../../contract/organizations/closed.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { invitationLifecycle } from '../../machines/invitations/invitation.lifecycle.ts';
import type { TenantTx } from '../db/scope.ts';
import { type Caller, moveRecord } from '../kit/records.ts';
import { withdrawMails } from '../mail/outbox.ts';
import { Failure } from '../http/failure.ts';
import { findToken, useToken } from '../tokens/tokens.service.ts';
import { tellDeclined } from './declined.mails.ts';
import { isHeld } from './held.ts';
import { findInvitation, invitationRecords, type InvitationRow } from './invitations.repository.ts';

/** The link of the mail, which was in the invited mailbox alone. */
export const mailedPurpose = 'invitation';
/** One that a colleague passes on: it proves nothing about who holds it. */
export const copiedPurpose = 'invitation_copy';

/**
 * The open invitation behind a link's token, mailed or copied.
 * @throws Failure invitation_unknown (taken back, replaced by a newer link, or never there), invitation_accepted,
 * invitation_declined, invitation_expired
 */
export async function openInvitation(
  tx: TenantTx,
  token: string,
  now: Date,
): Promise<{ invitation: InvitationRow; link_token_id: string; is_mailed: boolean }> {
  const mailed = await findToken(tx, { purpose: mailedPurpose, token, now });
  const found = mailed ?? (await findToken(tx, { purpose: copiedPurpose, token, now }));
  const invitation = found && (await findInvitation(tx, found.subject_id, now));
  if (!invitation || found.state === 'void' || isClosed(invitation.organization_status) || isHeld(invitation))
    throw new Failure('invitation_unknown');
  if (invitation.status_now === 'accepted' || found.state === 'used') throw new Failure('invitation_accepted');
  if (invitation.status_now === 'declined') throw new Failure('invitation_declined');
  if (invitation.status_now === 'expired' || found.state === 'expired') throw new Failure('invitation_expired');
  if (invitation.status_now !== 'pending') throw new Failure('invitation_unknown');
  return { invitation, link_token_id: found.id, is_mailed: mailed !== undefined };
}

/**
 * Accepts an invitation for a user who has just verified the invited address.
 * @throws Failure as `openInvitation` does, when it ended between registration and verification
 */
export async function acceptInvitation(
  tx: TenantTx,
  acceptance: {
    readonly invitation_id: string;
    readonly link_token_id: string;
    readonly user: { readonly id: string };
    readonly now: Date;
  },
): Promise<{ organization_id: string }> {
  const { invitation_id, link_token_id, user, now } = acceptance;
  const invitation = await findInvitation(tx, invitation_id, now);
  if (!invitation || isClosed(invitation.organization_status) || isHeld(invitation))
    throw new Failure('invitation_unknown');
  if (!eventsFor(invitationLifecycle, invitation.status_now, 'employee').includes('accept')) {
    if (invitation.status_now === 'accepted') throw new Failure('invitation_accepted');
    if (invitation.status_now === 'declined') throw new Failure('invitation_declined');
    throw new Failure(invitation.status_now === 'expired' ? 'invitation_expired' : 'invitation_unknown');
  }
  // A newer link since the registration has voided this token but not the invitation: the person is the invited one either way.
  await useToken(tx, link_token_id, now);
  await withdrawMails(tx, invitation_id, ['invitation']);
  const action = { author: 'employee', actor_kind: 'employee', actor_id: user.id, now } as const;
  await moveRecord(tx, action, invitationRecords, invitation, { event: 'accept', values: { user_id: user.id } });
  return { organization_id: invitation.organization_id };
}

/**
 * Declines it for whoever holds the mailed link; its company sees that, whoever invited hears of it, and nothing more
 * goes out to the invited.
 * @throws Failure as `openInvitation` does; forbidden for a copied link, whose holder may be anybody
 */
export async function declineInvitation(
  { tx, tenant, deps, now }: Pick<Caller, 'tx' | 'tenant' | 'deps' | 'now'>,
  token: string,
): Promise<void> {
  const { invitation, is_mailed } = await openInvitation(tx, token, now);
  if (!is_mailed) throw new Failure('forbidden');
  const bySystem = { author: 'system', actor_kind: 'system', now } as const;
  await moveRecord(tx, bySystem, invitationRecords, invitation, { event: 'decline' });
  await withdrawMails(tx, invitation.id, ['invitation']);
  await tellDeclined(tx, invitation, { tenant, deps, now });
}
