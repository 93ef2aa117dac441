import type { Role } from '../../contract/kit/roles.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { legalContactLifecycle } from '../../machines/legal-contacts/legal-contact.lifecycle.ts';
import { actionOf } from '../audit/action.ts';
import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import type { Caller } from '../kit/records.ts';
import { linkTo } from './guardian-link.ts';
import { readLegalContact } from './legal-contacts.repository.ts';
import { resend } from './legal-contacts.service.ts';
import { contactForStaff } from './returned-letter.service.ts';

/** Where a guardian is asked who owes an answer; undefined for one who doesn't any more. */
export async function askedAt(tx: TenantTx, id: string, author: Role): Promise<string | undefined> {
  const contact = await readLegalContact(tx, id);
  const isAsked = contact && eventsFor(legalContactLifecycle, contact.status, author).includes('resend');
  return isAsked ? (contact.email ?? undefined) : undefined;
}

/**
 * Sends a guardian the link again, as from the child's page.
 * @throws Failure conflict while the account is being deleted; what `resend` refuses
 */
export async function requestAgain(call: Caller, id: string): Promise<void> {
  const { tx, tenant } = call;
  const { applicant, contact } = await contactForStaff(tx, id);
  if (applicant.account !== 'active') throw new Failure('conflict');
  await resend(tx, applicant, contact, { tenant, link: linkTo(call) }, actionOf(call));
}
