import { inviteStaffAgain, moveStaffMember, staff } from '../../contract/users/staff.endpoints.ts';
import type { StaffMember } from '../../contract/users/staff.schema.ts';
import { deletionOf, isLeaving } from '../account/scheduled-deletion.ts';
import { moveStaffAccess } from '../account/staff-access.service.ts';
import { newPassword } from '../authentication/new-password.ts';
import { hashPassword } from '../authentication/passwords.ts';
import { isAdministered } from '../handovers/handovers.service.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import type { Caller } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { inviteStaff, inviteStaffAnew, refuseHandedOver, staffMember } from './staff-invitations.service.ts';
import { insertStaffMember, listStaff, type StaffRow } from './staff.repository.ts';

/** Who is being deleted comes back by calling that off, unless they are shut out meanwhile; nobody shuts themselves out. */
async function eventsFor({ tx, actor, now }: Caller, { id, status }: StaffRow): Promise<StaffMember['events']> {
  if (id === actor.user_id || actor.handover_id) return [];
  if (status !== 'inactive' || (await deletionOf(tx, id, now))) return ['deactivate'];
  return (await isLeaving(tx, id, now)) ? [] : ['reactivate'];
}

/** The answer is cut to the contract. */
async function viewOf(call: Caller, rows: readonly StaffRow[]): Promise<StaffMember[]> {
  const views: StaffMember[] = [];
  const isTheirs = call.actor.handover_id !== undefined && (await isAdministered(call.tx));
  for (const row of rows)
    views.push({
      ...row,
      last_active_at: row.last_active_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
      // oxlint-disable-next-line no-await-in-loop -- one connection
      events: await eventsFor(call, row),
      invitable:
        row.status === 'pending' &&
        (call.actor.handover_id === undefined || (row.type === 'administrator' && !isTheirs)),
    });
  return views;
}

/** A tenant's administrators invite staff and administrators, of their own tenant alone (decisions, section 6). */
export function staffRoutes(route: Route): void {
  const one = resourceRoutes(route, staff, {
    usual: 'lastname',
    list: (call, page) => listStaff(call.tx, call.query.filter ?? {}, page),
    view: (rows, call) => viewOf(call, rows),
  });

  route(staff.create, async (call) => {
    const { tx, tenant, body, deps } = call;
    await refuseHandedOver(call, body.type);
    const password_hash = await hashPassword(newPassword());
    const id = await insertStaffMember(tx, deps.clock, tenant.id, { ...body, password_hash });
    if (id === undefined) throw new Failure('validation', { errors: { email: [{ rule: 'taken' }] } });
    const row = await staffMember(call, id);
    await inviteStaff(call, row, 'invite');
    return one(call, row);
  });

  route(moveStaffMember, async (call) => {
    await staffMember(call, call.params.id);
    await moveStaffAccess(call, call.params.id, call.body.event);
    const row = await staffMember(call, call.params.id);
    // the link they had stopped working when they were shut out
    if (call.body.event === 'reactivate' && row.status === 'pending') await inviteStaff(call, row, 'invite_again');
    return one(call, row);
  });

  route(inviteStaffAgain, async (call) => one(call, await inviteStaffAnew(call, call.params.id)));
}
