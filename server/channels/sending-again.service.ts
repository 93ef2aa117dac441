import type { UndeliveredMail } from '../../contract/channels/undelivered-mails.schema.ts';
import { actionOf } from '../audit/action.ts';
import { Failure } from '../http/failure.ts';
import { invitedAt, transitionInvitation } from '../invitations/invitations.service.ts';
import type { Caller } from '../kit/records.ts';
import { guardianPageLink } from '../legal-contacts/guardian-page-link.ts';
import { confirmedAt } from '../legal-contacts/confirmed-guardian.ts';
import { askedAt, requestAgain } from '../legal-contacts/request-again.service.ts';
import { isSentAnew, readOtherwise, type SentAnew } from '../mail/sent-anew.ts';
import { askReleaseAgain, releaseAwaitedOf } from '../pings/guardian-release.service.ts';
import { emailKey } from '../users/email-key.ts';
import { inviteStaffAnew, staffInvitedAt } from '../users/staff-invitations.service.ts';
import type { UndeliveredRow } from './undelivered-mails.repository.ts';

interface Anew {
  /** Where it would go now; undefined where nobody waits for it any more. */
  readonly to: (call: Caller, id: string) => Promise<string | undefined>;
  readonly send: (call: Caller, id: string) => Promise<unknown>;
}

const anew: Readonly<Record<SentAnew, Anew>> = {
  guardian_request: { to: ({ tx, actor }, id) => askedAt(tx, id, actor.type), send: requestAgain },
  guardian_release: {
    to: async ({ tx, tenant, now }, id) => {
      const child = await releaseAwaitedOf(tx, id, tenant, now);
      return child === undefined ? undefined : confirmedAt(tx, child);
    },
    send: (call, id) => askReleaseAgain({ ...call, guardianLink: guardianPageLink(call) }, id, actionOf(call)),
  },
  invitation: { to: invitedAt, send: (call, id) => transitionInvitation(call, id, { event: 'resend' }) },
  staff_invitation: { to: ({ tx }, id) => staffInvitedAt(tx, id), send: inviteStaffAnew },
};

type Row = Pick<UndeliveredRow, 'kind' | 'subject_id' | 'recipient_address'>;

/** What can still be done so that a mail's reader learns what it said. */
export async function againOf(
  call: Caller,
  row: Row,
  reader: UndeliveredMail['reader'],
): Promise<UndeliveredMail['again']> {
  if (!isSentAnew(row.kind)) return readOtherwise(row.kind, reader);
  const to = row.subject_id === null ? undefined : await anew[row.kind].to(call, row.subject_id);
  if (to === undefined || emailKey(to) !== emailKey(row.recipient_address)) return 'over';
  return row.kind === 'staff_invitation' && call.actor.type !== 'administrator' ? 'administrator' : 'resend';
}

/**
 * Sends anew what didn't arrive, as its own page would: with a new link, and within the limits there.
 * @throws Failure transition_not_allowed where it can't be, or nobody waits for it; what its page refuses
 */
export async function sendAgain(call: Caller, row: Row): Promise<void> {
  if (!isSentAnew(row.kind) || row.subject_id === null || (await againOf(call, row, 'unknown')) !== 'resend')
    throw new Failure('transition_not_allowed', { meta: { events: ['archive'] } });
  await anew[row.kind].send(call, row.subject_id);
}
