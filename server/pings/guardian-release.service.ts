import type { Locale } from '../../contract/kit/fields.ts';
import type { GuardianPage } from '../../contract/legal-contacts/guardian-page.schema.ts';
import { trace } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import { confirmedGuardian, type GuardianLinkTo } from '../legal-contacts/confirmed-guardian.ts';
import { Failure } from '../http/failure.ts';
import { withdrawMails } from '../mail/outbox.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { isReleased, type PingAction, waitsForGuardian } from './release.ts';
import { isMinor } from '../users/me.service.ts';
import { companiesOf, senderOf } from './applicant-pings.ts';
import { mailChild, queueGuardianMail } from './guardian-release.mails.ts';
import { queueAnswerMails } from './pings.mails.ts';
import { findGuardianQuestions, findPing, type PingRow, readPing, updatePing } from './pings.repository.ts';
import { movePing } from './pings.service.ts';
import { offerOf } from './ping-letters.ts';
import { releasesOf } from './pings.view.ts';

export interface ReleaseContext {
  readonly tx: TenantTx;
  readonly tenant: TenantRow;
  readonly deps: Pick<Deps, 'config'>;
  readonly now: Date;
  /** Makes the link to the guardian's page. */
  readonly guardianLink: GuardianLinkTo;
}

const organizationUrl = ({ deps, tenant }: ReleaseContext, { id }: PingRow): string =>
  tenantUrl(deps.config, tenant, `/pings?ping=${id}`);

/**
 * An applicant's yes. A minor's goes to the guardian first, who is asked or told as they chose; asked, the message stays
 * pending and nothing is released.
 * @throws Failure transition_not_allowed
 */
export async function acceptPing(context: ReleaseContext, ping: PingRow, action: PingAction): Promise<PingRow> {
  const { tx, tenant, now } = context;
  const isChild = isMinor(ping.applicant_date_of_birth, tenant, now);
  if (isChild && ping.release_choice === 'ask' && ping.status === 'pending') return askGuardian(context, ping, action);
  const accepted = await movePing(tx, ping, 'accept', action);
  await queueAnswerMails(tx, accepted, 'accept', tenant, organizationUrl(context, ping), now);
  if (isChild) await mailGuardian(context, accepted, 'told');
  return accepted;
}

async function askGuardian(context: ReleaseContext, ping: PingRow, action: PingAction): Promise<PingRow> {
  const { tx, now } = context;
  if (ping.guardian_asked_at) throw new Failure('transition_not_allowed', { meta: { events: ['decline'] } });
  await updatePing(tx, ping.id, { guardian_asked_at: now }, now);
  await audit(tx, { ...trace(action), subject_type: 'Ping', subject_id: ping.id, event: 'ask_guardian' });
  await mailGuardian(context, ping, 'asked');
  return { ...ping, guardian_asked_at: now };
}

async function mailGuardian(context: ReleaseContext, ping: PingRow, what: 'asked' | 'told'): Promise<void> {
  const { tx, tenant, deps, now, guardianLink } = context;
  const guardian = await confirmedGuardian(tx, ping.applicant_id, now);
  if (!guardian) return;
  const { contact, to, secret } = guardian;
  const url = guardianLink(contact.id, secret);
  const sender = await senderOf({ tx, tenant, config: deps.config, locale: contact.locale }, ping);
  await queueGuardianMail(tx, { contact, to, ping, tenant, url, sender, now }, what);
}

const isOpenQuestion = (row: PingRow, tenant: TenantRow, now: Date): boolean =>
  waitsForGuardian(row, tenant, now) && row.expires_at > now;

/** Whose guardian was asked before a release and still owes the answer. */
export async function releaseAwaitedOf(
  tx: TenantTx,
  pingId: string,
  tenant: TenantRow,
  now: Date,
): Promise<string | undefined> {
  const ping = await readPing(tx, pingId);
  return ping && isOpenQuestion(ping, tenant, now) ? ping.applicant_id : undefined;
}

/** Asks a guardian once more before a release. @throws Failure not_found; transition_not_allowed when nothing waits any more */
export async function askReleaseAgain(context: ReleaseContext, pingId: string, action: PingAction): Promise<void> {
  const { tx, tenant, now } = context;
  const ping = await findPing(tx, pingId);
  if (!ping) throw new Failure('not_found');
  if (!isOpenQuestion(ping, tenant, now)) throw new Failure('transition_not_allowed', { meta: { events: [] } });
  await withdrawMails(tx, ping.id, ['guardian_release']);
  await audit(tx, { ...trace(action), subject_type: 'Ping', subject_id: ping.id, event: 'ask_guardian' });
  await mailGuardian(context, ping, 'asked');
}

/** What waits for this applicant's guardian. */
export async function releaseQuestions(
  tx: TenantTx,
  applicantId: string,
  { tenant, locale, now }: { readonly tenant: TenantRow; readonly locale: Locale; readonly now: Date },
): Promise<GuardianPage['questions']> {
  const rows = await findGuardianQuestions(tx, applicantId);
  const open = rows.filter((row) => isOpenQuestion(row, tenant, now));
  const company = await companiesOf(tx, open, true);
  return open.map((row) => ({
    ping_id: row.id,
    organization: company(row),
    offer: offerOf(row.kind, row.offered_occupation_id),
    asked_at: (row.guardian_asked_at ?? now).toISOString(),
    expires_at: row.expires_at.toISOString(),
    releases: releasesOf(row, locale),
  }));
}

/**
 * The guardian's answer to a release the child said yes to: a yes hands the contact details over, a no ends the message;
 * the company learns no more than from the child's own no. Or what was released is taken back, from this company alone.
 * @throws Failure not_found for another's message; transition_not_allowed when nothing waits any more
 */
export async function answerRelease(
  context: ReleaseContext,
  applicantId: string,
  pingId: string,
  event: 'accept' | 'decline' | 'withdraw',
  action: PingAction,
): Promise<void> {
  const { tx, tenant, deps, now } = context;
  const ping = await findPing(tx, pingId);
  if (ping?.applicant_id !== applicantId) throw new Failure('not_found');
  const url = tenantUrl(deps.config, tenant, '/dashboard');
  const tellChild = (row: PingRow, kind: Parameters<typeof mailChild>[2]) =>
    mailChild(tx, { ping: row, tenant, url, now }, kind);
  if (event === 'withdraw') {
    if (!isReleased(ping, now)) throw new Failure('transition_not_allowed', { meta: { events: [] } });
    await movePing(tx, ping, 'withdraw', { ...action, withdrawn_by: 'guardian' });
    await tellChild(ping, 'guardian_release_withdrawn');
    return;
  }
  if (!isOpenQuestion(ping, tenant, now)) throw new Failure('transition_not_allowed', { meta: { events: [] } });
  const answered = await movePing(tx, ping, event, action);
  await queueAnswerMails(tx, answered, event, tenant, organizationUrl(context, ping), now);
  if (event === 'decline') await tellChild(answered, 'guardian_release_declined');
}
