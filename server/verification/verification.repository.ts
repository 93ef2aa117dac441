import { sql } from 'kysely';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { currentTenant } from '../tenants/current-tenant.ts';
import { verificationLimits } from './verification-limits.ts';

/**
 * The user whose address is in question, locked: all calls about one user's codes go one after the other,
 * so that parallel guesses are counted one by one. An applicant is locked first, whom being verified changes too.
 */
export async function lockUser(tx: TenantTx, userId: string) {
  await tx.selectFrom('applicants').select('id').where('user_id', '=', userId).forUpdate().execute();
  return userOf(tx, userId).forUpdate().executeTakeFirstOrThrow();
}

/** The same for reading alone: it waits for nobody. */
export const readUser = (tx: TenantTx, userId: string) => userOf(tx, userId).executeTakeFirstOrThrow();

const userOf = (tx: TenantTx, userId: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'type', 'firstname', 'lastname', 'email', 'email_key', 'locale', 'verification', 'created_at'])
    .where('id', '=', userId);
export type LockedUser = Awaited<ReturnType<typeof lockUser>>;

/** What codes are about, which are sent and counted apart: the account's address, or what a yes hands over. */
type CodesAbout = 'account' | 'releases';

/** The codes of the last 24 hours, the newest first. */
export function recentCodes(tx: TenantTx, userId: string, now: Date, about: CodesAbout = 'account') {
  return tx
    .selectFrom('verification_codes')
    .select([
      'id',
      'code_hash',
      'tries',
      'created_at',
      'expires_at',
      'voided_at',
      'used_at',
      'new_email',
      'new_email_key',
      'ping_id',
    ])
    .where('user_id', '=', userId)
    .where('ping_id', about === 'account' ? 'is' : 'is not', null)
    .where('created_at', '>', new Date(now.getTime() - verificationLimits.day))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
export type CodeRow = Awaited<ReturnType<typeof recentCodes>>[number];

/** Those of the account, or of one message. */
export async function voidCodes(tx: TenantTx, userId: string, now: Date, pingId: string | null = null): Promise<void> {
  await tx
    .updateTable('verification_codes')
    .set({ voided_at: now })
    .where('user_id', '=', userId)
    .where('ping_id', 'is not distinct from', pingId)
    .where('voided_at', 'is', null)
    .where('used_at', 'is', null)
    .execute();
}

interface NewCode {
  readonly user_id: string;
  readonly hash: string;
  /** Where the account moves to, when a verified user changes the address. */
  readonly moves_to?: { readonly email: string; readonly key: string };
  /** The message whose reader it proves. */
  readonly ping_id?: string;
  readonly now: Date;
}

/** Writes a new code and voids the earlier ones about the same. */
export async function insertCode(tx: TenantTx, { user_id, hash, moves_to, ping_id, now }: NewCode): Promise<void> {
  await voidCodes(tx, user_id, now, ping_id);
  await tx
    .insertInto('verification_codes')
    .values({
      tenant_id: currentTenant,
      id: newId({ now: () => now }),
      user_id,
      code_hash: hash,
      new_email: moves_to?.email ?? null,
      new_email_key: moves_to?.key ?? null,
      ping_id: ping_id ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + verificationLimits.validFor),
    })
    .execute();
}

/** Somebody whose address is still to be proven; without a lock, for the delivery of mails has its own. */
export function findWaiting(tx: TenantTx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['type', 'firstname', 'lastname', 'email', 'email_key', 'locale'])
    .where('id', '=', userId)
    .where('verification', '=', 'unverified')
    .executeTakeFirst();
}

/** Gives the newest code other digits and its whole time again. False where it is no longer good for anything. */
export async function renewCode(
  tx: TenantTx,
  {
    user_id,
    hash,
    ping_id = null,
    now,
  }: Pick<NewCode, 'user_id' | 'hash' | 'now'> & { readonly ping_id?: string | null },
): Promise<boolean> {
  const row = await tx
    .updateTable('verification_codes')
    .set({ code_hash: hash, expires_at: new Date(now.getTime() + verificationLimits.validFor) })
    .where('user_id', '=', user_id)
    .where('ping_id', 'is not distinct from', ping_id)
    .where('voided_at', 'is', null)
    .where('used_at', 'is', null)
    .where('tries', '<', verificationLimits.triesPerCode)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a try before anything is compared. */
export async function countTry(tx: TenantTx, codeId: string): Promise<void> {
  await tx
    .updateTable('verification_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', codeId)
    .execute();
}

export async function markUsed(tx: TenantTx, codeId: string, now: Date): Promise<void> {
  await tx.updateTable('verification_codes').set({ used_at: now }).where('id', '=', codeId).execute();
}

/** Two who prove the same address at once go one after the other. */
export async function lockAddress(tx: TenantTx, emailKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${currentTenant}::text || ${emailKey}, 1))`.execute(tx);
}

/** The verified user of an address, whoever that is. */
export function ownerOf(tx: TenantTx, emailKey: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'type', 'firstname', 'lastname', 'email', 'locale'])
    .where('email_key', '=', emailKey)
    .where('verification', '=', 'verified')
    .executeTakeFirst();
}
