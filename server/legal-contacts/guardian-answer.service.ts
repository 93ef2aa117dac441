import { type ApplicantDetail, applicantDetailNames } from '../../contract/applicants/applicant-details.ts';
import type { GuardianAccept, GuardianView } from '../../contract/legal-contacts/legal-contacts.schema.ts';
import { standingActs } from '../../contract/terms/terms.schema.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { chooseReleases, moveConsents } from '../applicants/applicant-consents.service.ts';
import { type Applicant, applicantForChange } from '../applicants/applicants.service.ts';
import { hasRequiredFacts } from '../applicants/required-facts.ts';
import type { Action } from '../audit/action.ts';
import { agreements, changedTexts } from '../consents/given-consents.ts';
import { recordConsent } from '../consents/consents.service.ts';
import type { TenantTx } from '../db/scope.ts';
import { withdrawMails } from '../mail/outbox.ts';
import { withdrawReleases } from '../pings/open-pings.ts';
import { Failure } from '../http/failure.ts';
import { recommenderName } from '../recommendations/recommendations.service.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { localeOfHashes, termsIn, termsInForce, termsToAgreeTo } from '../terms/terms.service.ts';
import { findToken, type FoundToken, useToken, voidTokens } from '../tokens/tokens.service.ts';
import { isMinor } from '../users/me.service.ts';
import {
  applicantOf,
  findLatestLegalContact,
  findLegalContact,
  isReportedNotMe,
  type LegalContactRow,
  rememberNotMe,
} from './legal-contacts.repository.ts';
import {
  answerPurpose,
  mayNotDecide,
  mayWithdraw,
  moveLegalContact,
  pageSecret,
  withdrawPurpose,
  withdrawSecret,
} from './legal-contacts.service.ts';

export interface OpenedLink {
  readonly link: GuardianView['link'];
  readonly token: FoundToken;
  readonly contact: LegalContactRow;
  readonly applicant: Applicant;
}

/**
 * Opens a guardian's link by its secret. A used link still shows what was answered; a replaced one shows nothing. Nobody
 * is asked for an account that is being deleted or that lacks a required fact: its link rests, and is good again
 * afterwards.
 * @throws Failure link_invalid for a secret or id that don't belong together; link_used when a newer link replaced
 * it; link_expired, unless the child decides alone by now, which an old link still tells
 */
export async function openLink(
  tx: TenantTx,
  id: string,
  secret: string,
  tenant: TenantRow,
  now: Date,
): Promise<OpenedLink> {
  const answer = await findToken(tx, { purpose: answerPurpose, token: secret, now });
  const token = answer ?? (await findToken(tx, { purpose: withdrawPurpose, token: secret, now }));
  const applicantId = token?.subject_id === id ? await applicantOf(tx, id) : undefined;
  // The applicant's lock first, as everywhere: whoever names another guardian now goes before or after.
  const applicant = applicantId ? await applicantForChange(tx, applicantId) : undefined;
  const contact = applicant ? await findLegalContact(tx, id) : undefined;
  if (!token || !contact || !applicant) throw new Failure('link_invalid');
  if (answer && !(applicant.account === 'active' && hasRequiredFacts(applicant))) throw new Failure('link_invalid');
  const isAsked = contact.status === 'pending' && !(await mayNotDecide(tx, contact, tenant, now));
  if (answer && contact.status === 'pending' && !isAsked) throw new Failure('link_invalid');
  const current = await findLatestLegalContact(tx, applicant.id);
  if (token.state === 'void' || current?.id !== contact.id) throw new Failure('link_used');
  const unanswered = contact.status === 'pending' || contact.status === 'expired';
  if (token.state === 'expired' && unanswered && isMinor(applicant.date_of_birth, tenant, now))
    throw new Failure('link_expired');
  // who is asked again answers by any link in hand
  return { link: answer || isAsked ? 'answer' : 'withdraw', token, contact, applicant };
}

type StoredFact = GuardianView['applicant']['stored'][number];

const storedFacts = {
  name: () => true,
  email: () => true,
  date_of_birth: (applicant: Applicant) => applicant.date_of_birth !== null,
  phonenumber: (applicant: Applicant) => applicant.phonenumber !== null,
  address: (applicant: Applicant) => applicant.line_1 !== null,
  occupation: (applicant: Applicant) => applicant.occupation_id !== null,
  graduation_type: (applicant: Applicant) => applicant.graduation_type_id !== null,
  further_occupations: (applicant: Applicant) => applicant.further_occupation_ids.length > 0,
} as const satisfies Record<Exclude<StoredFact, ApplicantDetail>, (applicant: Applicant) => boolean>;

const isStored = (fact: StoredFact, applicant: Applicant): boolean =>
  fact in storedFacts
    ? storedFacts[fact as keyof typeof storedFacts](applicant)
    : applicant[fact as ApplicantDetail] !== null;

