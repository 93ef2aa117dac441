import type { Login } from '../../contract/authentication/authentication.schema.ts';
import { Failure } from '../plugins/failure.ts';
import {
  accountFailures,
  countHit,
  endpointLimits,
  forgetHits,
  limitKey,
  secondsLeft,
} from '../plugins/rate-limits.ts';
import { openSession, type SessionCall } from '../sessions/sessions.service.ts';
import { findUnverifiedByEmail, findVerifiedByEmail, type LoginUser, markLogin } from '../users/users.repository.ts';
import { matchesPassword } from './passwords.ts';

/** One look-up and one hash for each kind of user, found or not: the time tells nothing. */
async function whoMatches({ tx }: SessionCall, { email, password }: Login) {
  const verified = await findVerifiedByEmail(tx, email);
  const unverified = await findUnverifiedByEmail(tx, email);
  const [isVerified, isUnverified] = await Promise.all([
    matchesPassword(verified?.password_hash, password),
    matchesPassword(unverified?.password_hash, password),
  ]);
  const user: LoginUser | undefined = isVerified ? verified : isUnverified ? unverified : undefined;
  return { user, known: verified ?? unverified };
}

/**
 * Opens a session, or throws `validation` at `email`, the same for a wrong address and a wrong password. After many
 * failures from everywhere only browsers the account has used before may try: nobody is locked out for good.
 */
export async function logIn(call: SessionCall, credentials: Login, limitScale: number): Promise<void> {
  const { tx, tenant, now, request, reply } = call;
  const caller = { address: request.ip, email: credentials.email };
  const failures = limitKey('auth.login.failed', accountFailures, caller) as string;
  const { user, known } = await whoMatches(call, credentials);
  const isFamiliar = known !== undefined && request.server.browserCookies.isKnownDevice(request, tenant, known.id);
  const count = await countHit(tx, failures, accountFailures.per, now);
  if (count > accountFailures.max * limitScale && !isFamiliar) {
    throw new Failure('too_many_requests', { retryAfter: secondsLeft(accountFailures.per, now), keep: true });
  }
  if (!user) throw new Failure('validation', { errors: { email: [{ rule: 'credentials' }] }, keep: true });
  for (const limit of endpointLimits['auth.login'] ?? []) {
    const key = limitKey('auth.login', limit, caller);
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after the other
    if (limit.by !== 'address' && key !== undefined) await forgetHits(tx, key);
  }
  await forgetHits(tx, failures);
  await markLogin(tx, user.id, now);
  await openSession(call, user);
  request.server.browserCookies.setKnownDevice(reply, tenant, user.id);
}
