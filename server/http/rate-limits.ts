import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { type SqlBool, sql } from 'kysely';
import { emailKey } from '../users/email-key.ts';
import type { Database } from '../db/client.ts';
import { inTenant, type TenantTx } from '../db/scope.ts';
import { anyIn, type Due } from '../jobs/due.ts';
import { currentTenant } from '../tenants/current-tenant.ts';
import { Failure } from './failure.ts';

type Subject = 'address' | 'email' | 'address+email';

export interface Limit {
  readonly by: Subject;
  readonly max: number;
  /** Length of the window, in milliseconds. */
  readonly per: number;
}

const minute = 60_000;
const hour = 60 * minute;

/**
 * Limits of single endpoints, counted in the database for all processes. A whole school may sit behind one
 * address, so limits by address are wide; those by account are narrow.
 */
export const endpointLimits: Readonly<Record<string, readonly Limit[]>> = {
  'addresses.streets': [{ by: 'address', max: 3_000, per: hour }],
  'errors.report': [{ by: 'address', max: 100, per: hour }],
  'auth.login': [{ by: 'address', max: 300, per: 15 * minute }],
  'auth.register.applicant': [{ by: 'address', max: 200, per: hour }],
  'auth.register.employee': [{ by: 'address', max: 200, per: hour }],
  'auth.password.forgot': [{ by: 'address', max: 100, per: hour }],
  'auth.password.reset': [{ by: 'address', max: 100, per: hour }],
  'auth.email.verify': [{ by: 'address', max: 600, per: hour }],
  'auth.email.resend': [{ by: 'address', max: 200, per: hour }],
  'registration-codes.lookup': [{ by: 'address', max: 300, per: hour }],
  'recommendations.create': [{ by: 'address', max: 200, per: hour }],
  'invitations.decline': [{ by: 'address', max: 300, per: hour }],
  'invitations.lookup': [{ by: 'address', max: 300, per: hour }],
  'legal-contacts.lookup': [{ by: 'address', max: 300, per: hour }],
  'handovers.redeem': [{ by: 'address', max: 300, per: hour }],
  'guardian-reminder.code': [{ by: 'address', max: 300, per: hour }],
  'guardian-reminder.lookup': [{ by: 'address', max: 300, per: hour }],
  'guardian-reminder.send': [{ by: 'address', max: 200, per: hour }],
  'profiles.store-picture': [{ by: 'address', max: 120, per: hour }],
  'pings.lookup': [{ by: 'address', max: 300, per: hour }],
  'release-codes.send': [{ by: 'address', max: 200, per: hour }],
  'release-codes.take': [{ by: 'address', max: 600, per: hour }],
  'channels.undo-unsubscribe': [{ by: 'address', max: 300, per: hour }],
};

/** The network a peer may count as its own: the address, or the /64 of an IPv6 one. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

interface Caller {
  readonly address: string;
  readonly email?: string;
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32);

/** What a limit counts under, without an address or e-mail in the clear; undefined where the request names no e-mail. */
export function limitKey(name: string, limit: Limit, { address, email }: Caller): string | undefined {
  if (limit.by !== 'address' && email === undefined) return undefined;
  const parts = { address: addressKey(address), email: email === undefined ? '' : emailKey(email) };
  const subject = limit.by.split('+').map((part) => parts[part as 'address' | 'email']);
  return `${name}:${limit.by}:${hashed(subject.join('\n'))}`;
}

const windowStart = (per: number, now: Date): Date => new Date(Math.floor(now.getTime() / per) * per);

/** Counts a hit and says how many there were in this window, this one included. */
export async function countHit(tx: TenantTx, key: string, per: number, now: Date): Promise<number> {
  const row = await tx
    .insertInto('rate_limits')
    .values({ tenant_id: currentTenant, key, window_start: windowStart(per, now), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'key', 'window_start']).doUpdateSet({ count: sql`rate_limits.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Takes a hit back that proved to be none. */
export async function uncountHit(tx: TenantTx, key: string, per: number, now: Date): Promise<void> {
  await tx
    .updateTable('rate_limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('window_start', '=', windowStart(per, now))
    .execute();
}

/** Under which it is counted, for a day, how often an account asked for records that aren't its own or aren't there. */
export const refusedPrefix = 'refused:';

/** Counts one in a transaction of its own: the request's is rolled back. A record of others and an absent one count alike. */
export const countRefused = (db: Database, tenantId: string, userId: string, now: Date): Promise<number> =>
  inTenant(db, tenantId, (tx) => countHit(tx, `${refusedPrefix}${userId}`, hour, now));

/** Hits since a time, in all windows that began after it. */
export async function hitsSince(tx: TenantTx, key: string, since: Date): Promise<number> {
  const { hits } = await tx
    .selectFrom('rate_limits')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('count'), sql<number>`0`).as('hits'))
    .where('key', '=', key)
    .where('window_start', '>', since)
    .executeTakeFirstOrThrow();
  return hits;
}

/** Keeps what was counted under one key, from so many hits on, under another: for whoever looks at it later. */
export async function keepHits(tx: TenantTx, key: string, under: string, least: number): Promise<void> {
  await sql`insert into rate_limits (tenant_id, key, window_start, count)
    select tenant_id, ${under}, window_start, count from rate_limits where key = ${key} and count >= ${least}
    on conflict (tenant_id, key, window_start) do update set count = greatest(rate_limits.count, excluded.count)`.execute(
    tx,
  );
}

export async function forgetHits(tx: TenantTx, keys: readonly string[]): Promise<void> {
  await tx.deleteFrom('rate_limits').where('key', 'in', keys).execute();
}

/** Seconds until the window ends. */
export const secondsLeft = (per: number, now: Date): number =>
  (windowStart(per, now).getTime() + per - now.getTime()) / 1000;

/** Windows that can't matter any more. */
const old = (now: Date) => sql<SqlBool>`window_start < ${new Date(now.getTime() - 24 * hour)}`;
export const hitsDue = (now: Date): Due => anyIn('rate_limits', old(now));

export async function purgeHits(tx: TenantTx, now: Date): Promise<void> {
  await tx.deleteFrom('rate_limits').where(old(now)).execute();
}

interface Hit extends Caller {
  readonly name: string;
  readonly tenantId: string;
  readonly scale: number;
  readonly now: Date;
}

/** Counts a request to an endpoint with limits, in a transaction of its own. Throws `too_many_requests`. */
export async function enforceLimits(db: Database, hit: Hit): Promise<void> {
  const limits = endpointLimits[hit.name];
  if (!limits) return;
  const exceeded = await inTenant(db, hit.tenantId, async (tx) => {
    let worst: Limit | undefined;
    for (const limit of limits) {
      const key = limitKey(hit.name, limit, hit);
      // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after the other
      if (key !== undefined && (await countHit(tx, key, limit.per, hit.now)) > limit.max * hit.scale) worst = limit;
    }
    return worst;
  });
  if (exceeded) throw new Failure('too_many_requests', { retryAfter: secondsLeft(exceeded.per, hit.now) });
}
