import type { AskedAgain } from '../../contract/legal-contacts/asking-again.schema.ts';
import type { Undo } from '../../contract/kit/undo.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { legalContactLifecycle } from '../../machines/legal-contacts/legal-contact.lifecycle.ts';
import { type Applicant, applicantForChange, applicantForReading } from '../applicants/applicants.service.ts';
import { actionOf } from '../audit/action.ts';
import { heldUntil, keepBulkAction } from '../bulk-actions/bulk-actions.service.ts';
import type { BulkItem } from '../db/tables-plumbing.ts';
import type { Call } from '../http/route.ts';
import type { Caller } from '../kit/records.ts';
import { hasWaitingMails } from '../mail/outbox.ts';
import { isMinor } from '../users/me.service.ts';
import { maskEmail } from '../verification/verification.state.ts';
import { linkTo } from './guardian-link.ts';
import {
  countLinksSince,
  findLatestLegalContact,
  type LegalContactRow,
  readLatestLegalContact,
} from './legal-contacts.repository.ts';
import { dayMs, linksPerDay, minuteMs, resend } from './legal-contacts.service.ts';

type AskingCall = Caller & Pick<Call, 'deps'>;

/** Why the guardian named last gets no link now; `resend` refuses the same, one by one. */
async function refusalOf(
  { tx, tenant, actor, now }: AskingCall,
  applicant: Applicant,
  contact: LegalContactRow | undefined,
): Promise<AskedAgain['refused']> {
  if (!isMinor(applicant.date_of_birth, tenant, now)) return 'of_age';
  if (applicant.account !== 'active') return 'leaving';
  if (!contact) return 'nobody';
  if (contact.email === null) return 'letter';
  if (!eventsFor(legalContactLifecycle, contact.status, actor.type).includes('resend')) return 'answered';
  if ((contact.sent_at?.getTime() ?? 0) + minuteMs > now.getTime()) return 'just_now';
  const today = await countLinksSince(tx, applicant.id, new Date(now.getTime() - dayMs));
  return today < linksPerDay ? null : 'limit';
}

/**
 * Whom of these applicants' guardians a link is sent to again; with `send`, it is. An applicant who isn't there is left
 * out, and one whose guardian gets none keeps no other from it.
 */
export async function askedAgain(
  call: AskingCall,
  ids: readonly string[],
  send: boolean,
): Promise<{ data: AskedAgain[]; undo: Undo }> {
  const { tx } = call;
  const all: AskedAgain[] = [];
  const held: BulkItem<'ask_again'>[] = [];
  // in one order, so that two members with the same choice don't wait for each other
  for (const id of [...new Set(ids)].toSorted()) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const applicant = await (send ? applicantForChange : applicantForReading)(tx, id);
    if (!applicant) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const contact = await (send ? findLatestLegalContact : readLatestLegalContact)(tx, id);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const refused = await refusalOf(call, applicant, contact);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const before = refused === null && contact ? await takenBackTo(tx, contact) : undefined;
    if (send && refused === null && contact) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await ask(call, applicant, contact, before !== undefined);
      if (before) held.push({ id, before });
    }
    const to =
      refused === null && contact?.email
        ? { name: `${contact.firstname} ${contact.lastname}`, address: maskEmail(contact.email) }
        : null;
    all.push({
      applicant_id: id,
      name: `${applicant.firstname} ${applicant.lastname}`,
      refused,
      to,
      at_once: to !== null && !before,
    });
  }
  return { data: all, undo: send ? await keepBulkAction(call, 'ask_again', held) : null };
}

/**
 * How it stands, to be put back within the minute that its mail waits. Undefined where an earlier one waits still: the new
 * one takes its place and goes out at once, for taking it back would leave nothing of either.
 */
async function takenBackTo(
  tx: AskingCall['tx'],
  { id, status, sent_count, sent_at, expires_at }: LegalContactRow,
): Promise<BulkItem<'ask_again'>['before'] | undefined> {
  if ((status !== 'pending' && status !== 'expired') || (await hasWaitingMails(tx, id))) return undefined;
  return {
    contact_id: id,
    status,
    sent_count,
    sent_at: sent_at?.toISOString() ?? null,
    expires_at: expires_at?.toISOString() ?? null,
  };
}

function ask(call: AskingCall, applicant: Applicant, contact: LegalContactRow, waits: boolean): Promise<unknown> {
  const { tx, tenant, now } = call;
  const context = { tenant, link: linkTo(call), ...(waits && { send_at: heldUntil(now) }) };
  return resend(tx, applicant, contact, context, actionOf(call));
}
