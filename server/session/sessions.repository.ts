import { createHash } from 'node:crypto';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { currentTenant } from '../tenants/current-tenant.ts';

export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export interface NewSession {
  readonly secret: string;
  readonly user_id: string;
  readonly user_agent: string;
  readonly now: Date;
  readonly expires_at: Date;
  readonly ends_at: Date;
}

export async function insertSession(tx: TenantTx, session: NewSession): Promise<string> {
  const { secret, now, ...rest } = session;
  const id = newId({ now: () => now });
  await tx
    .insertInto('sessions')
    .values({
      tenant_id: currentTenant,
      id,
      token_hash: secretHash(secret),
      created_at: now,
      last_seen_at: now,
      ...rest,
    })
    .execute();
  return id;
}

export async function touchSession(tx: TenantTx, id: string, now: Date, expiresAt: Date): Promise<void> {
  await tx.updateTable('sessions').set({ last_seen_at: now, expires_at: expiresAt }).where('id', '=', id).execute();
}

export async function deleteSessionBySecret(tx: TenantTx, secret: string): Promise<void> {
  await tx.deleteFrom('sessions').where('token_hash', '=', secretHash(secret)).execute();
}

/** Ends every session of a user, but the one to keep. */
export async function endSessions(tx: TenantTx, userId: string, exceptId?: string): Promise<void> {
  let query = tx.deleteFrom('sessions').where('user_id', '=', userId);
  if (exceptId !== undefined) query = query.where('id', '!=', exceptId);
  await query.execute();
}

/** Whether nobody has shut them out since their session was read. */
export async function isActive(tx: TenantTx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('account', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}
