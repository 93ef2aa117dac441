import type { OwnCall } from '../account/own-password.ts';
import type { TenantTx } from '../db/scope.ts';
import type { MailKind } from '../mail/kinds.ts';
import { forwardMails, withdrawMails } from '../mail/outbox.ts';
import { mailOpenPings } from '../pings/ping-link.ts';
import { voidLinks } from '../tokens/tokens.service.ts';

/** Mails with a link that stops working at the change: those that wait would bring a dead one. */
const linking = [
  'password_reset',
  'account_deletion',
  'ping',
  'ping_reminder',
  'looking_warning',
  'looking_expired',
] as const satisfies readonly MailKind[];
/** What tells the old mailbox that something happened to the account goes there all the same. */
const notices = ['password_changed', 'email_changed'] as const satisfies readonly MailKind[];

/** Whose the mailbox was, and where they are now. */
interface Move {
  readonly user_id: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Leaves a mailbox to whoever reads it from now on: no link works that went there, what waits goes to the new one, and
 * messages that wait for an answer are sent there once more, with a link of their own.
 */
export async function leaveMailbox(call: OwnCall, { user_id, from, to }: Move): Promise<void> {
  const { tx, now } = call;
  const { applicantId, own, told } = await subjectsOf(tx, user_id);
  for (const subject of own) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await withdrawMails(tx, subject, linking, { stillTrue: true });
  }
  await voidLinks(tx, own, now);
  await forwardMails(tx, [...own, ...told], { from, to, except: notices });
  if (applicantId === undefined) return;
  await mailOpenPings(call, applicantId);
}

/** The user, with what links to them are about; and what they are told of that others hold the links to. */
async function subjectsOf(tx: TenantTx, userId: string) {
  const applicant = await tx.selectFrom('applicants').select('id').where('user_id', '=', userId).executeTakeFirst();
  const received = applicant
    ? await tx.selectFrom('pings').select('id').where('applicant_id', '=', applicant.id).execute()
    : [];
  const guardians = applicant
    ? await tx.selectFrom('legal_contacts').select('id').where('applicant_id', '=', applicant.id).execute()
    : [];
  const sent = await tx
    .selectFrom('pings')
    .innerJoin('employees', (join) =>
      join.onRef('employees.tenant_id', '=', 'pings.tenant_id').onRef('employees.id', '=', 'pings.employee_id'),
    )
    .select('pings.id')
    .where('employees.user_id', '=', userId)
    .execute();
  const invited = await tx.selectFrom('invitations').select('id').where('invited_by', '=', userId).execute();
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  return {
    applicantId: applicant?.id,
    own: [userId, ...(applicant ? [applicant.id] : []), ...ids(received)],
    told: [...ids(guardians), ...ids(sent), ...ids(invited)],
  };
}
