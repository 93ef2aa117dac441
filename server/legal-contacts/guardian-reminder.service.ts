import {
  type Reminder,
  type ReminderCode,
  reminderMinutes,
} from '../../contract/legal-contacts/guardian-reminder.schema.ts';
import { type Applicant, applicantForChange } from '../applicants/applicants.service.ts';
import { hasRequiredFacts } from '../applicants/required-facts.ts';
import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import { qrPath } from '../kit/qr.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { findToken, mintToken } from '../tokens/tokens.service.ts';
import { isMinor } from '../users/me.service.ts';
import {
  applicantOf,
  findLatestLegalContact,
  findLegalContact,
  type LegalContactRow,
} from './legal-contacts.repository.ts';
import { reminderPurpose } from './legal-contacts.service.ts';
import { legalContactView } from './legal-contacts.view.ts';

interface Reminded {
  readonly applicant: Applicant;
  readonly contact: LegalContactRow;
}

/** Somebody is asked, or was until the time ran out, and the child still needs the answer. */
const isAwaited = ({ applicant, contact }: Reminded, tenant: TenantRow, now: Date): boolean =>
  contact.email !== null &&
  (contact.status === 'pending' || contact.status === 'expired') &&
  applicant.account === 'active' &&
  hasRequiredFacts(applicant) &&
  isMinor(applicant.date_of_birth, tenant, now);

/**
 * The picture for the child's screen; an earlier one ends.
 * @throws Failure not_found for another's guardian; transition_not_allowed where nobody is awaited
 */
export async function reminderCode(
  tx: TenantTx,
  applicantId: string | undefined,
  contactId: string,
  tenant: TenantRow,
  now: Date,
  link: (token: string) => string,
): Promise<ReminderCode> {
  const applicant = applicantId ? await applicantForChange(tx, applicantId) : undefined;
  const contact = applicant ? await findLatestLegalContact(tx, applicant.id) : undefined;
  if (!applicant || contact?.id !== contactId) throw new Failure('not_found');
  if (!isAwaited({ applicant, contact }, tenant, now))
    throw new Failure('transition_not_allowed', { meta: { events: [] } });
  const ttl_ms = reminderMinutes * 60_000;
  const token = await mintToken(tx, {
    purpose: reminderPurpose,
    subject_id: contactId,
    ttl_ms,
    voidEarlier: true,
    now,
  });
  const address = link(token);
  return { link: address, qr: qrPath(address), expires_at: new Date(now.getTime() + ttl_ms).toISOString() };
}

/**
 * Whom the picture is about.
 * @throws Failure link_invalid for a secret or id that don't belong together; link_expired when its hour is over; link_used
 * when a newer picture, another guardian or an answer took its place
 */
export async function openReminder(
  tx: TenantTx,
  id: string,
  secret: string,
  tenant: TenantRow,
  now: Date,
): Promise<Reminded> {
  const token = await findToken(tx, { purpose: reminderPurpose, token: secret, now });
  const applicantId = token?.subject_id === id ? await applicantOf(tx, id) : undefined;
  const applicant = applicantId ? await applicantForChange(tx, applicantId) : undefined;
  const contact = applicant ? await findLegalContact(tx, id) : undefined;
  if (!token || !contact || !applicant) throw new Failure('link_invalid');
  if (token.state === 'expired') throw new Failure('link_expired');
  const current = await findLatestLegalContact(tx, applicant.id);
  const isNewest = token.state === 'valid' && current?.id === contact.id;
  if (!isNewest || !isAwaited({ applicant, contact }, tenant, now)) throw new Failure('link_used');
  return { applicant, contact };
}

/** What its reader may know: nothing of the child, and of the address what it takes to recognise one's own. */
export async function reminderView(
  tx: TenantTx,
  { applicant, contact }: Reminded,
  tenant: TenantRow,
  now: Date,
): Promise<Reminder> {
  const { email, resend_at } = await legalContactView(tx, contact, applicant, tenant, now);
  return { email: email ?? '', resend_at };
}