export async function guardianView(
  tx: TenantTx,
  opened: OpenedLink,
  tenant: TenantRow,
  locale: Locale,
  now: Date,
): Promise<GuardianView> {
  const { contact, applicant, link } = opened;
  const facts = [...(Object.keys(storedFacts) as StoredFact[]), ...applicantDetailNames];
  const isGrown = !isMinor(applicant.date_of_birth, tenant, now);
  // whoever is asked again and lets the time pass, or may not decide any more, still has the earlier yes to take back
  const isUnanswered = contact.status === 'expired' || contact.status === 'pending';
  const status = link === 'withdraw' && isUnanswered ? 'confirmed' : contact.status;
  const terms = termsIn(await termsInForce(tx), locale);
  const given = await agreements(tx, applicant.id, contact.id);
  return {
    id: contact.id,
    // whose child decides alone now can look at what they agreed to, no more
    link: isGrown && status === 'confirmed' ? 'answer' : link,
    status,
    firstname: contact.firstname,
    lastname: contact.lastname,
    applicant: {
      firstname: applicant.firstname,
      matchable: applicant.matchable,
      recommended_by: await recommenderName(tx, applicant.id),
      stored: facts.filter((fact) => isStored(fact, applicant)),
    },
    not_me: link === 'answer' && (await isReportedNotMe(tx, contact.id)),
    no_longer_needed: link === 'answer' && contact.status !== 'confirmed' && isGrown,
    confirmed_at: contact.confirmed_at?.toISOString() ?? null,
    terms,
    earlier: changedTexts(given, terms).map(({ earlier }) => earlier),
  };
}

/** Spends the link; exactly one of several simultaneous answers wins. */
async function spend(
  tx: TenantTx,
  { token, contact, applicant }: OpenedLink,
  tenant: TenantRow,
  now: Date,
): Promise<void> {
  if (contact.status !== 'pending' || !isMinor(applicant.date_of_birth, tenant, now))
    throw new Failure('legal_contact_answered');
  if (!(await useToken(tx, token.id, now))) throw new Failure('legal_contact_answered');
  await withdrawMails(tx, contact.id, ['guardian_request']);
}

/**
 * The guardian accepts both acts by the texts with these hashes: the contact is confirmed, the ledger has their rows.
 * @returns the secrets of the link that withdraws and of the one to the guardian's page
 * @throws Failure conflict when a newer text is in force; legal_contact_answered
 */
export async function acceptAsGuardian(
  tx: TenantTx,
  opened: OpenedLink,
  answer: GuardianAccept,
  tenant: TenantRow,
  action: Action,
): Promise<{ withdraw: string; page: string }> {
  const { contact, applicant } = opened;
  const terms = await termsToAgreeTo(tx);
  const locale = localeOfHashes(terms, { terms: answer.hash, findable: answer.findable });
  await spend(tx, opened, tenant, action.now);
  await moveLegalContact(tx, contact, 'accept', action, {
    confirmed_at: action.now,
    terms_version: terms.version,
    terms_hash: answer.hash,
  });
  await moveConsents(tx, applicant, tenant, standingActs, 'guardian_accept', action, {
    given_by: 'guardian',
    legal_contact_id: contact.id,
    locale,
  });
  await chooseReleases(tx, applicant.id, answer.releases, action.now);
  return {
    withdraw: await withdrawSecret(tx, contact.id, action.now),
    page: await pageSecret(tx, contact.id, action.now),
  };
}

/** The consent is the guardian's, whoever of the staff enters it. */
export const guardians = ({ now, request_id }: Action): Action => ({
  author: 'system',
  actor_kind: 'guardian',
  now,
  ...(request_id === undefined ? {} : { request_id }),
});

const ofGuardian = (action: Action, { id, locale }: LegalContactRow) => ({
  ...guardians(action),
  legal_contact_id: id,
  locale,
});

/** The guardian declines, or the mail reached the wrong person. @throws Failure legal_contact_answered */
export async function declineAsGuardian(
  tx: TenantTx,
  opened: OpenedLink,
  event: 'decline' | 'not_me',
  tenant: TenantRow,
  action: Action,
): Promise<void> {
  const { contact, applicant } = opened;
  await spend(tx, opened, tenant, action.now);
  await moveLegalContact(tx, contact, event, action);
  // an earlier yes may have released something
  await withdrawReleases(tx, applicant.id, 'guardian', ofGuardian(action, contact));
  if (event === 'not_me' && contact.email !== null) await rememberNotMe(tx, applicant.email, contact.email, action.now);
  await recordConsent(tx, {
    act: 'terms',
    applicant_id: applicant.id,
    legal_contact_id: contact.id,
    kind: 'declined',
    given_by: 'guardian',
    reason: event,
    locale: contact.locale,
    now: action.now,
  });
}

/**
 * Takes a given consent back, as often as one was given: the applicant is unmatchable from this moment. Nobody withdraws
 * for a child who has come of age and decides alone. @throws Failure link_used
 */
export async function withdrawAsGuardian(
  tx: TenantTx,
  opened: OpenedLink,
  tenant: TenantRow,
  action: Action,
): Promise<void> {
  const { contact, applicant, token } = opened;
  if (!mayWithdraw(contact) || !isMinor(applicant.date_of_birth, tenant, action.now)) throw new Failure('link_used');
  await useToken(tx, token.id, action.now);
  await withdrawConsent(tx, opened, tenant, action);
}

/** The guardian's yes is taken back, and every yes to a company that rests on it. */
export async function withdrawConsent(
  tx: TenantTx,
  { contact, applicant }: Pick<OpenedLink, 'contact' | 'applicant'>,
  tenant: TenantRow,
  action: Action,
): Promise<void> {
  await moveLegalContact(tx, contact, 'withdraw', action);
  await voidTokens(tx, answerPurpose, contact.id, action.now);
  await withdrawMails(tx, contact.id, ['guardian_request']);
  // an acceptance that has ended by itself has no row to take back, the yes to a company has
  if (applicant.tos_status !== 'accepted')
    return withdrawReleases(tx, applicant.id, 'guardian', ofGuardian(action, contact));
  await moveConsents(tx, applicant, tenant, standingActs, 'withdraw', guardians(action), {
    given_by: 'guardian',
    legal_contact_id: contact.id,
    locale: contact.locale,
  });
}
