import { graceDays } from '../../contract/account/account.schema.ts';
import { nextStatus } from '../../machines/kit/lifecycle.ts';
import { userAccountLifecycle } from '../../machines/users/user-account.lifecycle.ts';
import { byCaller } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { Failure } from '../http/failure.ts';
import type { Caller } from '../kit/records.ts';
import { isTypedName } from '../kit/typed-name.ts';
import { queueMail } from '../mail/outbox.ts';
import { mintToken, voidTokens } from '../tokens/tokens.service.ts';
import { accountDeletedMail } from './account.mails.ts';
import { type LeavingUser, storeAccount } from './account.repository.ts';
import { heirOf, lockedEmployee, takeAway, tellRestored } from './deactivation.service.ts';
import { deletePurpose, endOf, isLeaving } from './scheduled-deletion.ts';

async function move(call: Caller, user: LeavingUser, event: 'schedule_deletion' | 'cancel_deletion'): Promise<void> {
  const { tx, now } = call;
  const next = nextStatus(userAccountLifecycle, user.account, event, 'system');
  if (!next.ok) throw new Failure('conflict');
  await storeAccount(tx, user.id, next.status, now);
  const moved = { event, from: user.account, to: next.status };
  await audit(tx, { ...byCaller(call), subject_type: 'User', subject_id: user.id, ...moved });
}

/**
 * An administrator deletes somebody's account: logged out at once, everything open a colleague's, erased in some days,
 * until which administrators may call it off.
 * @throws Failure not_found, conflict for who is leaving already, validation for another name
 */
export async function deleteEmployeeAccount(call: Caller, userId: string, typed: string): Promise<void> {
  const { tx, tenant, now } = call;
  const user = await lockedEmployee(call, userId);
  if (await isLeaving(tx, user.id, now)) throw new Failure('conflict');
  if (!isTypedName(typed, `${user.firstname} ${user.lastname}`)) {
    throw new Failure('validation', { errors: { name: [{ rule: 'unknown' }] } });
  }
  await move(call, user, 'schedule_deletion');
  await takeAway(call, user, await heirOf(call, user));
  const ttl_ms = graceDays * 86_400_000;
  await mintToken(tx, { purpose: deletePurpose, subject_id: user.id, ttl_ms, now });
  if (user.verification !== 'verified') return;
  const until = new Date(now.getTime() + ttl_ms);
  await queueMail(tx, {
    kind: 'account_deleted',
    to: { name: `${user.firstname} ${user.lastname}`, address: user.email },
    locale: user.locale,
    tenant,
    message: accountDeletedMail(user, tenant, until, undefined),
    subject_id: user.id,
    valid_until: until,
    now,
  });
}

/** Calls it off, and tells them that they may log in again. @throws Failure not_found, conflict where no administrator deletes it */
export async function keepEmployeeAccount(call: Caller, userId: string): Promise<void> {
  const { tx, now } = call;
  const user = await lockedEmployee(call, userId);
  if (!(await endOf(tx, user.id, now))) throw new Failure('conflict');
  await voidTokens(tx, deletePurpose, user.id, now);
  await move(call, user, 'cancel_deletion');
  await tellRestored(call, user);
}
