import { nextStatus } from '../../machines/kit/lifecycle.ts';
import { userAccountLifecycle } from '../../machines/users/user-account.lifecycle.ts';
import { stopTelling } from '../alerts/alerts.service.ts';
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
import { type LeavingUser, lockLeavingUser, storeAccount } from './account.repository.ts';
import { accessEndedMail } from './deactivation.mails.ts';
import { cancelPurpose, deletionOf, endPurpose } from './scheduled-deletion.ts';

/**
 * Shuts a colleague out: logged out at once, messages that nobody has received yet and invitations that nobody has
 * accepted yet taken back, everything else the caller's. Who is deleting the account meanwhile can't keep it any more.
 * @throws Failure not_found for whom the caller has nothing to do with; transition_not_allowed for oneself and who is
 * out already; unauthenticated where the caller has just been shut out
 */
export async function deactivateColleague(call: Caller, userId: string): Promise<void> {
  const { tx, actor, now } = call;
  const { organization_id, employee_id } = actor;
  if (!organization_id || !employee_id) throw new Failure('not_found');
  // two who deactivate each other go one after the other, so that somebody is left
  await lockOrganization(tx, organization_id);
  if ((await lockLeavingUser(tx, actor.user_id))?.account !== 'active') throw new Failure('unauthenticated');
  const user = await lockLeavingUser(tx, userId);
  if (user?.organization_id !== organization_id || !user.employee_id) throw new Failure('not_found');
  const until = await deletionOf(tx, user.id, now);
  const next = nextStatus(userAccountLifecycle, user.account, 'deactivate', actor.type);
  if (user.id === actor.user_id || (!next.ok && !until)) {
    throw new Failure('transition_not_allowed', { meta: { events: [] } });
  }
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
  await endSessions(tx, user.id);
  await cancelUnsent(tx, user.employee_id, actionOf(call));
  await passOnPings(tx, { employee_id: user.employee_id, to: employee_id, now });
  await revokeInvitationsBy(call, user.id);
  await stopTelling(tx, user.id, now);
  if (user.verification === 'verified') await tell(call, user);
}

async function tell({ tx, tenant, actor, now }: Caller, user: LeavingUser): Promise<void> {
  const me = await loadMe(tx, actor.user_id, tenant, now);
  await queueMail(tx, {
    kind: 'access_ended',
    to: { name: `${user.firstname} ${user.lastname}`, address: user.email },
    locale: user.locale,
    tenant,
    message: accessEndedMail(user, tenant, {
      colleague: `${me.user.firstname} ${me.user.lastname}`,
      organization: me.organization?.name ?? '',
    }),
    subject_id: user.id,
    written_by: actor.user_id,
    now,
  });
}
