import { createHash } from 'node:crypto';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Actor } from '../http/route.ts';
import { currentTenant } from '../tenants/current-tenant.ts';

export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** By which somebody of another tenant is here, and the session there. */
export interface OpenedBy {
  readonly handover_id: string;
  readonly opened_by_tenant_id: string;
  readonly opened_by_session_id: string;
}

export interface NewSession extends Partial<OpenedBy> {
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

/** Whether nobody has shut them out since their session was read; of who is handed over, whether it still stands. */
export async function isActive(tx: TenantTx, { user_id, session_id, handover_id }: Actor): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user_id)
    .where('account', '=', 'active')
    .executeTakeFirst();
  if (row === undefined || handover_id === undefined) return row !== undefined;
  const session = await tx.selectFrom('sessions').select('id').where('id', '=', session_id).executeTakeFirst();
  return session !== undefined;
}

/** Ends what a handover opened. */
export async function endSessionsOf(tx: TenantTx, handoverId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('handover_id', '=', handoverId).execute();
}
