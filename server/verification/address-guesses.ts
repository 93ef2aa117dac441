import type { TenantTx } from '../db/scope.ts';
import { countHit, hitsSince, limitKey, uncountHit } from '../http/rate-limits.ts';
import { verificationLimits as limits } from './verification-limits.ts';

const hour = 3_600_000;

/** Where a guess at the code of an address comes from. */
export interface Guesser {
  readonly email: string;
  readonly network: string;
  /** By default registrations, with which anybody can use up what is left. */
  readonly at?: 'releases';
}

const keysOf = ({ email, network, at }: Guesser): readonly [string, string] => {
  const name = at === 'releases' ? 'release-codes.guess' : 'auth.email.code';
  return [
    limitKey(name, { by: 'email', max: 0, per: hour }, { address: network, email }) as string,
    limitKey(name, { by: 'address+email', max: 0, per: hour }, { address: network, email }) as string,
  ];
};

/**
 * How many more codes may be guessed at an address today, whoever registered with it: the day's number over all
 * registrations together, and for each network at least one code's tries, so that nobody is locked out from elsewhere.
 * Below zero where more was counted.
 */
export async function guessesLeft(tx: TenantTx, guesser: Guesser, now: Date): Promise<number> {
  const [all, own] = keysOf(guesser);
  const since = new Date(now.getTime() - limits.day);
  const left = limits.wrongPerDay - (await hitsSince(tx, all, since));
  return Math.max(left, limits.triesPerCode - (await hitsSince(tx, own, since)));
}

/** Counts a guess before it is compared: parallel ones wait for each other here. */
export async function countGuess(tx: TenantTx, guesser: Guesser, now: Date): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one connection, always in this order
  for (const key of keysOf(guesser)) await countHit(tx, key, hour, now);
}

/** A guess that was right is none. */
export async function uncountGuess(tx: TenantTx, guesser: Guesser, now: Date): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- as above
  for (const key of keysOf(guesser)) await uncountHit(tx, key, hour, now);
}
