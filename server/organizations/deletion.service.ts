import { deletionDays, type OrganizationDeletion } from '../../contract/organizations/deletion.schema.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { organizationLifecycle } from '../../machines/organizations/organization.lifecycle.ts';
import { noteErasure } from '../account/erasure-ledger.ts';
import { erasePerson, type ErasureDeps, eraseTraces } from '../account/erasure.service.ts';
import { actionOf, byCaller } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import { type Caller, moveRecord } from '../kit/records.ts';
import { isTypedName } from '../kit/typed-name.ts';
import { callOffOfOrganization } from '../pings/appointments.service.ts';
import { endPingsOfOrganization } from '../pings/open-pings.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { tellOfDeletion } from './deletion.mails.ts';
import {
  deleteOrganizationRow,
  findDeleted,
  findWithCounts,
  lockDeleted,
  peopleOf,
  setDeletion,
  subjectsOfOrganization,
} from './deletion.repository.ts';
import { organizationRecords } from './organizations.service.ts';

const dayMs = 86_400_000;

/** A company, and what would be gone with it. @throws Failure not_found */
export async function organizationDeletion({ tx }: Pick<Caller, 'tx'>, id: string): Promise<OrganizationDeletion> {
  const row = await findWithCounts(tx, id);
  if (!row) throw new Failure('not_found');
  const { name, status, deletes_at, id: _id, ...counts } = row;
  return { id, name, status, deletes_at: deletes_at?.toISOString() ?? null, counts };
}

async function locked({ tx }: Pick<Caller, 'tx'>, id: string) {
  const row = await lockDeleted(tx, id);
  if (!row) throw new Failure('not_found');
  return row;
}

/**
 * Ends a company's part at once, with every message that is open, and erases it in some days; its people learn when,
 * and can read their pages until then.
 * @throws Failure not_found, conflict where it is being deleted already, validation for another name
 */
export async function scheduleDeletion(call: Caller, id: string, typed: string): Promise<void> {
  const { tx, now } = call;
  const row = await locked(call, id);
  if (row.deletes_at) throw new Failure('conflict');
  if (!isTypedName(typed, row.name)) throw new Failure('validation', { errors: { name: [{ rule: 'unknown' }] } });
  const possible = eventsFor(organizationLifecycle, row.status, call.actor.type);
  const event = (['archive', 'reject'] as const).find((one) => possible.includes(one));
  if (event) await moveRecord(tx, actionOf(call), organizationRecords, row, { event, values: { status_reason: null } });
  await endPingsOfOrganization(tx, id, now);
  await callOffOfOrganization(call, id);
  const until = new Date(now.getTime() + deletionDays * dayMs);
  await setDeletion(tx, id, until, now);
  await audit(tx, { ...byCaller(call), subject_type: 'Organization', subject_id: id, event: 'schedule_deletion' });
  await tellOfDeletion(call, row, until);
}

/**
 * Calls it off. What ended with it stays ended.
 * @throws Failure not_found, conflict where nobody deletes it, or its days are over: the ledger may name it already
 */
export async function cancelDeletion(call: Caller, id: string): Promise<void> {
  const { tx, now } = call;
  const row = await locked(call, id);
  if (!row.deletes_at || row.deletes_at <= now) throw new Failure('conflict');
  await setDeletion(tx, id, null, now);
  await audit(tx, { ...byCaller(call), subject_type: 'Organization', subject_id: id, event: 'cancel_deletion' });
  await tellOfDeletion(call, row, undefined);
}

/**
 * Erases a company: its people with everything that is theirs, then what is the company's own. The log keeps that it
 * happened, under an id that leads nowhere any more.
 */
export async function eraseOrganization(
  tx: TenantTx,
  id: string,
  tenant: TenantRow,
  now: Date,
  deps: ErasureDeps,
): Promise<void> {
  await noteErasure(deps.files, { kind: 'organization', tenant_id: tenant.id, id, at: now });
  const people = await peopleOf(tx, id);
  const subjects = await subjectsOfOrganization(tx, id);
  for (const user of people) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await erasePerson(tx, user, tenant, now, deps);
  }
  await eraseTraces(tx, subjects, [id]);
  await deleteOrganizationRow(tx, id, people);
  await audit(tx, { actor_kind: 'system', subject_type: 'Organization', subject_id: id, event: 'erase', now });
}

/** Once a minute: erases companies whose days are over, unless the deletion is called off in this very moment. */
export async function eraseDeleted(tx: TenantTx, tenant: TenantRow, now: Date, deps: ErasureDeps): Promise<void> {
  for (const id of await findDeleted(tx, now)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const row = await lockDeleted(tx, id);
    if (!row?.deletes_at || row.deletes_at > now) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await eraseOrganization(tx, id, tenant, now, deps);
  }
}
