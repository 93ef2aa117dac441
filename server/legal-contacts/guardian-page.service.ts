import type { Locale } from '../../contract/kit/fields.ts';
import type { CodeSent } from '../../contract/authentication/mailed-codes.schema.ts';
import type { GuardianPage, OpenedPage } from '../../contract/legal-contacts/guardian-page.schema.ts';
import { visitMinutes } from '../../contract/legal-contacts/guardian-page.schema.ts';
import { deletionOf } from '../account/scheduled-deletion.ts';
import { type Applicant, applicantForChange } from '../applicants/applicants.service.ts';
import { heldBy } from '../blocks/blocks.service.ts';
import { agreements, changedTexts } from '../consents/given-consents.ts';
import type { TenantTx } from '../db/scope.ts';
import { releaseQuestions } from '../pings/guardian-release.service.ts';
import { recipientsOf } from '../pings/recipients.ts';
import { Failure } from '../http/failure.ts';
import { reportsBy } from '../reports/reports.service.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { termsIn, termsInForce } from '../terms/terms.service.ts';
import { findToken, mintToken } from '../tokens/tokens.service.ts';
import { isMinor } from '../users/me.service.ts';
import { verificationLimits } from '../verification/verification-limits.ts';
import { sendGuardianCode, takeGuardianCode } from './guardian-codes.service.ts';
import {
  applicantOf,
  findLatestLegalContact,
  findLegalContact,
  type LegalContactRow,
} from './legal-contacts.repository.ts';
import {
  answerPurpose,
  isWithdrawn,
  mayWithdraw,
  pagePurpose,
  visitPurpose,
  withdrawPurpose,
} from './legal-contacts.service.ts';
import { maskedEmail } from './legal-contacts.view.ts';
import { otherChildren, visitsOfOthers } from './other-children.ts';

export interface Guarded {
  readonly contact: LegalContactRow;
  readonly applicant: Applicant;
  /** When the child's account is erased; null as long as nobody has asked for it. */
  readonly deletionUntil: Date | null;
}

interface PageCall {
  readonly tx: TenantTx;
  readonly tenant: TenantRow;
  readonly locale: Locale;
  readonly now: Date;
  readonly params: { readonly id: string };
}

/** A call that anybody with a link can make, so it is counted by where it comes from, too. */
type LinkCall = PageCall & { readonly request: { readonly network: string } };

/**
 * The guardian named last, once they have agreed, and after a withdrawal too; locked, applicant first as everywhere.
 * @throws Failure link_invalid; link_used for one who has been replaced or never agreed; link_expired once the child
 * decides alone. While the account is being deleted the page says so.
 */
async function guardedBy({ tx, tenant, now, params }: PageCall, subjectId: string | undefined): Promise<Guarded> {
  const applicantId = subjectId === params.id ? await applicantOf(tx, params.id) : undefined;
  const applicant = applicantId ? await applicantForChange(tx, applicantId) : undefined;
  const contact = applicant ? await findLegalContact(tx, params.id) : undefined;
  if (!contact || !applicant) throw new Failure('link_invalid');
  const deletionUntil = applicant.account === 'active' ? null : await deletionOf(tx, applicant.user_id, now);
  if (deletionUntil === undefined) throw new Failure('link_invalid');
  const current = await findLatestLegalContact(tx, applicant.id);
  if (current?.id !== contact.id || !(mayWithdraw(contact) || isWithdrawn(contact))) throw new Failure('link_used');
  if (!isMinor(applicant.date_of_birth, tenant, now)) throw new Failure('link_expired');
  return { contact, applicant, deletionUntil };
}

/** By a link of the mails since the yes, used or not: it shows whose page it is and lets a code be sent, no more. */
async function byLink(call: PageCall, token: string): Promise<Guarded> {
  const { tx, now } = call;
  for (const purpose of [pagePurpose, withdrawPurpose, answerPurpose]) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const found = await findToken(tx, { purpose, token, now });
    if (found?.state === 'void') throw new Failure('link_used');
    if (found) return guardedBy(call, found.subject_id);
  }
  throw new Failure('link_invalid');
}

