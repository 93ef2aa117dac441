import { createHash, randomBytes } from 'node:crypto';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { currentTenant } from '../tenants/current-tenant.ts';

export interface TokenRequest {
  /** What the link is for; a token of one purpose is unknown to every other. */
  readonly purpose: string;
  readonly subject_id: string;
  readonly ttl_ms: number;
  /** Earlier unused tokens of the same purpose and subject stop working. */
  readonly voidEarlier?: boolean;
  readonly now: Date;
}

export interface FoundToken {
  readonly id: string;
  readonly subject_id: string;
  readonly state: 'valid' | 'expired' | 'used' | 'void';
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Makes a link's secret: 256 random bits in base64url. Only its SHA-256 is stored, so it can be mailed once. */
export async function mintToken(tx: TenantTx, request: TokenRequest): Promise<string> {
  const { purpose, subject_id, ttl_ms, now } = request;
  if (request.voidEarlier) await voidTokens(tx, purpose, subject_id, now);
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('link_tokens')
    .values({
      tenant_id: currentTenant,
      id: newId({ now: () => now }),
      purpose,
      subject_id,
      token_hash: hashOf(token),
      created_at: now,
      expires_at: new Date(now.getTime() + ttl_ms),
    })
    .execute();
  return token;
}

/** How many were made for a purpose and subject since then, whatever became of them. */
export async function countTokens(
  tx: TenantTx,
  { purpose, subject_id }: Pick<TokenRequest, 'purpose' | 'subject_id'>,
  since: Date,
): Promise<number> {
  const { count } = await tx
    .selectFrom('link_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subject_id)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** The stored link behind a secret; null where there is none. */
export async function tokenIdOf(tx: TenantTx, token: string): Promise<string | null> {
  const row = await tx
    .selectFrom('link_tokens')
    .select('id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Those of some tokens that were voided. */
export async function voidedAmong(tx: TenantTx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('link_tokens')
    .select('id')
    .where('id', 'in', ids)
    .where('voided_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Makes the unused tokens stop working that were made before this one for the same purpose and subject. */
export async function voidEarlierTokens(tx: TenantTx, id: string, now: Date): Promise<void> {
  const token = await tx
    .selectFrom('link_tokens')
    .select(['purpose', 'subject_id', 'sequence'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!token) return;
  await tx
    .updateTable('link_tokens')
    .set({ voided_at: now })
    .where('purpose', '=', token.purpose)
    .where('subject_id', '=', token.subject_id)
    .where('sequence', '<', token.sequence)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
}

/** Makes every unused token of a purpose and subject stop working. */
export async function voidTokens(tx: TenantTx, purpose: string, subjectId: string, now: Date): Promise<void> {
  await tx
    .updateTable('link_tokens')
    .set({ voided_at: now })
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
}

/** Makes these tokens stop working, and none beside them. */
export async function voidTheseTokens(tx: TenantTx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('link_tokens').set({ voided_at: now }).where('id', 'in', ids).execute();
}

/** Makes every unused token about these subjects stop working, whatever it is for. */
export async function voidLinks(tx: TenantTx, subjectIds: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('link_tokens')
    .set({ voided_at: now })
    .where('subject_id', 'in', subjectIds)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
}

/** Looks a secret up; undefined when there is none for this purpose in this tenant. */
export async function findToken(
  tx: TenantTx,
  { purpose, token, now }: { purpose: string; token: string; now: Date },
): Promise<FoundToken | undefined> {
  const row = await tx
    .selectFrom('link_tokens')
    .select(['id', 'subject_id', 'expires_at', 'used_at', 'voided_at'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, subject_id } = row;
  if (row.used_at) return { id, subject_id, state: 'used' };
  if (row.voided_at) return { id, subject_id, state: 'void' };
  return { id, subject_id, state: row.expires_at <= now ? 'expired' : 'valid' };
}

/** The one open token of a purpose and subject; undefined where there is none. */
export function openTokenOf(tx: TenantTx, purpose: string, subjectId: string, now: Date) {
  return tx
    .selectFrom('link_tokens')
    .select(['id', 'expires_at'])
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Spends a token. False: somebody was faster, or it has expired or been voided meanwhile. */
export async function useToken(tx: TenantTx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('link_tokens')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
