import type { ClosedBecause } from '../../contract/pings/closed-because.ts';
import type { Action } from '../audit/action.ts';
import type { TenantTx } from '../db/scope.ts';
import { endInterests } from '../interests/interested.ts';
import type { Withdrawer } from '../db/tables-trust.ts';
import {
  findOpenPingIds,
  findOpenPingIdsOfEmployee,
  findOpenPingIdsOfOrganization,
  findPing,
  findReleasedPingIds,
} from './pings.repository.ts';
import { movePing } from './pings.service.ts';
import { isReleased, type PingAction } from './release.ts';

/** Ends a message that is open still, as its status under the lock says: it may just have been answered. */
export async function endIfOpen(tx: TenantTx, id: string, now: Date, closed_because?: ClosedBecause): Promise<void> {
  const ping = await findPing(tx, id);
  if (ping?.status !== 'created' && ping?.status !== 'pending') return;
  const event = ping.status === 'created' ? 'no_longer_matchable' : 'revoke';
  await movePing(tx, ping, event, {
    author: 'system',
    actor_kind: 'system',
    now,
    ...(closed_because && { closed_because }),
  });
}

/** Takes back what somebody has written within the time in which it still can be; in a company only colleagues cancel. */
export async function cancelUnsent(tx: TenantTx, employeeId: string, action: Action): Promise<void> {
  for (const { id } of await findOpenPingIdsOfEmployee(tx, employeeId)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const ping = await findPing(tx, id);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (ping?.status !== 'created' || ping.send_at <= action.now) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (action.author === 'employee') await movePing(tx, ping, 'cancel', action);
    // oxlint-disable-next-line no-await-in-loop -- as above
    else await endIfOpen(tx, id, action.now);
  }
}

/** Ends what is open with an applicant who can't be found any more: unsent mails are taken back, links and interest die. */
export async function revokeOpenPings(
  tx: TenantTx,
  applicantId: string,
  { now }: Pick<Action, 'now'>,
  organizationId?: string,
  because: ClosedBecause = 'ended',
): Promise<void> {
  await endInterests(tx, applicantId, organizationId);
  for (const { id } of await findOpenPingIds(tx, applicantId, organizationId)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await endIfOpen(tx, id, now, because);
  }
}

/** Ends what is open between a company that stops taking part and applicants: nobody's answer would be read, nor may it hand anything over. */
export async function endPingsOfOrganization(tx: TenantTx, organizationId: string, now: Date): Promise<void> {
  for (const { id } of await findOpenPingIdsOfOrganization(tx, organizationId)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await endIfOpen(tx, id, now, 'inactive');
  }
}

/**
 * Takes back every yes of an applicant, or the one to an organization, and ends what is open: from this transaction on no organization sees contact
 * details. Mails that wait with them are taken back, and the next tick asks each organization to delete what it noted.
 */
export async function withdrawReleases(
  tx: TenantTx,
  applicantId: string,
  withdrawn_by: Withdrawer,
  action: PingAction,
  organizationId?: string,
): Promise<void> {
  await revokeOpenPings(tx, applicantId, action, organizationId);
  for (const { id } of await findReleasedPingIds(tx, applicantId, action.now, organizationId)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const ping = await findPing(tx, id);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (ping && isReleased(ping, action.now))
      await movePing(tx, ping, 'withdraw', { ...action, author: 'system', withdrawn_by });
  }
}
