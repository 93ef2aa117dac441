import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import { countHit, hitsSince, limitKey } from '../http/rate-limits.ts';
import { countGuess, guessesLeft, uncountGuess } from './address-guesses.ts';
import { hashCode, isCode, randomCode } from './code-hash.ts';
import { refused } from './refused-code.ts';
import { verificationLimits as limits } from './verification-limits.ts';
import {
  countTry,
  insertCode,
  type LockedUser,
  lockUser,
  markUsed,
  recentCodes,
  renewCode,
} from './verification.repository.ts';
import { resendAt } from './verification.state.ts';

/** Who reads a message behind the link of its mail, and where: the user is the one it was sent to. */
interface Reader {
  readonly user_id: string;
  readonly ping_id: string;
  readonly network: string;
}

interface ReaderCode {
  readonly user: LockedUser;
  readonly code: string;
  readonly expires_at: Date;
  /** When another may be asked for. */
  readonly resend_at: Date;
}

const hour = 3_600_000;
/** What a network may have sent of its own, whatever others with a link have asked for. */
const codesPerNetwork = 3;
const sentKey = ({ network }: Reader, { email }: LockedUser): string =>
  limitKey('release-codes.sent', { by: 'address+email', max: 0, per: hour }, { address: network, email }) as string;

const endOf = (now: Date): Date => new Date(now.getTime() + limits.validFor);

/**
 * A new code for the user's own address; the earlier one for the message is void, and none for another. The day's
 * number is that of all messages together, of which nobody elsewhere takes the last ones.
 * @throws Failure resend_too_early, code_blocked
 */
export async function newReaderCode(tx: TenantTx, reader: Reader, now: Date): Promise<ReaderCode> {
  const { user_id, ping_id, network } = reader;
  const user = await lockUser(tx, user_id);
  const guesser = { email: user.email, network, at: 'releases' } as const;
  if ((await guessesLeft(tx, guesser, now)) <= 0) throw new Failure('code_blocked');
  const codes = await recentCodes(tx, user_id, now, 'releases');
  const ofMessage = codes.filter((code) => code.ping_id === ping_id).slice(0, 1);
  const key = sentKey(reader, user);
  const hasReserve = (await hitsSince(tx, key, new Date(now.getTime() - limits.day))) < codesPerNetwork;
  const again = Math.max(...[ofMessage, hasReserve ? [] : codes].map((some) => resendAt(some)?.getTime() ?? 0));
  if (again > now.getTime()) {
    throw new Failure('resend_too_early', { retryAfter: Math.ceil((again - now.getTime()) / 1000) });
  }
  await countHit(tx, key, hour, now);
  const code = randomCode();
  await insertCode(tx, { user_id, hash: hashCode(ping_id, code), ping_id, now });
  return { user, code, expires_at: endOf(now), resend_at: new Date(now.getTime() + limits.resendAfter) };
}

/** Other digits for the code of a mail that waited too long, with the same tries; undefined where it holds no more. */
export async function renewedReaderCode(
  tx: TenantTx,
  { user_id, ping_id }: Pick<Reader, 'user_id' | 'ping_id'>,
  now: Date,
): Promise<Pick<ReaderCode, 'code' | 'expires_at'> | undefined> {
  const code = randomCode();
  const isRenewed = await renewCode(tx, { user_id, hash: hashCode(ping_id, code), ping_id, now });
  return isRenewed ? { code, expires_at: endOf(now) } : undefined;
}

/**
 * Takes the code of the mail, once. A guess is counted before it is compared, and stays counted when it was wrong; the
 * lock on the user lets no two be compared at once.
 * @throws Failure code_wrong (with the tries left), code_void, code_expired, code_blocked
 */
export async function takeReaderCode(tx: TenantTx, reader: Reader, code: string, now: Date): Promise<void> {
  const { user_id, ping_id, network } = reader;
  const user = await lockUser(tx, user_id);
  const newest = (await recentCodes(tx, user_id, now, 'releases')).find((one) => one.ping_id === ping_id);
  const guesser = { email: user.email, network, at: 'releases' } as const;
  if ((await guessesLeft(tx, guesser, now)) <= 0) throw refused('code_blocked');
  const isOpen = newest && !newest.voided_at && !newest.used_at;
  if (!isOpen || newest.tries >= limits.triesPerCode) throw refused('code_void');
  if (newest.expires_at <= now) throw refused('code_expired');
  await countGuess(tx, guesser, now);
  await countTry(tx, newest.id);
  if (!isCode(newest.code_hash, ping_id, code)) {
    const left = await guessesLeft(tx, guesser, now);
    throw refused('code_wrong', Math.max(0, Math.min(limits.triesPerCode - newest.tries - 1, left)));
  }
  await uncountGuess(tx, guesser, now);
  await markUsed(tx, newest.id, now);
}
