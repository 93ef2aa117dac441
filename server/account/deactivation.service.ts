import { nextStatus } from '../../machines/kit/lifecycle.ts';
import { userAccountLifecycle } from '../../machines/users/user-account.lifecycle.ts';
import { stopTelling } from '../alerts/readers.service.ts';
import { actionOf, byCaller } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { Failure } from '../http/failure.ts';
import { revokeInvitationsBy } from '../invitations/invitations.service.ts';
import { type Caller, lockOrganization } from '../kit/records.ts';
import { queueMail } from '../mail/outbox.ts';
import { cancelUnsent } from '../pings/open-pings.ts';
import { passOnPings } from '../pings/pings-of-person.ts';
import { endSessions } from '../session/sessions.repository.ts';
import { mintToken, voidTokens } from '../tokens/tokens.service.ts';
import { loadMe } from '../users/me.service.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { findColleague, type LeavingUser, lockLeavingUser, storeAccount } from './account.repository.ts';
import { accessEndedMail, accessRestoredMail } from './deactivation.mails.ts';
import { cancelPurpose, deletionOf, endPurpose, isLeaving } from './scheduled-deletion.ts';

/**
 * Shuts a colleague out: logged out at once, messages that nobody has received yet and invitations that nobody has
 * accepted yet taken back, everything else the caller's. Who is deleting the account meanwhile can't keep it any more.
 * @throws Failure not_found for whom the caller has nothing to do with; transition_not_allowed for oneself and who is
 * out already; unauthenticated where the caller has just been shut out
 */
export async function deactivateColleague(call: Caller, userId: string): Promise<void> {
  const { tx, actor } = call;
  const { organization_id, employee_id } = actor;
  if (!organization_id || !employee_id) throw new Failure('not_found');
  // two who deactivate each other go one after the other, so that somebody is left
  await lockOrganization(tx, organization_id);
  if ((await lockLeavingUser(tx, actor.user_id))?.account !== 'active') throw new Failure('unauthenticated');
  const user = await lockLeavingUser(tx, userId);
  if (user?.organization_id !== organization_id || !user.employee_id) throw new Failure('not_found');
  if (user.id === actor.user_id) throw new Failure('transition_not_allowed', { meta: { events: [] } });
  await shutOut(call, user, employee_id);
}

/**
 * Administrators shut anybody of a company out, as a colleague would; what was theirs goes to who has been there
 * longest. @throws Failure not_found, transition_not_allowed
 */
export async function deactivateEmployee(call: Caller, userId: string): Promise<void> {
  const user = await lockedEmployee(call, userId);
  await shutOut(call, user, await heirOf(call, user));
}

/** Who has been with the company longest; undefined where nobody is left. */
export async function heirOf(
  { tx }: Caller,
  { organization_id, employee_id }: LeavingUser,
): Promise<string | undefined> {
  return organization_id && employee_id ? (await findColleague(tx, organization_id, employee_id))?.id : undefined;
}

/**
 * Lets somebody in again, with the password they had, and tells them. Who has asked to be erased isn't kept by it.
 * @throws Failure not_found, transition_not_allowed
 */
export async function reactivateEmployee(call: Caller, userId: string): Promise<void> {
  const { tx, actor, now } = call;
  const user = await lockedEmployee(call, userId);
  const next = nextStatus(userAccountLifecycle, user.account, 'reactivate', actor.type);
  if (!next.ok || (await isLeaving(tx, user.id, now))) {
    throw new Failure('transition_not_allowed', { meta: { events: [] } });
  }
  await storeAccount(tx, user.id, next.status, now);
  const moved = { event: 'reactivate', from: user.account, to: next.status };
  await audit(tx, { ...byCaller(call), subject_type: 'User', subject_id: user.id, ...moved });
  await tellRestored(call, user);
}

/** That the account is open again. */
export async function tellRestored(call: Caller, user: LeavingUser): Promise<void> {
  const { tx, tenant, now, deps } = call;
  if (user.verification !== 'verified') return;
  await queueMail(tx, {
    kind: 'access_restored',
    to: { name: `${user.firstname} ${user.lastname}`, address: user.email },
    locale: user.locale,
    tenant,
    message: accessRestoredMail(user, tenant, {
      organization: await companyOf(call, user),
      url: tenantUrl(deps.config, tenant, '/login'),
    }),
    subject_id: user.id,
    now,
  });
}

/** One way in for administrators: who works for a company, or is about to. @throws Failure not_found */
export async function lockedEmployee({ tx }: Caller, userId: string): Promise<LeavingUser> {
  const user = await lockLeavingUser(tx, userId);
  if (user?.type !== 'employee') throw new Failure('not_found');
  return user;
}

/**
 * The account is open no more; who is deleting it meanwhile can't keep it any more.
 * @throws Failure transition_not_allowed for who is out already
 */
export async function closeAccount(call: Caller, user: LeavingUser): Promise<void> {
  const { tx, actor, now } = call;
  const until = await deletionOf(tx, user.id, now);
  const next = nextStatus(userAccountLifecycle, user.account, 'deactivate', actor.type);
  if (!next.ok && !until) throw new Failure('transition_not_allowed', { meta: { events: [] } });
  const logged = { ...byCaller(call), subject_type: 'User', subject_id: user.id };
  if (next.ok) {
    await storeAccount(tx, user.id, next.status, now);
    await audit(tx, { ...logged, event: 'deactivate', from: user.account, to: next.status });
  } else if (until) {
    await voidTokens(tx, cancelPurpose, user.id, now);
    const end = { purpose: endPurpose, subject_id: user.id, ttl_ms: until.getTime() - now.getTime(), now };
    await mintToken(tx, end);
    await audit(tx, { ...logged, event: 'bar_return' });
  }
}

/** @param heir whose everything is from now on; undefined where nobody is left */
async function shutOut(call: Caller, user: LeavingUser, heir: string | undefined): Promise<void> {
  await closeAccount(call, user);
  await takeAway(call, user, heir);
  if (user.verification === 'verified') await tell(call, user);
}

/** What ends with an access: sessions, what nobody has received yet, invitations; the rest is `heir`'s from now on. */
export async function takeAway(call: Caller, user: LeavingUser, heir: string | undefined): Promise<void> {
  const { tx, now } = call;
  await endSessions(tx, user.id);
  if (user.employee_id) {
    await cancelUnsent(tx, user.employee_id, actionOf(call));
    await passOnPings(tx, { employee_id: user.employee_id, to: heir, now });
  }
  await revokeInvitationsBy(call, user.id);
  await stopTelling(tx, user.id, now);
}

async function companyOf({ tx }: Caller, { organization_id }: LeavingUser): Promise<string> {
  const row = await tx
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organization_id ?? '')
    .executeTakeFirst();
  return row?.name ?? '';
}

async function tell(call: Caller, user: LeavingUser): Promise<void> {
  const { tx, tenant, actor, now } = call;
  const me = await loadMe(tx, actor.user_id, tenant, now);
  await queueMail(tx, {
    kind: 'access_ended',
    to: { name: `${user.firstname} ${user.lastname}`, address: user.email },
    locale: user.locale,
    tenant,
    message: accessEndedMail(user, tenant, {
      colleague: `${me.user.firstname} ${me.user.lastname}`,
      organization: await companyOf(call, user),
    }),
    subject_id: user.id,
    written_by: actor.user_id,
    now,
  });
}
