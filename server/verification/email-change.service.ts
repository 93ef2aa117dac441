import type { EmailChange } from '../../contract/account/account.schema.ts';
import { moveChannel } from '../channels/channels.service.ts';
import { audit } from '../audit/audit.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Maker } from '../mail/making-anew.ts';
import { queueMail } from '../mail/outbox.ts';
import { Failure } from '../http/failure.ts';
import { emailKey } from '../users/email-key.ts';
import { findActiveUser } from '../users/users.repository.ts';
import { hashCode, isCode, randomCode, unmatchableHash } from './code-hash.ts';
import { refused } from './refused-code.ts';
import { verificationLimits as limits } from './verification-limits.ts';
import {
  countTry,
  insertCode,
  lockAddress,
  type LockedUser,
  lockUser,
  markUsed,
  ownerOf,
  recentCodes,
  renewCode,
  voidCodes,
} from './verification.repository.ts';
import { resendAt, triesToday } from './verification.state.ts';
import { addressOwnedMail, emailChangedMail, emailChangeMail } from './email-change.mails.ts';
import { leaveMailbox } from './old-mailbox.ts';
import { confirmOwnPassword, type OwnCall } from '../account/own-password.ts';

type Codes = Awaited<ReturnType<typeof recentCodes>>;

/** The change under way: the newest code, where it belongs to one. */
function openChange(codes: Codes) {
  const [newest] = codes;
  if (!newest || newest.voided_at || newest.used_at) return undefined;
  const { new_email, new_email_key } = newest;
  return new_email === null || new_email_key === null ? undefined : { ...newest, new_email, new_email_key };
}

const leftToday = (codes: Codes): number => triesToday(codes, limits.wrongPerDay);

/** The change that waits for its code, and when another code may be sent. */
export async function pendingEmailChange(tx: TenantTx, userId: string, now: Date): Promise<EmailChange | null> {
  const codes = await recentCodes(tx, userId, now);
  const change = openChange(codes);
  return change
    ? {
        email: change.new_email,
        expires_at: change.expires_at.toISOString(),
        resend_at: (resendAt(codes) ?? now).toISOString(),
        tries_left: Math.min(limits.triesPerCode - change.tries, leftToday(codes)),
      }
    : null;
}

/**
 * Begins to move the account to a new address, after the password was typed again: mails the code there. Where the
 * address belongs to somebody else, they are told so instead, and the stored code fits no digits; the answer is the same.
 * @throws Failure validation, too_many_requests, resend_too_early
 */
export async function askEmailChange(
  call: OwnCall,
  { email, current_password }: { readonly email: string; readonly current_password: string },
): Promise<void> {
  await confirmOwnPassword(call, current_password, 'current_password');
  const user = await lockUser(call.tx, call.actor.user_id);
  if (emailKey(email) === user.email_key) {
    throw new Failure('validation', { errors: { email: [{ rule: 'email_same' }] } });
  }
  await send(call, user, email);
}

/** Sends a new code to the same address. @throws Failure code_void without a change, resend_too_early */
export async function resendEmailChange(call: OwnCall): Promise<void> {
  const user = await lockUser(call.tx, call.actor.user_id);
  const change = openChange(await recentCodes(call.tx, user.id, call.now));
  if (!change) throw refused('code_void');
  await send(call, user, change.new_email);
}

/** Forgets the change under way; without one nothing happens. */
export async function cancelEmailChange({ tx, actor, now }: OwnCall): Promise<void> {
  const user = await lockUser(tx, actor.user_id);
  if (openChange(await recentCodes(tx, user.id, now))) await voidCodes(tx, user.id, now);
}

async function send({ tx, tenant, now, request }: OwnCall, user: LockedUser, email: string): Promise<void> {
  const codes = await recentCodes(tx, user.id, now);
  const next = resendAt(codes);
  if (leftToday(codes) === 0 || (next && next > now)) {
    throw new Failure('resend_too_early', {
      retryAfter: next ? (next.getTime() - now.getTime()) / 1000 : 60,
      keep: true,
    });
  }
  const key = emailKey(email);
  const owner = await ownerOf(tx, key);
  const code = randomCode();
  await insertCode(tx, {
    user_id: user.id,
    hash: owner ? unmatchableHash() : hashCode(user.id, code),
    moves_to: { email, key },
    now,
  });
  const reader = owner ?? user;
  await queueMail(tx, {
    kind: 'email_change',
    locale: reader.locale,
    to: { name: `${reader.firstname} ${reader.lastname}`.trim(), address: owner?.email ?? email },
    tenant,
    message: owner ? addressOwnedMail(owner, tenant) : emailChangeMail(user, tenant, code),
    subject_id: user.id,
    // a code has ten minutes, news of an attempt a day
    valid_until: new Date(now.getTime() + (owner ? limits.day : limits.validFor)),
    origin: request.network,
    now,
  });
}

/** Makes the code anew that waited for longer than it would have held: other digits, the same tries. */
export const makeEmailChangeMail: Maker = async (tx, userId, tenant, now) => {
  const user = await findActiveUser(tx, userId);
  const change = user && openChange(await recentCodes(tx, userId, now));
  if (!change || (await ownerOf(tx, change.new_email_key))) return undefined;
  const code = randomCode();
  if (!(await renewCode(tx, { user_id: userId, hash: hashCode(userId, code), now }))) return undefined;
  return {
    message: emailChangeMail(user, tenant, code),
    valid_until: new Date(now.getTime() + limits.validFor),
    address: change.new_email,
  };
};

/**
 * Moves the account with the code that came to the new address. A try is counted before the code is compared. Links
 * in the old mailbox die, and its reader is told; sessions go on.
 * @throws Failure code_wrong (with the tries left), code_expired, code_void, code_blocked
 */
export async function confirmEmailChange(call: OwnCall, code: string): Promise<void> {
  const { tx, tenant, now, request } = call;
  const user = await lockUser(tx, call.actor.user_id);
  const codes = await recentCodes(tx, user.id, now);
  const change = openChange(codes);
  if (leftToday(codes) === 0) throw refused('code_blocked');
  if (!change || change.tries >= limits.triesPerCode) throw refused('code_void');
  if (change.expires_at <= now) throw refused('code_expired');
  await countTry(tx, change.id);
  if (!isCode(change.code_hash, user.id, code)) {
    throw refused('code_wrong', Math.min(limits.triesPerCode - change.tries, leftToday(codes)) - 1);
  }
  await lockAddress(tx, change.new_email_key);
  if (await ownerOf(tx, change.new_email_key)) throw refused('code_void');
  await markUsed(tx, change.id, now);
  await tx
    .updateTable('users')
    .set({ email: change.new_email, email_key: change.new_email_key, updated_at: now })
    .where('id', '=', user.id)
    .execute();
  await moveChannel(tx, user.id, change.new_email, now);
  await leaveMailbox(call, { user_id: user.id, from: user.email, to: change.new_email });
  await audit(tx, {
    actor_kind: user.type,
    actor_id: user.id,
    subject_type: 'User',
    subject_id: user.id,
    event: 'email_change',
    fields: ['email'],
    request_id: request.id,
    now,
  });
  await queueMail(tx, {
    kind: 'email_changed',
    to: { name: `${user.firstname} ${user.lastname}`.trim(), address: user.email },
    locale: user.locale,
    tenant,
    message: emailChangedMail(user, tenant, change.new_email, now),
    subject_id: user.id,
    activities: [{ user_id: user.id }],
    now,
  });
}
