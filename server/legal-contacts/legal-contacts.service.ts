import { bornBy, dayIn } from '../../contract/kit/age.ts';
import type { LegalContactInput } from '../../contract/legal-contacts/legal-contacts.schema.ts';
import type { RuleKey } from '../../contract/kit/rules.messages.ts';
import { standingActs } from '../../contract/terms/terms.schema.ts';
import { nextStatus } from '../../machines/kit/lifecycle.ts';
import { legalContactLifecycle } from '../../machines/legal-contacts/legal-contact.lifecycle.ts';
import { moveConsents } from '../applicants/applicant-consents.service.ts';
import type { Applicant } from '../applicants/applicants.service.ts';
import { type Action, trace } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import type { TenantTx } from '../db/scope.ts';
import { queueMail, withdrawMails } from '../mail/outbox.ts';
import { withdrawReleases } from '../pings/open-pings.ts';
import { Failure } from '../http/failure.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { mintToken, voidTokens } from '../tokens/tokens.service.ts';
import { isMinor } from '../users/me.service.ts';
import { guardianMailbox } from './guardian-mailbox.ts';
import { newLetter } from './guardian-letter.ts';
import {
  type GuardianLink,
  guardianRequestMail,
  requestKind,
  tellReplaced,
  tooYoungMail,
} from './legal-contacts.mails.ts';
import {
  countLinksSince,
  findLatestLegalContact,
  hasReportedNotMe,
  insertLegalContact,
  isYoungApplicants,
  type LegalContactRow,
  updateLegalContact,
} from './legal-contacts.repository.ts';
import { isSameInbox } from './same-address.ts';

export const minuteMs = 60_000;
export const dayMs = 86_400_000;
/** How long the guardian has to answer (decisions, section 3). */
const answerMs = 14 * dayMs;
/** The first mail and three resends (lifecycle LegalContact: at most 3 per day). */
export const linksPerDay = 4;
/** In years, by law, whatever a tenant sets (§ 2 BGB). */
const ageOfMajority = 18;

export const answerPurpose = 'guardian_answer';
/** Of the one link, in the guardian's own copy, that withdraws without a code. */
export const withdrawPurpose = 'guardian_withdraw';
/** Of the links to the guardian's page: they let a code be sent, no more, so that a mail may be forwarded. */
export const pagePurpose = 'guardian_page';
/** Of the picture on the child's screen: it has the guardian's mail sent anew, no more. */
export const reminderPurpose = 'guardian_reminder';
/** Of a visit to the guardian's page, once the code was typed. */
export const visitPurpose = 'guardian_visit';

/** A consent can be taken back until the child decides alone; ten years cover every childhood. */
const childhoodMs = 3_650 * dayMs;

const lastingSecret =
  (purpose: string) =>
  (tx: TenantTx, contactId: string, now: Date): Promise<string> =>
    mintToken(tx, { purpose, subject_id: contactId, ttl_ms: childhoodMs, now });

export const withdrawSecret = lastingSecret(withdrawPurpose);
export const pageSecret = lastingSecret(pagePurpose);

/** Moves a guardian's status along its lifecycle and writes the audit row. @throws Failure transition_not_allowed */
export async function moveLegalContact(
  tx: TenantTx,
  contact: LegalContactRow,
  event: string,
  action: Action,
  values: Parameters<typeof updateLegalContact>[2] = {},
): Promise<LegalContactRow> {
  const next = nextStatus(legalContactLifecycle, contact.status, event, action.author);
  if (!next.ok) throw new Failure('transition_not_allowed', { meta: { events: next.allowed } });
  await updateLegalContact(tx, contact.id, { ...values, status: next.status }, action.now);
  await audit(tx, {
    ...trace(action),
    subject_type: 'LegalContact',
    subject_id: contact.id,
    event,
    from: contact.status,
    to: next.status,
  });
  return { ...contact, status: next.status };
}

interface Sending {
  readonly tenant: TenantRow;
  readonly link: GuardianLink;
  /** Not before; default now. */
  readonly send_at?: Date | undefined;
}