/** By the secret of a running visit. @throws Failure link_expired when it is over */
export async function byVisit(call: PageCall, visit: string): Promise<Guarded> {
  const found = await findToken(call.tx, { purpose: visitPurpose, token: visit, now: call.now });
  if (!found) throw new Failure('link_invalid');
  if (found.state !== 'valid') throw new Failure('link_expired');
  return guardedBy(call, found.subject_id);
}

/** The same for whoever decides something: nothing is left to decide of an account that is being deleted. */
export async function decidingByVisit(call: PageCall, visit: string): Promise<Guarded> {
  const guarded = await byVisit(call, visit);
  if (guarded.deletionUntil) throw new Failure('link_invalid');
  return guarded;
}

export async function sendPageCode(call: LinkCall, token: string): Promise<CodeSent> {
  const { tx, tenant, now, request } = call;
  const { contact, applicant } = await byLink(call, token);
  const others = await otherChildren(tx, contact, tenant, now);
  const guarding = { contact, child: applicant.firstname, others };
  const again = await sendGuardianCode(tx, guarding, tenant, request.network, now);
  return {
    email: maskedEmail(contact.email ?? ''),
    expires_at: new Date(now.getTime() + verificationLimits.validFor).toISOString(),
    resend_at: again.toISOString(),
  };
}

export async function openPage(call: LinkCall, token: string, code: string): Promise<OpenedPage> {
  const { tx, tenant, now, request } = call;
  const guarded = await byLink(call, token);
  const opens = await takeGuardianCode(tx, guarded.contact, { code, network: request.network }, now);
  const lasting = { ttl_ms: visitMinutes * 60_000, now };
  const visit = await mintToken(tx, {
    purpose: visitPurpose,
    subject_id: guarded.contact.id,
    voidEarlier: true,
    ...lasting,
  });
  const others = (await otherChildren(tx, guarded.contact, tenant, now)).filter(({ id }) => opens.includes(id));
  return { visit, page: await pageView(call, guarded), others: await visitsOfOthers(tx, others, lasting) };
}

/** A place found is told apart from a break; whatever else keeps a child from being found is the child's to mend. */
function searchOf({ matchable, search_status, search_reason }: Applicant): GuardianPage['search'] {
  if (matchable) return 'found';
  if (search_reason === 'found_here' || search_reason === 'found_elsewhere') return 'has_place';
  return search_status === 'doesnot_want_matching' || search_status === 'expired' ? 'paused' : 'incomplete';
}

async function reportsOf(tx: TenantTx, legalContactId: string): Promise<GuardianPage['reports']> {
  const held = await heldBy(tx, legalContactId);
  const reports = await reportsBy(tx, { legal_contact_id: legalContactId });
  return reports.map((report) => ({ ...report, is_held: held.has(report.organization.id) }));
}

export async function pageView(call: PageCall, { contact, applicant, deletionUntil }: Guarded): Promise<GuardianPage> {
  const { tx, now, locale } = call;
  const given = await agreements(tx, applicant.id, contact.id);
  return {
    id: contact.id,
    status: contact.status,
    firstname: contact.firstname,
    lastname: contact.lastname,
    child: applicant.firstname,
    search: searchOf(applicant),
    deletion_until: deletionUntil?.toISOString() ?? null,
    confirmed_at: contact.confirmed_at?.toISOString() ?? null,
    release_choice: applicant.release_choice,
    questions: await releaseQuestions(tx, applicant.id, call),
    recipients: await recipientsOf(tx, applicant.id, now),
    reports: await reportsOf(tx, contact.id),
    agreements: given,
    newer: changedTexts(given, termsIn(await termsInForce(tx), locale)).map(({ newer }) => newer),
  };
}
