import type { StaffMember } from '../../contract/users/staff.schema.ts';
import { nextStatus } from '../../machines/kit/lifecycle.ts';
import { userAccountLifecycle } from '../../machines/users/user-account.lifecycle.ts';
import { byCaller } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { Failure } from '../http/failure.ts';
import type { Caller } from '../kit/records.ts';
import { queueMail, withdrawMails } from '../mail/outbox.ts';
import { endSessions } from '../session/sessions.repository.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { voidTokens } from '../tokens/tokens.service.ts';
import { loadMe } from '../users/me.service.ts';
import { staffInvitation } from '../users/staff-invitation.ts';
import { type LeavingUser, lockLeavingUser, storeAccount } from './account.repository.ts';
import { accessRestoredMail, staffAccessEndedMail } from './deactivation.mails.ts';
import { closeAccount } from './deactivation.service.ts';
import { isLeaving } from './scheduled-deletion.ts';

type StaffEvent = StaffMember['events'][number];

const notAllowed = () => new Failure('transition_not_allowed', { meta: { events: [] } });

/**
 * An administrator shuts somebody of the tenant's own team out, who is logged out at once and whose link of an
 * invitation stops working, or lets them in again. Nobody does so to themselves, so an administrator is always left. Who
 * is deleting the account meanwhile can't keep it any more.
 * @throws Failure not_found; transition_not_allowed for oneself, for who is out or in already, and for letting in who is
 * being deleted; unauthenticated where the caller has just been shut out
 */
export async function moveStaffAccess(call: Caller, userId: string, event: StaffEvent): Promise<void> {
  const { tx, actor, now } = call;
  const user = await lockedBoth(call, userId);
  if (user.id === actor.user_id) throw notAllowed();
  if (event === 'deactivate') {
    await closeAccount(call, user);
    await endSessions(tx, user.id);
    await voidTokens(tx, staffInvitation, user.id, now);
    await withdrawMails(tx, user.id, [staffInvitation]);
  } else {
    const next = nextStatus(userAccountLifecycle, user.account, event, actor.type);
    if (!next.ok || (await isLeaving(tx, user.id, now))) throw notAllowed();
    await storeAccount(tx, user.id, next.status, now);
    const moved = { event, from: user.account, to: next.status };
    await audit(tx, { ...byCaller(call), subject_type: 'User', subject_id: user.id, ...moved });
  }
  // who has never been here has nothing to be thanked for, and no password to come back with
  if (user.last_login_at !== null) await tell(call, user, event);
}

/** Two who shut each other out go one after the other: whoever comes second is out already. */
async function lockedBoth({ tx, actor }: Caller, userId: string): Promise<LeavingUser> {
  const locked = new Map<string, LeavingUser | undefined>();
  for (const id of [...new Set([actor.user_id, userId])].toSorted())
    // oxlint-disable-next-line no-await-in-loop -- always in the same order
    locked.set(id, await lockLeavingUser(tx, id));
  if (locked.get(actor.user_id)?.account !== 'active') throw new Failure('unauthenticated');
  const user = locked.get(userId);
  if (!user || !['tenant_member', 'administrator'].includes(user.type)) throw new Failure('not_found');
  return user;
}

async function tell({ tx, tenant, actor, now, deps }: Caller, user: LeavingUser, event: StaffEvent): Promise<void> {
  const me = (await loadMe(tx, actor.user_id, tenant, now)).user;
  await queueMail(tx, {
    kind: event === 'deactivate' ? 'access_ended' : 'access_restored',
    to: { name: `${user.firstname} ${user.lastname}`, address: user.email },
    locale: user.locale,
    tenant,
    message:
      event === 'deactivate'
        ? staffAccessEndedMail(user, tenant, `${me.firstname} ${me.lastname}`)
        : accessRestoredMail(user, tenant, {
            organization: tenant.name,
            url: tenantUrl(deps.config, tenant, '/login'),
          }),
    subject_id: user.id,
    written_by: actor.user_id,
    now,
  });
}
