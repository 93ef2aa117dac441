import { nextStatus } from '../../machines/kit/lifecycle.ts';
import { userAccountLifecycle } from '../../machines/users/user-account.lifecycle.ts';
import { audit } from '../audit/audit.ts';
import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import { openTokenOf, useToken } from '../tokens/tokens.service.ts';
import { type LeavingUser, lockLeavingUser, storeAccount } from './account.repository.ts';

/** The link that takes a deletion back. As long as it is open the deletion is; its end is the hour of the erasure. */
export const cancelPurpose = 'cancel_deletion';
/** Stands for it where an administrator had deactivated the account: nobody holds it, there is no way back. */
export const endPurpose = 'end_account';

/** Stands for it where an administrator deletes the account: they alone call it off. */
export const deletePurpose = 'delete_account';

type Mover = Pick<LeavingUser, 'id' | 'type' | 'account'>;
export interface Occasion {
  readonly tx: TenantTx;
  readonly now: Date;
  readonly request: { readonly id: string };
}

/** @throws Failure link_used where the account's lifecycle has no such step now */
export async function moveAccount(
  { tx, now, request }: Occasion,
  user: Mover,
  event: 'schedule_deletion' | 'cancel_deletion',
  actor_kind: LeavingUser['type'] | 'guardian' = user.type,
): Promise<void> {
  const next = nextStatus(userAccountLifecycle, user.account, event, 'system');
  if (!next.ok) throw new Failure('link_used');
  await storeAccount(tx, user.id, next.status, now);
  await audit(tx, {
    actor_kind,
    ...(actor_kind === 'guardian' ? {} : { actor_id: user.id }),
    subject_type: 'User',
    subject_id: user.id,
    event,
    from: user.account,
    to: next.status,
    request_id: request.id,
    now,
  });
}

/** When a user who may still come back is erased; undefined for everybody else. */
export async function deletionOf(tx: TenantTx, userId: string, now: Date): Promise<Date | undefined> {
  return (await openTokenOf(tx, cancelPurpose, userId, now))?.expires_at;
}

/** Whether a user is erased in some days, with or without a way back. */
export async function isLeaving(tx: TenantTx, userId: string, now: Date): Promise<boolean> {
  for (const purpose of [cancelPurpose, endPurpose, deletePurpose]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (await openTokenOf(tx, purpose, userId, now)) return true;
  }
  return false;
}

/** Whether an account that was inactive has just been kept, in another window; nobody moves it until the transaction ends. */
export async function isKept(tx: TenantTx, userId: string): Promise<boolean> {
  return (await lockLeavingUser(tx, userId))?.account === 'active';
}

/** Takes a deletion back for whoever has just given the right password; the mail's link is spent by it. */
export async function keepAccount(occasion: Occasion, user: Mover): Promise<void> {
  const { tx, now } = occasion;
  const open = await openTokenOf(tx, cancelPurpose, user.id, now);
  if (!open || !(await useToken(tx, open.id, now))) throw new Failure('link_used');
  await moveAccount(occasion, user, 'cancel_deletion');
}

/** When an administrator's deletion is done; undefined for everybody else. */
export async function endOf(tx: TenantTx, userId: string, now: Date): Promise<Date | undefined> {
  return (await openTokenOf(tx, deletePurpose, userId, now))?.expires_at;
}