/** Sends the link: a new secret; the old one dies when it has gone out. Moves the contact to pending by `event`. */
export async function sendLink(
  tx: TenantTx,
  contact: LegalContactRow,
  event: 'send_link' | 'resend' | 'request_new_link' | 'ask_again',
  context: Sending & { readonly child: string },
  action: Action,
): Promise<void> {
  const { tenant, send_at } = context;
  const to = guardianMailbox(contact);
  if (!to) {
    await moveLegalContact(tx, contact, event, action, await newLetter(tx, contact, action.now));
    return;
  }
  const expires_at = new Date(action.now.getTime() + answerMs);
  await moveLegalContact(tx, contact, event, action, {
    sent_count: contact.sent_count + 1,
    sent_at: action.now,
    expires_at,
  });
  const { now } = action;
  await withdrawMails(tx, contact.id);
  const request = {
    kind: requestKind,
    to,
    locale: contact.locale,
    tenant,
    subject_id: contact.id,
    valid_until: expires_at,
    ...(send_at && { send_at }),
    now,
  } as const;
  if (await mayNotDecide(tx, contact, tenant, now)) {
    // the child reads what it always reads: who has an account is nobody's business
    await queueMail(tx, { ...request, message: tooYoungMail(contact, tenant) });
    return;
  }
  const token = await mintToken(tx, { purpose: answerPurpose, subject_id: contact.id, ttl_ms: answerMs, now });
  const message = guardianRequestMail(
    contact,
    context,
    context.link(contact.id, token),
    expires_at,
    event === 'ask_again',
  );
  await queueMail(tx, { ...request, message, carries: token });
}

/** Custody is for who is of age: nobody answers from the inbox of an applicant who isn't. */
export const mayNotDecide = async (
  tx: TenantTx,
  { email }: Pick<LegalContactRow, 'email'>,
  tenant: TenantRow,
  now: Date,
): Promise<boolean> =>
  email !== null && (await isYoungApplicants(tx, email, bornBy(ageOfMajority, dayIn(tenant.timezone, now))));

interface Naming extends Sending {
  /** The guardian whose standing yes ends by it; who names none ends none. */
  readonly replaces?: string | undefined;
}

/**
 * Names a guardian for a minor and sends the link. An earlier one is revoked, the earlier link dies, and the acceptance
 * of the one to be replaced ends.
 * @throws Failure conflict for an adult, and while the yes of somebody else stands than of the one to be replaced;
 * validation for the own address, that of who has agreed, or one that said "not me"; too_many_requests
 */
export async function nameGuardian(
  tx: TenantTx,
  applicant: Applicant,
  input: Omit<LegalContactInput, 'relation'> & { readonly relation: string },
  context: Naming,
  action: Action,
): Promise<LegalContactRow> {
  const { tenant } = context;
  const earlier = await findLatestLegalContact(tx, applicant.id);
  const mayEnd = earlier?.status === 'confirmed' && earlier.id === context.replaces;
  if (!isMinor(applicant.date_of_birth, tenant, action.now) || (applicant.tos_status === 'accepted' && !mayEnd))
    throw new Failure('conflict');
  const wrong = input.email === null ? undefined : await wrongAddress(tx, applicant, input.email, earlier);
  if (wrong) throw new Failure('validation', { errors: { email: [{ rule: wrong }] } });
  await refuseTooManyLinks(tx, applicant.id, action.now);
  if (earlier && earlier.status !== 'revoked') await replace(tx, applicant, earlier, tenant, action);
  const contact = await insertLegalContact(tx, input, applicant, action.now);
  await sendLink(tx, contact, 'send_link', { ...context, child: applicant.firstname }, { ...action, author: 'system' });
  return contact;
}

/** Why nobody else is asked at this address. */
async function wrongAddress(
  tx: TenantTx,
  applicant: Applicant,
  email: string,
  earlier: LegalContactRow | undefined,
): Promise<RuleKey | undefined> {
  if (isSameInbox(email, applicant.email)) return 'own_email';
  if (earlier?.status === 'confirmed' && earlier.email !== null && isSameInbox(email, earlier.email))
    return 'has_agreed';
  return (await hasReportedNotMe(tx, applicant, email)) ? 'wrong_person' : undefined;
}

