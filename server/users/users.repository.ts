import type { Locale } from '../../contract/kit/fields.ts';
import type { TenantTx } from '../db/scope.ts';
import { emailKey } from './email-key.ts';

const loginColumns = [
  'id',
  'type',
  'firstname',
  'lastname',
  'email',
  'locale',
  'verification',
  'account',
  'password_hash',
] as const;

export type LoginUser = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

/** The one verified user of an address, active or not. */
export function findOwner(tx: TenantTx, email: string) {
  return tx
    .selectFrom('users')
    .select(loginColumns)
    .where('email_key', '=', emailKey(email))
    .where('verification', '=', 'verified')
    .executeTakeFirst();
}

/** The latest who registered with an address and hasn't verified it; any number may. */
export function findUnverifiedByEmail(tx: TenantTx, email: string) {
  return tx
    .selectFrom('users')
    .select(loginColumns)
    .where('email_key', '=', emailKey(email))
    .where('account', '=', 'active')
    .where('verification', '=', 'unverified')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const activeUser = (tx: TenantTx, id: string) =>
  tx.selectFrom('users').select(loginColumns).where('id', '=', id).where('account', '=', 'active');

export const findActiveUser = (tx: TenantTx, id: string) => activeUser(tx, id).executeTakeFirst();

/** Who may be written to: somebody of the operator's is here without a mailbox. */
export const findReader = (tx: TenantTx, id: string) =>
  activeUser(tx, id).where('operator_id', 'is', null).executeTakeFirst();

/** Also of whoever comes by without having to log in. */
export async function markLogin(tx: TenantTx, id: string, now: Date): Promise<void> {
  await tx.updateTable('users').set({ last_login_at: now }).where('id', '=', id).execute();
}

export async function storePassword(tx: TenantTx, id: string, passwordHash: string, now: Date): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash, updated_at: now }).where('id', '=', id).execute();
}

/** What somebody may change of themselves in the table of users; what is not said stays. */
export async function storeOwn(
  tx: TenantTx,
  id: string,
  own: { readonly locale?: Locale; readonly firstname?: string; readonly lastname?: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...own, updated_at: now })
    .where('id', '=', id)
    .execute();
}
