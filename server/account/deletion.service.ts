import { deletionLinkHours, graceDays } from '../../contract/account/account.schema.ts';
import type { ErrorCode } from '../../contract/kit/errors.ts';
import type { Config } from '../config.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import { leaveGuardianInPeace } from '../legal-contacts/legal-contacts.service.ts';
import type { Maker } from '../mail/making-anew.ts';
import { queueMail, withdrawMails } from '../mail/outbox.ts';
import { withdrawReleases } from '../pings/open-pings.ts';
import { Failure } from '../http/failure.ts';
import type { Actor, Call } from '../http/route.ts';
import { endSessions } from '../session/sessions.repository.ts';
import { closeSession, type SessionCall } from '../session/sessions.service.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { type FoundToken, findToken, mintToken, useToken, voidTokens } from '../tokens/tokens.service.ts';
import { accountDeletedMail, deletionRequestMail } from './account.mails.ts';
import { hasOtherAdministrator, type LeavingUser, lockLeavingUser } from './account.repository.ts';
import { eraseUser, handOver } from './erasure.service.ts';
import { confirmOwnPassword, type OwnCall } from './own-password.ts';
import { cancelPurpose, endPurpose, moveAccount } from './scheduled-deletion.ts';
import { findActiveUser } from '../users/users.repository.ts';

const hourMs = 3_600_000;
const confirmPurpose = 'account_deletion';

/** A call by a mail's link: whoever holds it, logged in or not. */
type DeletionCall = Pick<Call, 'tx' | 'tenant' | 'now' | 'deps' | 'request'>;
type LinkCall = SessionCall & { readonly actor: Actor | undefined; readonly deps: Deps };

const mailboxOf = ({ firstname, lastname, email }: LeavingUser) => ({
  name: `${firstname} ${lastname}`.trim(),
  address: email,
});

/** @throws Failure conflict: without an administrator nobody could let in the next one */
async function refuseLastAdministrator({ tx }: SessionCall, user: LeavingUser): Promise<void> {
  if (user.type === 'administrator' && !(await hasOtherAdministrator(tx, user.id))) throw new Failure('conflict');
}

/**
 * Begins a deletion, after the password was typed again: mails the link that does it. Who never confirmed the
 * address can't be asked there, and nobody depends on them: they are erased at once.
 * @throws Failure validation, too_many_requests, conflict
 */
export async function askDeletion(call: OwnCall, password: string): Promise<{ outcome: 'mailed' | 'deleted' }> {
  const { tx, tenant, now, actor, deps } = call;
  await confirmOwnPassword(call, password, 'password');
  const user = await lockLeavingUser(tx, actor.user_id);
  if (!user) throw new Failure('not_found');
  await refuseLastAdministrator(call, user);
  if (user.verification === 'unverified') {
    await eraseUser(tx, user, tenant, now, deps);
    await closeSession(call);
    return { outcome: 'deleted' };
  }
  await queueMail(tx, {
    kind: 'account_deletion',
    to: mailboxOf(user),
    locale: user.locale,
    tenant,
    ...(await requestMail(tx, user, { tenant, config: deps.config, now })),
    subject_id: user.id,
    now,
  });
  return { outcome: 'mailed' };
}

/** A fresh link that deletes, and the mail that carries it. Earlier ones work until it has gone out. */
async function requestMail(
  tx: TenantTx,
  user: Pick<LeavingUser, 'id' | 'type' | 'firstname' | 'lastname' | 'locale'>,
  { tenant, config, now }: { readonly tenant: TenantRow; readonly config: Config; readonly now: Date },
) {
  const ttl_ms = deletionLinkHours * hourMs;
  const token = await mintToken(tx, { purpose: confirmPurpose, subject_id: user.id, ttl_ms, now });
  return {
    message: deletionRequestMail(user, tenant, {
      confirm: tenantUrl(config, tenant, `/account/delete#token=${token}`),
      password: tenantUrl(config, tenant, '/password/forgot'),
    }),
    valid_until: new Date(now.getTime() + ttl_ms),
    carries: token,
  };
}

