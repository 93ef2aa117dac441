import type { TenantTx } from '../db/scope.ts';
import { findLatestLegalContact, type LegalContactRow } from './legal-contacts.repository.ts';
import { pageSecret } from './legal-contacts.service.ts';

/** Builds the address of the guardian's page from id and secret. */
export type GuardianLinkTo = (id: string, secret: string) => string;

/** The guardian who agreed for this applicant, with a new secret for their page; undefined when there is none. */
export async function confirmedGuardian(
  tx: TenantTx,
  applicantId: string,
  now: Date,
): Promise<{ readonly contact: LegalContactRow; readonly secret: string } | undefined> {
  const contact = await findLatestLegalContact(tx, applicantId);
  return contact?.status === 'confirmed' ? { contact, secret: await pageSecret(tx, contact.id, now) } : undefined;
}
