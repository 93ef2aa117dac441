import type * as v from 'valibot';
import { dayIn } from '../../contract/kit/age.ts';
import {
  type LetterEvent,
  type returnedLetterSchema,
  relations,
} from '../../contract/legal-contacts/legal-contacts.schema.ts';
import { standingActs } from '../../contract/terms/terms.schema.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { legalContactLifecycle } from '../../machines/legal-contacts/legal-contact.lifecycle.ts';
import { chooseReleases, moveConsents } from '../applicants/applicant-consents.service.ts';
import { type Applicant, applicantForChange } from '../applicants/applicants.service.ts';
import { hasRequiredFacts } from '../applicants/required-facts.ts';
import type { Action } from '../audit/action.ts';
import { recordConsent } from '../consents/consents.service.ts';
import { refusalsFor } from '../consents/given-consents.ts';
import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import { withdrawReleases } from '../pings/open-pings.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { termsToAgreeTo } from '../terms/terms.service.ts';
import { isMinor } from '../users/me.service.ts';
import { guardians, withdrawConsent } from './guardian-answer.service.ts';
import { isOutdated, lettersTexts, letterOf } from './guardian-letter.ts';
import {
  applicantOf,
  findByLetter,
  findLatestLegalContact,
  findLegalContact,
  type LegalContactRow,
} from './legal-contacts.repository.ts';
import { mayWithdraw, moveLegalContact } from './legal-contacts.service.ts';

interface Returned {
  readonly contact: LegalContactRow;
  readonly applicant: Applicant;
}

/** Applicant and guardian, locked in that order, as everywhere. @throws Failure not_found */
export async function contactForStaff(tx: TenantTx, id: string): Promise<Returned> {
  const applicantId = await applicantOf(tx, id);
  const applicant = applicantId ? await applicantForChange(tx, applicantId) : undefined;
  const contact = applicant ? await findLegalContact(tx, id) : undefined;
  if (!contact || !applicant) throw new Failure('not_found');
  return { contact, applicant };
}

/** What staff have before them. @throws Failure not_found for a number of no letter, or of one made anew since */
export async function returnedLetter(
  tx: TenantTx,
  reference: string,
  { tenant, now, author }: Pick<Action, 'now' | 'author'> & { readonly tenant: TenantRow },
): Promise<v.InferOutput<typeof returnedLetterSchema>> {
  const found = await findByLetter(tx, reference);
  if (!found) throw new Failure('not_found');
  const { contact, applicant } = await contactForStaff(tx, found.id);
  const { firstname, lastname, date_of_birth } = applicant;
  return {
    id: contact.id,
    reference: (await letterOf(tx, contact))?.reference ?? reference,
    status: contact.status,
    firstname: contact.firstname,
    lastname: contact.lastname,
    relation: relations.find((known) => known === contact.relation) ?? 'guardian',
    child: { firstname, lastname, date_of_birth },
    issued_at: contact.sent_at?.toISOString() ?? null,
    expires_at: contact.expires_at?.toISOString() ?? null,
    terms_version: contact.letter_terms ?? 1,
    findable_version: contact.letter_findable ?? 1,
    is_outdated: await isOutdated(tx, contact),
    refusals: await refusalsFor(tx, applicant.id),
    events: isMinor(date_of_birth, tenant, now)
      ? eventsFor(legalContactLifecycle, contact.status, author).filter((event) => isTaken(event, contact, applicant))
      : [],
  };
}

/** What `takeLetter` would take of it now; nobody is agreed for whose account is being deleted. */
function isTaken(event: string, contact: LegalContactRow, { account }: Applicant): boolean {
  if (event === 'accept') return account === 'active';
  return event === 'decline' || (event === 'withdraw' && mayWithdraw(contact));
}

/**
 * Staff enter what a letter says that has come back. The number on it shows that they hold it, and only whoever has no
 * e-mail answers so: nobody decides in the place of a guardian who is asked by link.
 * @throws Failure transition_not_allowed for who answers by link, another letter has taken the place of, or decides alone;
 * validation for another number or a day on which nobody can have signed it; conflict when a text says something new
 */
export async function takeLetter(
  tx: TenantTx,
  { contact, applicant }: Returned,
  letter: LetterEvent,
  tenant: TenantRow,
  action: Action,
): Promise<void> {
  const current = await findLatestLegalContact(tx, applicant.id);
  const isChild = isMinor(applicant.date_of_birth, tenant, action.now);
  if (contact.email !== null || current?.id !== contact.id || !isChild)
    throw new Failure('transition_not_allowed', { meta: { events: [] } });
  if (contact.letter_reference !== letter.reference)
    throw new Failure('validation', { errors: { reference: [{ rule: 'letter_reference' }] } });
  switch (letter.event) {
    case 'accept':
      return acceptLetter(tx, { contact, applicant }, letter.signed_on, tenant, action);
    case 'decline':
      return declineLetter(tx, { contact, applicant }, action);
    case 'withdraw':
      // a call or a letter is enough: taking back must not be harder than giving
      if (!mayWithdraw(contact)) throw new Failure('transition_not_allowed', { meta: { events: [] } });
      return withdrawConsent(tx, { contact, applicant }, tenant, action);
  }
}

async function acceptLetter(
  tx: TenantTx,
  { contact, applicant }: Returned,
  signedOn: string,
  tenant: TenantRow,
  action: Action,
): Promise<void> {
  const days = [contact.sent_at ?? action.now, action.now].map((at) => dayIn(tenant.timezone, at));
  if (signedOn < (days[0] ?? '') || signedOn > (days[1] ?? ''))
    throw new Failure('validation', { errors: { signed_on: [{ rule: 'letter_signed' }] } });
  // the terms stay in force until this has ended
  await termsToAgreeTo(tx);
  if (applicant.account !== 'active' || !hasRequiredFacts(applicant) || (await isOutdated(tx, contact)))
    throw new Failure('conflict');
  const terms = await lettersTexts(tx, contact);
  await moveLegalContact(tx, contact, 'accept', action, {
    confirmed_at: action.now,
    terms_version: terms.version,
    terms_hash: terms.hash,
  });
  await moveConsents(tx, applicant, tenant, standingActs, 'guardian_accept', guardians(action), {
    given_by: 'guardian',
    legal_contact_id: contact.id,
    locale: contact.locale,
    letter: { terms, findable: terms.findable },
  });
  // nobody can be asked or told by mail; the letter says so
  await chooseReleases(tx, applicant.id, 'tell', action.now);
}

async function declineLetter(tx: TenantTx, { contact, applicant }: Returned, action: Action): Promise<void> {
  await moveLegalContact(tx, contact, 'decline', action);
  const { id: legal_contact_id, locale } = contact;
  await withdrawReleases(tx, applicant.id, 'guardian', { ...guardians(action), legal_contact_id, locale });
  await recordConsent(tx, {
    act: 'terms',
    applicant_id: applicant.id,
    legal_contact_id,
    kind: 'declined',
    given_by: 'guardian',
    reason: 'guardian_letter',
    locale,
    now: action.now,
  });
}
