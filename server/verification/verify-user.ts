import { nextStatus } from '../../machines/kit/lifecycle.ts';
import { userVerificationLifecycle } from '../../machines/users/user-verification.lifecycle.ts';
import { type Action, trace } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import { completeRegistration } from '../registration/registration.completion.ts';
import { endSessions } from '../session/sessions.repository.ts';
import { countGuess, guessesLeft, uncountGuess } from './address-guesses.ts';
import { isCode } from './code-hash.ts';
import { refused } from './refused-code.ts';
import { verificationLimits as limits } from './verification-limits.ts';
import {
  countTry,
  type LockedUser,
  lockAddress,
  lockUser,
  markUsed,
  ownerOf,
  recentCodes,
  voidCodes,
} from './verification.repository.ts';
import { triesToday } from './verification.state.ts';

/**
 * Verifies a user's address with the code from the mail. A try is counted before the code is compared and stays
 * counted when it was wrong; parallel tries wait for each other at the user's row.
 * @throws Failure code_wrong (with the tries left), code_expired, code_void, code_blocked, already_verified, or what
 * `completeRegistration` throws
 */
export async function verifyUser(
  tx: TenantTx,
  userId: string,
  { code, network, now }: { readonly code: string; readonly network: string; readonly now: Date },
): Promise<LockedUser> {
  const user = await lockUser(tx, userId);
  statusConfirmed(user);
  const codes = await recentCodes(tx, userId, now);
  const newest = codes[0];
  const guesser = { email: user.email, network };
  if (triesToday(codes, await guessesLeft(tx, guesser, now)) === 0) throw refused('code_blocked');
  if (!newest || newest.voided_at || newest.used_at || newest.tries >= limits.triesPerCode) throw refused('code_void');
  if (newest.expires_at <= now) throw refused('code_expired');
  await countGuess(tx, guesser, now);
  const left = await guessesLeft(tx, guesser, now);
  if (left < 0) throw refused('code_blocked');
  await countTry(tx, newest.id);
  if (!isCode(newest.code_hash, userId, code)) {
    throw refused('code_wrong', Math.min(limits.triesPerCode - newest.tries - 1, triesToday(codes, left + 1) - 1));
  }
  await uncountGuess(tx, guesser, now);
  await confirmAddress(tx, user, byOwner(user, now));
  await markUsed(tx, newest.id, now);
  return user;
}

const statusConfirmed = ({ verification }: Pick<LockedUser, 'verification'>) => {
  const next = nextStatus(userVerificationLifecycle, verification, 'verify_email', 'system');
  if (!next.ok) throw new Failure('already_verified');
  return next.status;
};

const byOwner = (user: LockedUser, now: Date) =>
  ({
    author: 'system',
    actor_kind: 'system',
    actor_id: user.id,
    event: 'verify_email',
    status: statusConfirmed(user),
    now,
  }) as const;

/**
 * The address is proved: the user has joined.
 * @throws Failure already_verified where it has an owner, or what `completeRegistration` throws
 */
async function confirmAddress(
  tx: TenantTx,
  user: LockedUser,
  { event, status, ...action }: Action & { readonly event: string; readonly status: 'verified' | 'unverified' },
): Promise<void> {
  const { now } = action;
  await claimAddress(tx, user);
  await tx
    .updateTable('users')
    .set({ verification: status, verified_at: now, shadow_of: null, updated_at: now })
    .where('id', '=', user.id)
    .execute();
  await audit(tx, {
    ...trace(action),
    subject_type: 'User',
    subject_id: user.id,
    event,
    from: user.verification,
    to: status,
  });
  await completeRegistration(tx, user, now);
}

/**
 * An administrator vouches for an address whose code never came: the user has joined, and logs in with the password of
 * the registration.
 * @throws Failure transition_not_allowed, already_verified where the address has an owner, or what `completeRegistration` throws
 */
export async function verifyByHand(tx: TenantTx, userId: string, action: Action): Promise<void> {
  const user = await lockUser(tx, userId);
  const next = nextStatus(userVerificationLifecycle, user.verification, 'verify_manually', action.author);
  if (!next.ok) throw new Failure('transition_not_allowed', { meta: { events: [] } });
  await confirmAddress(tx, user, { ...action, event: 'verify_manually', status: next.status });
  await voidCodes(tx, user.id, action.now);
  await endSessions(tx, user.id);
}

/** Whoever came by a link from their own mailbox has proved the address, unless it has an owner: then nobody joins. */
export async function joinByLink(
  tx: TenantTx,
  user: { readonly id: string; readonly email_key: string },
  now: Date,
): Promise<boolean> {
  if (await ownerOf(tx, user.email_key)) return false;
  const locked = await lockUser(tx, user.id);
  await confirmAddress(tx, locked, byOwner(locked, now));
  return true;
}

/** The second of two who prove the same address learns that it has its account already. */
async function claimAddress(tx: TenantTx, user: LockedUser): Promise<void> {
  await lockAddress(tx, user.email_key);
  if (await ownerOf(tx, user.email_key)) throw new Failure('already_verified', { keep: true });
}
