import { type InvitationEvent, invitationEvents } from '../../contract/invitations/invitations.schema.ts';
import { isClosed } from '../../contract/organizations/closed.ts';
import type { Role } from '../../contract/kit/roles.ts';
import { invitationLifecycle } from '../../machines/invitations/invitation.lifecycle.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import type { InvitationRow } from './invitations.repository.ts';

type Standing = Pick<InvitationRow, 'status_now' | 'held_at' | 'organization_status'>;

/** It waits until staff approve it: nothing of it is mailed, no link leads to it, and its time has not begun. */
export const isHeld = ({ status_now, held_at }: Pick<Standing, 'status_now' | 'held_at'>): boolean =>
  status_now === 'pending' && held_at !== null;

const verdicts: readonly InvitationEvent[] = ['approve', 'reject'];
/** What sends a link, which leads nowhere while the company is closed. */
const sending: readonly InvitationEvent[] = ['approve', 'resend'];

/** What somebody may do with it now: staff give their verdict on one that is held, its company may take it back. */
export function eventsOf(row: Standing, author: Role): InvitationEvent[] {
  const allowed: readonly string[] = eventsFor(invitationLifecycle, row.status_now, author);
  const isStaff = author !== 'employee';
  const possible = (event: InvitationEvent) =>
    sending.includes(event) && isClosed(row.organization_status)
      ? false
      : isHeld(row)
        ? isStaff
          ? verdicts.includes(event)
          : event === 'revoke'
        : !verdicts.includes(event);
  return invitationEvents.filter((event) => allowed.includes(event) && possible(event));
}