/** Makes the mail anew that waited for longer than its link would have worked. */
export const makeDeletionMail =
  (config: Config): Maker =>
  async (tx, userId, tenant, now) => {
    const user = await findActiveUser(tx, userId);
    return user && { ...(await requestMail(tx, user, { tenant, config, now })), address: user.email };
  };

const refusals: Record<Exclude<FoundToken['state'], 'valid'>, ErrorCode> = {
  void: 'link_invalid',
  used: 'link_used',
  expired: 'link_expired',
};

/** The user behind a link, locked. @throws Failure link_invalid, link_expired, link_used */
async function userBehind(
  { tx, now }: LinkCall,
  purpose: string,
  token: string,
): Promise<{ user: LeavingUser; tokenId: string }> {
  const link = await findToken(tx, { purpose, token, now });
  if (!link) throw new Failure('link_invalid');
  if (link.state !== 'valid') throw new Failure(refusals[link.state]);
  const user = await lockLeavingUser(tx, link.subject_id);
  if (!user) throw new Failure('link_invalid');
  return { user, tokenId: link.id };
}

/**
 * Deletes by the link of the mail: logged out everywhere and invisible at once, open messages taken back, erased
 * after the days of grace. Who had been deactivated by an administrator gets no link to come back by.
 * @throws Failure link_invalid, link_expired, link_used, conflict
 */
export async function confirmDeletion(call: LinkCall, token: string): Promise<{ until: string; cancellable: boolean }> {
  const { tx, now, actor } = call;
  const { user, tokenId } = await userBehind(call, confirmPurpose, token);
  await refuseLastAdministrator(call, user);
  if (!(await useToken(tx, tokenId, now))) throw new Failure('link_used');
  await voidTokens(tx, confirmPurpose, user.id, now);
  await withdrawMails(tx, user.id, ['account_deletion']);
  const scheduled = await schedule(call, user);
  if (actor?.user_id === user.id) await closeSession(call);
  return scheduled;
}

/**
 * A guardian asks that the child's account be deleted: as if the child had, who is told and has the days of grace to
 * object.
 */
export async function deleteForGuardian(call: DeletionCall, userId: string): Promise<void> {
  const user = await lockLeavingUser(call.tx, userId);
  if (!user) throw new Failure('not_found');
  await schedule(call, user, 'guardian');
}

async function schedule(
  call: DeletionCall,
  user: LeavingUser,
  by?: 'guardian',
): Promise<{ until: string; cancellable: boolean }> {
  const { tx, tenant, now, deps } = call;
  await moveAccount(call, user, 'schedule_deletion', by);
  await endSessions(tx, user.id);
  if (user.applicant_id) {
    const action = { author: 'applicant', actor_kind: 'applicant', actor_id: user.id, now } as const;
    await withdrawReleases(tx, user.applicant_id, 'deletion', action);
    await leaveGuardianInPeace(tx, user.applicant_id);
  }
  await handOver(tx, user, now);
  const ttl_ms = graceDays * 24 * hourMs;
  const until = new Date(now.getTime() + ttl_ms);
  const cancellable = user.account === 'active';
  const cancelToken = await mintToken(tx, {
    purpose: cancellable ? cancelPurpose : endPurpose,
    subject_id: user.id,
    ttl_ms,
    voidEarlier: true,
    now,
  });
  await queueMail(tx, {
    kind: 'account_deleted',
    to: mailboxOf(user),
    locale: user.locale,
    tenant,
    message: accountDeletedMail(
      user,
      tenant,
      until,
      cancellable ? tenantUrl(deps.config, tenant, `/account/keep#token=${cancelToken}`) : undefined,
    ),
    subject_id: user.id,
    valid_until: until,
    now,
  });
  return { until: until.toISOString(), cancellable };
}

/** Takes a deletion back within the days of grace; one logs in again with the old password. @throws Failure link_invalid, link_expired, link_used */
export async function cancelDeletion(call: LinkCall, token: string): Promise<void> {
  const { user, tokenId } = await userBehind(call, cancelPurpose, token);
  if (!(await useToken(call.tx, tokenId, call.now))) throw new Failure('link_used');
  await moveAccount(call, user, 'cancel_deletion');
}