/** Ends what rests on a guardian; one who had agreed is told, for they can take back nothing any more. */
async function replace(
  tx: TenantTx,
  applicant: Applicant,
  earlier: LegalContactRow,
  tenant: TenantRow,
  action: Action,
): Promise<void> {
  const hadAgreed = mayWithdraw(earlier);
  await moveLegalContact(tx, earlier, 'replaced', action);
  await withdrawMails(tx, earlier.id, ['guardian_request', 'guardian_code']);
  for (const purpose of [answerPurpose, withdrawPurpose, pagePurpose, visitPurpose, reminderPurpose]) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await voidTokens(tx, purpose, earlier.id, action.now);
  }
  if (applicant.tos_status === 'accepted') {
    const given = { given_by: 'applicant', legal_contact_id: earlier.id, locale: applicant.locale } as const;
    await moveConsents(tx, applicant, tenant, standingActs, 'guardian_replaced', action, given);
  }
  if (!hadAgreed) return;
  await withdrawReleases(tx, applicant.id, 'consent', action);
  await tellReplaced(tx, { contact: earlier, applicant }, tenant, action.now);
}

/** Asks the guardian who has agreed once more, for a text that says something new; without one nobody is asked. */
export async function askGuardianAgain(
  tx: TenantTx,
  applicant: Pick<Applicant, 'id' | 'firstname'>,
  context: { readonly tenant: TenantRow; readonly link: GuardianLink },
  action: Action,
): Promise<void> {
  const contact = await findLatestLegalContact(tx, applicant.id);
  if (contact?.status !== 'confirmed') return;
  await sendLink(tx, contact, 'ask_again', { ...context, child: applicant.firstname }, action);
}

/** Takes back what waits to be sent to a guardian nobody needs to hear from for now; the link itself rests by itself. */
export async function leaveGuardianInPeace(tx: TenantTx, applicantId: string): Promise<void> {
  const contact = await findLatestLegalContact(tx, applicantId);
  if (contact?.status === 'pending') await withdrawMails(tx, contact.id);
}

async function refuseTooManyLinks(tx: TenantTx, applicantId: string, now: Date): Promise<void> {
  if ((await countLinksSince(tx, applicantId, new Date(now.getTime() - dayMs))) >= linksPerDay) {
    throw new Failure('too_many_requests', { retryAfter: dayMs / 1000 });
  }
}

/**
 * Sends the link again. After a withdrawal the same guardian is asked anew, as a new record: revoked is final.
 * @throws Failure resend_too_early within a minute; too_many_requests over three a day; transition_not_allowed
 */
export async function resend(
  tx: TenantTx,
  applicant: Applicant,
  contact: LegalContactRow,
  context: Omit<Naming, 'replaces'>,
  action: Action,
): Promise<void> {
  // a letter is printed again, and made anew by naming somebody
  if (contact.email === null) throw new Failure('transition_not_allowed', { meta: { events: [] } });
  const again = (contact.sent_at?.getTime() ?? 0) + minuteMs - action.now.getTime();
  if (again > 0) throw new Failure('resend_too_early', { retryAfter: Math.ceil(again / 1000) });
  if (isWithdrawn(contact)) {
    const { firstname, lastname, email, gender, relation } = contact;
    await nameGuardian(tx, applicant, { firstname, lastname, email, gender, relation }, context, action);
    return;
  }
  await refuseTooManyLinks(tx, applicant.id, action.now);
  await sendLink(tx, contact, 'resend', { ...context, child: applicant.firstname }, action);
}

/** The guardian named last agreed and took it back; whoever is replaced is not the last any more. */
export const isWithdrawn = ({ status, confirmed_at }: LegalContactRow): boolean =>
  status === 'revoked' && confirmed_at !== null;

/** A yes of theirs stands, also where they were asked again since and have not answered. */
export const mayWithdraw = ({ status, confirmed_at }: LegalContactRow): boolean =>
  confirmed_at !== null && (status === 'confirmed' || status === 'pending' || status === 'expired');
