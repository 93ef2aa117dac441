import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import { countHit, forgetHits, keepHits, type Limit, limitKey, secondsLeft } from '../http/rate-limits.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Tries of one network, or of one browser the account knows, at one account. */
const own: Limit = { by: 'address+email', max: 10, per: 15 * minute };
/** Failures at one account from all networks together. */
export const strangers: Limit = { by: 'email', max: 100, per: hour };
/**
 * What a network has left once the strangers have used theirs up: enough for an owner at a new browser, and for
 * whoever guesses no more than a few tries for each network they have.
 */
const reserve: Limit = { by: 'address+email', max: 5, per: 24 * hour };
/** Links asked for at one account, by one network or one browser the account knows. */
const asking: Limit = { by: 'address+email', max: 10, per: hour };

export interface Guesser {
  readonly network: string;
  readonly email: string;
  /** The user whose browser this is; their tries are nobody else's. */
  readonly known?: string | undefined;
}

const keyOf = (name: string, limit: Limit, { network, email, known }: Guesser): string =>
  limitKey(name, limit, { address: known === undefined ? network : `device ${known}`, email }) as string;
const ownKey = (guesser: Guesser): string => keyOf('auth.login', own, guesser);
export const strangersKey = (guesser: Guesser): string => keyOf('auth.login.failed', strangers, guesser);
const reserveKey = (guesser: Guesser): string => keyOf('auth.login.reserve', reserve, guesser);

const tooMany = (limit: Limit, now: Date): Failure =>
  new Failure('too_many_requests', { retryAfter: secondsLeft(limit.per, now), keep: true });

/**
 * Counts a try before anything is compared. Nobody is locked out by others: a browser the account knows has tries of
 * its own, every network too, even after a hundred failures from elsewhere. @throws Failure too_many_requests
 */
export async function countTry(tx: TenantTx, guesser: Guesser, scale: number, now: Date): Promise<void> {
  if ((await countHit(tx, ownKey(guesser), own.per, now)) > own.max * scale) throw tooMany(own, now);
  if (guesser.known !== undefined) return;
  if ((await countHit(tx, strangersKey(guesser), strangers.per, now)) <= strangers.max * scale) return;
  if ((await countHit(tx, reserveKey(guesser), reserve.per, now)) > reserve.max * scale) throw tooMany(reserve, now);
}

/** Counts a link that is asked for. @throws Failure too_many_requests */
export async function countAsking(tx: TenantTx, guesser: Guesser, scale: number, now: Date): Promise<void> {
  const key = keyOf('auth.password.forgot', asking, guesser);
  if ((await countHit(tx, key, asking.per, now)) > asking.max * scale) throw tooMany(asking, now);
}

/**
 * The owner's right password, or a new one set by a mail's link, clears what was counted for this account here. It may
 * as well have been the guess that met: what strangers tried stays known for a day (reports/suspicious-events.rules.ts).
 */
export async function forgetTries(tx: TenantTx, guesser: Guesser): Promise<void> {
  const failed = strangersKey(guesser);
  await keepHits(tx, failed, keyOf('auth.login.overcome', strangers, guesser), own.max);
  await forgetHits(tx, [ownKey(guesser), failed, reserveKey(guesser)]);
}
