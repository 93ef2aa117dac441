import type { StaffMember } from '../../contract/users/staff.schema.ts';
import { audit } from '../audit/audit.ts';
import { byCaller } from '../audit/action.ts';
import { isAdministered } from '../handovers/handovers.service.ts';
import { Failure } from '../http/failure.ts';
import type { Caller } from '../kit/records.ts';
import { queueStaffInvitation } from './staff-invitation.ts';
import { findStaffMember, type StaffRow } from './staff.repository.ts';
import { findActiveUser } from './users.repository.ts';

/** Mails the link, in the name of who invites, and logs it. */
export async function inviteStaff(call: Caller, row: StaffRow, event: string): Promise<void> {
  const { tx, tenant, now, deps } = call;
  const me = await findActiveUser(tx, call.actor.user_id);
  if (!me) throw new Failure('unauthenticated');
  const inviter = `${me.firstname} ${me.lastname}`;
  await queueStaffInvitation(tx, row, { tenant, inviter, config: deps.config, now });
  await audit(tx, { ...byCaller(call), subject_type: 'User', subject_id: row.id, event, to: row.type });
}

/** Somebody of the operator's helps the first administrator in, and nobody else. @throws Failure forbidden */
export async function refuseHandedOver({ tx, actor }: Caller, type: StaffMember['type']): Promise<void> {
  if (actor.handover_id === undefined) return;
  if (type !== 'administrator' || (await isAdministered(tx))) throw new Failure('forbidden');
}

/** @throws Failure not_found */
export async function staffMember({ tx }: Pick<Caller, 'tx'>, id: string): Promise<StaffRow> {
  const row = await findStaffMember(tx, id);
  if (!row) throw new Failure('not_found');
  return row;
}

/** A new link for who has not come yet. @throws Failure not_found, forbidden; conflict for who has come */
export async function inviteStaffAnew(call: Caller, id: string): Promise<StaffRow> {
  const row = await staffMember(call, id);
  await refuseHandedOver(call, row.type);
  if (row.status !== 'pending') throw new Failure('conflict');
  await inviteStaff(call, row, 'invite_again');
  return row;
}

/** Where somebody of the team is invited who has not come yet. */
export async function staffInvitedAt(tx: Caller['tx'], id: string): Promise<string | undefined> {
  const row = await findStaffMember(tx, id);
  return row?.status === 'pending' ? row.email : undefined;
}
