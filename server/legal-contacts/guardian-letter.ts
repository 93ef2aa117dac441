import type { GuardianLetter, LegalContact } from '../../contract/legal-contacts/legal-contacts.schema.ts';
import type { Terms } from '../../contract/terms/terms.schema.ts';
import type { Applicant } from '../applicants/applicants.service.ts';
import { consentText, standingVersion } from '../consents/consent-texts.ts';
import type { TenantTx } from '../db/scope.ts';
import { readableCode } from '../kit/readable-code.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { standingTerms, termsInForce, textsOfLetter } from '../terms/terms.service.ts';
import type { LegalContactRow, updateLegalContact } from './legal-contacts.repository.ts';

/** How long a letter has to come back: there and back by post, and somebody has to get round to it. */
const returnMs = 30 * 86_400_000;

/** A letter with the texts in force: its number is random, so that nobody guesses one, and two in 2⁴⁰ are the same. */
export const newLetter = async (
  tx: TenantTx,
  { locale, sent_count }: LegalContactRow,
  now: Date,
): Promise<Parameters<typeof updateLegalContact>[2]> => ({
  sent_count: sent_count + 1,
  sent_at: now,
  expires_at: new Date(now.getTime() + returnMs),
  letter_reference: readableCode(),
  letter_terms: (await termsInForce(tx)).version,
  letter_findable: consentText('findable', locale).version,
});

/** Whether a text on it differs in substance from the one in force. */
export const isOutdated = async (
  tx: TenantTx,
  { letter_terms, letter_findable }: Pick<LegalContactRow, 'letter_terms' | 'letter_findable'>,
): Promise<boolean> =>
  (letter_terms ?? 0) < (await standingTerms(tx)) || (letter_findable ?? 0) < standingVersion('findable');

/** As one reads it aloud and types it: `K7M2-9QXT`. */
const written = (reference: string): string => `${reference.slice(0, 4)}-${reference.slice(4)}`;

/** What the child knows of the letter that is on its way. */
export const letterOf = async (tx: TenantTx, contact: LegalContactRow): Promise<LegalContact['letter']> =>
  contact.letter_reference === null
    ? null
    : { reference: written(contact.letter_reference), is_outdated: await isOutdated(tx, contact) };

/** The texts on it. */
export const lettersTexts = (
  tx: TenantTx,
  { letter_terms, letter_findable, locale }: LegalContactRow,
): Promise<Terms> => textsOfLetter(tx, { terms: letter_terms ?? 1, findable: letter_findable ?? 1, locale });

/** When the retention of an unfinished registration is over; null once it is complete. */
export const keptUnfinishedUntil = ({ created_at, search_status }: Applicant, tenant: TenantRow): Date | null =>
  search_status === 'unconfirmed' ? new Date(created_at.getTime() + tenant.keep_unfinished_days * 86_400_000) : null;

export async function guardianLetter(
  tx: TenantTx,
  contact: LegalContactRow,
  applicant: Applicant,
  tenant: TenantRow,
): Promise<GuardianLetter | null> {
  const { letter_reference, sent_at, expires_at } = contact;
  if (letter_reference === null || contact.status !== 'pending' || !sent_at || !expires_at) return null;
  const { firstname, lastname, date_of_birth } = applicant;
  // once the registration is erased, nothing is left that it could be entered for
  const kept = keptUnfinishedUntil(applicant, tenant) ?? expires_at;
  const { version, text, findable } = await lettersTexts(tx, contact);
  return {
    reference: written(letter_reference),
    locale: contact.locale,
    issued_at: sent_at.toISOString(),
    expires_at: (kept < expires_at ? kept : expires_at).toISOString(),
    firstname: contact.firstname,
    lastname: contact.lastname,
    child: { firstname, lastname, date_of_birth },
    terms: { version, text },
    findable: { version: findable.version, text: findable.text },
  };
}
