import { applicantForChange } from '../applicants/applicants.service.ts';
import { actionOf } from '../audit/action.ts';
import type { BulkItem } from '../db/tables-plumbing.ts';
import type { Caller } from '../kit/records.ts';
import { takeBackMails } from '../mail/outbox.ts';
import { voidTheseTokens } from '../tokens/tokens.service.ts';
import { requestKind } from './legal-contacts.mails.ts';
import { findLatestLegalContact } from './legal-contacts.repository.ts';
import { moveLegalContact } from './legal-contacts.service.ts';

const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));

/**
 * A guardian who was asked again `at` a moment is as if they hadn't been: the link they have goes on working, or stays as
 * run out as it was. Who has answered meanwhile by the link of before has answered.
 */
export async function undoAskingAgain(call: Caller, item: BulkItem<'ask_again'>, at: Date): Promise<boolean> {
  const { tx, now } = call;
  const { contact_id, status, sent_count, sent_at, expires_at } = item.before;
  // the applicant's lock first, as wherever a guardian is decided about
  if (!(await applicantForChange(tx, item.id))) return false;
  const contact = await findLatestLegalContact(tx, item.id);
  if (contact?.id !== contact_id || contact.status !== 'pending' || contact.sent_at?.getTime() !== at.getTime())
    return false;
  const links = await takeBackMails(tx, { kind: requestKind, subject_id: contact_id, created_at: at });
  if (!links) return false;
  await voidTheseTokens(tx, links, now);
  const action = { ...actionOf(call), author: 'system' } as const;
  const before = { sent_count, sent_at: dateOf(sent_at), expires_at: dateOf(expires_at) };
  const back = await moveLegalContact(tx, contact, 'undo_resend', action, before);
  if (status === 'expired')
    await moveLegalContact(tx, back, 'timeout', { author: 'system', actor_kind: 'system', now });
  return true;
}
