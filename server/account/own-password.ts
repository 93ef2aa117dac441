import { matchesPassword } from '../authentication/passwords.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../http/failure.ts';
import { countHit, forgetHits, type Limit, limitKey, secondsLeft } from '../http/rate-limits.ts';
import type { Actor } from '../http/route.ts';
import type { SessionCall } from '../session/sessions.service.ts';
import { findActiveUser, type LoginUser } from '../users/users.repository.ts';

/** Tries at the own password inside a session, which may be a stolen one. */
const tries: Limit = { by: 'email', max: 10, per: 15 * 60_000 };

/** A call of somebody logged in, as far as the account needs it. */
export type OwnCall = SessionCall & { readonly actor: Actor; readonly deps: Deps };

/**
 * Asks for the password again before an action that can't be undone. Each try is counted before it is compared.
 * @throws Failure validation at `field`; too_many_requests
 */
export async function confirmOwnPassword(
  { tx, actor, now, request, deps }: OwnCall,
  password: string,
  field: string,
): Promise<LoginUser> {
  // counted under the user's id: an address may belong to several unverified users
  const key = limitKey('auth.password.own', tries, { address: request.network, email: actor.user_id }) as string;
  const count = await countHit(tx, key, tries.per, now);
  if (count > tries.max * (deps.limitScale ?? 1)) {
    throw new Failure('too_many_requests', { retryAfter: secondsLeft(tries.per, now), keep: true });
  }
  const user = await findActiveUser(tx, actor.user_id);
  if (!user || !(await matchesPassword(user.password_hash, password))) {
    throw new Failure('validation', { errors: { [field]: [{ rule: 'password_wrong' }] }, keep: true });
  }
  await forgetHits(tx, [key]);
  return user;
}
