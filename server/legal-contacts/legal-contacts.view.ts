import { genders, type LegalContact, relations } from '../../contract/legal-contacts/legal-contacts.schema.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { legalContactLifecycle } from '../../machines/legal-contacts/legal-contact.lifecycle.ts';
import type { Applicant } from '../applicants/applicants.service.ts';
import type { TenantTx } from '../db/scope.ts';
import { goesOutAt } from '../mail/goes-out.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { keptUnfinishedUntil, letterOf } from './guardian-letter.ts';
import { countLinksSince, isReportedNotMe, type LegalContactRow } from './legal-contacts.repository.ts';
import { dayMs, isWithdrawn, linksPerDay, minuteMs } from './legal-contacts.service.ts';

const oneOf = <T extends string>(words: readonly T[], word: string, otherwise: T): T =>
  words.find((known) => known === word) ?? otherwise;

/** `m…@example.org`: enough to recognise a typing slip, too little to learn an address. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

/** When that of an ended search is over, or will be, counted from its end. */
function keptEndedUntil({ search_ended_at, looking_until }: Applicant, tenant: TenantRow): Date | null {
  const ended = search_ended_at ?? looking_until;
  if (!ended) return null;
  const until = new Date(ended);
  until.setUTCMonth(until.getUTCMonth() + tenant.keep_ended_months);
  return until;
}

/** The guardian as the applicant may see them. */
export async function legalContactView(
  tx: TenantTx,
  contact: LegalContactRow,
  applicant: Applicant,
  tenant: TenantRow,
  now: Date,
): Promise<LegalContact> {
  const left = linksPerDay - (await countLinksSince(tx, applicant.id, new Date(now.getTime() - dayMs)));
  const events = eventsFor(legalContactLifecycle, contact.status, 'applicant');
  const mayResend = contact.email !== null && left > 0 && (events.includes('resend') || isWithdrawn(contact));
  const goesOut = await goesOutAt(tx, 'guardian_request', contact.id, now);
  // Sending again is for a mail that has had its minute to arrive.
  const sent = Math.max(contact.sent_at?.getTime() ?? 0, goesOut?.getTime() ?? 0);
  const cooled = new Date(Math.max(now.getTime(), sent + minuteMs));
  const kept = keptUnfinishedUntil(applicant, tenant);
  return {
    id: contact.id,
    firstname: contact.firstname,
    lastname: contact.lastname,
    email: contact.email && maskedEmail(contact.email),
    letter: await letterOf(tx, contact),
    gender: oneOf(genders, contact.gender, 'other'),
    relation: oneOf(relations, contact.relation, 'guardian'),
    status: contact.status,
    not_me: contact.status === 'declined' && (await isReportedNotMe(tx, contact.id)),
    sent_at: contact.sent_at?.toISOString() ?? null,
    goes_out_at: goesOut?.toISOString() ?? null,
    expires_at: contact.expires_at?.toISOString() ?? null,
    resend_at: mayResend ? cooled.toISOString() : null,
    kept_until: kept?.toISOString() ?? null,
    search_kept_until: kept ? null : (keptEndedUntil(applicant, tenant)?.toISOString() ?? null),
    events,
  };
}
