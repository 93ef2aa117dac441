import { applicantForReading } from '../applicants/applicants.service.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Maker } from '../mail/making-anew.ts';
import { queueMail } from '../mail/outbox.ts';
import { Failure } from '../http/failure.ts';
import { countHit, hitsSince, limitKey } from '../http/rate-limits.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { hashCode, isCode, randomCode } from '../verification/code-hash.ts';
import { refused } from '../verification/refused-code.ts';
import { verificationLimits as limits } from '../verification/verification-limits.ts';
import {
  countGuardianTry,
  guardianCodesSince,
  insertGuardianCode,
  renewGuardianCode,
  useGuardianCode,
} from './guardian-codes.repository.ts';
import { guardianMailbox } from './guardian-mailbox.ts';
import { guardianCodeMail } from './guardian-page.mails.ts';
import { type LegalContactRow, readLegalContact } from './legal-contacts.repository.ts';
import { type OtherChild, otherChildren } from './other-children.ts';

type Codes = Awaited<ReturnType<typeof guardianCodesSince>>;

const ofToday = (tx: TenantTx, contact: LegalContactRow, now: Date): Promise<Codes> =>
  guardianCodesSince(tx, contact.id, new Date(now.getTime() - limits.day));

/** Wrong tries of the day; the one that was right is not one of them. */
const wrongTries = (codes: Codes): number => codes.reduce((sum, it) => sum + it.tries - (it.used_at ? 1 : 0), 0);

const hour = 3_600_000;
/** What a network may have sent of its own, whatever others with the same link have asked for. */
const codesPerNetwork = 3;

const networkKey = (what: 'sent' | 'wrong', contactId: string, network: string): string =>
  limitKey(
    `guardian-page.${what}`,
    { by: 'address+email', max: 0, per: hour },
    { address: network, email: contactId },
  ) as string;

const ofNetwork = (tx: TenantTx, key: string, now: Date): Promise<number> =>
  hitsSince(tx, key, new Date(now.getTime() - limits.day));

/** As with registrations: each network keeps one code's tries, so that nobody with a forwarded link locks a guardian out. */
async function triesLeft(tx: TenantTx, codes: Codes, wrongKey: string, now: Date): Promise<number> {
  return Math.max(limits.wrongPerDay - wrongTries(codes), limits.triesPerCode - (await ofNetwork(tx, wrongKey, now)));
}

interface Guarding {
  readonly contact: LegalContactRow;
  /** By the first name. */
  readonly child: string;
  readonly others: readonly OtherChild[];
}

const newCode = ({ contact, child, others }: Guarding, now: Date) => {
  const code = randomCode();
  const expires_at = new Date(now.getTime() + limits.validFor);
  return {
    stored: { code_hash: hashCode(contact.id, code), expires_at, opens: others.map(({ id }) => id) },
    mailed: { code, children: [child, ...others.map((other) => other.child)] },
    expires_at,
  };
};

/**
 * Mails a new code to the guardian's address and voids the old one; the contact is locked by the caller. What its mail
 * says it opens is kept with it: whatever is agreed to while it lies there isn't opened by it.
 * @throws Failure resend_too_early within a minute or after the day's; code_blocked after too many wrong ones
 */
export async function sendGuardianCode(
  tx: TenantTx,
  { contact, child, others }: Guarding,
  tenant: TenantRow,
  network: string,
  now: Date,
): Promise<Date> {
  const to = guardianMailbox(contact);
  if (!to) throw new Failure('link_invalid');
  const codes = await ofToday(tx, contact, now);
  if ((await triesLeft(tx, codes, networkKey('wrong', contact.id, network), now)) <= 0)
    throw new Failure('code_blocked');
  const sentKey = networkKey('sent', contact.id, network);
  const cooled = (codes[0]?.created_at.getTime() ?? 0) + limits.resendAfter;
  const hasReserve = (await ofNetwork(tx, sentKey, now)) < codesPerNetwork;
  const nextDay = hasReserve ? 0 : (codes[limits.resendsPerDay]?.created_at.getTime() ?? -limits.day) + limits.day;
  const again = Math.max(cooled, nextDay) - now.getTime();
  if (again > 0) throw new Failure('resend_too_early', { retryAfter: Math.ceil(again / 1000) });
  await countHit(tx, sentKey, hour, now);
  const { stored, mailed, expires_at } = newCode({ contact, child, others }, now);
  await insertGuardianCode(tx, contact.id, stored, now);
  await queueMail(tx, {
    kind: 'guardian_code',
    to,
    locale: contact.locale,
    tenant,
    message: guardianCodeMail(contact, tenant, mailed),
    subject_id: contact.id,
    valid_until: expires_at,
    origin: network,
    now,
  });
  return new Date(now.getTime() + limits.resendAfter);
}

/** Makes the code anew that waited for longer than it would have held: other digits, the same tries. */
export const makeGuardianCodeMail: Maker = async (tx, contactId, tenant, now) => {
  const contact = await readLegalContact(tx, contactId);
  const to = contact && guardianMailbox(contact);
  if (!to) return undefined;
  const own = await applicantForReading(tx, contact.applicant_id);
  const others = await otherChildren(tx, contact, tenant, now);
  const { stored, mailed, expires_at } = newCode({ contact, child: own?.firstname ?? '', others }, now);
  if (!(await renewGuardianCode(tx, contactId, stored))) return undefined;
  return { message: guardianCodeMail(contact, tenant, mailed), valid_until: expires_at, address: to.address };
};

/**
 * Takes the code of the mail; a try is counted before it is compared, and the caller's lock on the contact lets no two
 * be compared at once.
 * @returns the guardian's records for other children that the code was made for as well
 * @throws Failure code_wrong, code_void, code_expired, code_blocked
 */
export async function takeGuardianCode(
  tx: TenantTx,
  contact: LegalContactRow,
  { code, network }: { readonly code: string; readonly network: string },
  now: Date,
): Promise<readonly string[]> {
  const codes = await ofToday(tx, contact, now);
  const [newest] = codes;
  const wrongKey = networkKey('wrong', contact.id, network);
  const left = await triesLeft(tx, codes, wrongKey, now);
  if (left <= 0) throw refused('code_blocked');
  if (!newest || newest.voided_at || newest.used_at || newest.tries >= limits.triesPerCode) throw refused('code_void');
  if (newest.expires_at <= now) throw refused('code_expired');
  await countGuardianTry(tx, newest.id);
  if (!isCode(newest.code_hash, contact.id, code)) {
    await countHit(tx, wrongKey, hour, now);
    throw refused('code_wrong', Math.min(limits.triesPerCode - newest.tries, left) - 1);
  }
  await useGuardianCode(tx, newest.id, now);
  return newest.opens;
}
