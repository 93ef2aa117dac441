import type { TenantTx } from '../db/scope.ts';
import { guardianMailbox } from './guardian-mailbox.ts';
import { findLatestLegalContact, readLatestLegalContact } from './legal-contacts.repository.ts';
import { pageSecret } from './legal-contacts.service.ts';

/** Builds the address of the guardian's page from id and secret. */
export type GuardianLinkTo = (id: string, secret: string) => string;

/** The guardian who agreed for this applicant and reads mails, with a new secret for their page; undefined where none does. */
export async function confirmedGuardian(tx: TenantTx, applicantId: string, now: Date) {
  const contact = await findLatestLegalContact(tx, applicantId);
  const to = contact?.status === 'confirmed' ? guardianMailbox(contact) : undefined;
  return contact && to ? { contact, to, secret: await pageSecret(tx, contact.id, now) } : undefined;
}

/** Where that guardian reads mails, for reading alone. */
export async function confirmedAt(tx: TenantTx, applicantId: string): Promise<string | undefined> {
  const contact = await readLatestLegalContact(tx, applicantId);
  return contact?.status === 'confirmed' ? guardianMailbox(contact)?.address : undefined;
}
