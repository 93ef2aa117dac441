import type { CreateOrganization } from '../../contract/organizations/desk.schema.ts';
import { type OrganizationEvent, reasonedEvents } from '../../contract/organizations/organizations.schema.ts';
import { actionOf, byCaller } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { newId } from '../db/ids.ts';
import { placedAddress } from '../geo/placed-address.ts';
import { Failure } from '../http/failure.ts';
import { createInvitation } from '../invitations/invitations.service.ts';
import { type Caller, moveRecord } from '../kit/records.ts';
import { endPingsOfOrganization } from '../pings/open-pings.ts';
import { tellCompany } from './organizations.mails.ts';
import { findOrganization, type OrganizationRow } from './organizations.repository.ts';
import { activateOrganization, organizationRecords } from './organizations.service.ts';

const initial = organizationRecords.lifecycle.initial;

/** A new company, and whom of it staff invite first. Gives its id. */
export async function createOrganization(call: Caller, input: CreateOrganization): Promise<string> {
  const { tx, tenant, now } = call;
  const id = newId({ now: () => now });
  await tx
    .insertInto('organizations')
    .values({
      tenant_id: tenant.id,
      id,
      name: input.name,
      status: initial,
      usage_type: null,
      website: input.website || null,
      line_1: null,
      line_2: null,
      postcode: null,
      city: null,
      country: null,
      lat: null,
      lng: null,
      area_id: null,
      ...(input.address && placedAddress(input.address)),
      created_at: now,
      updated_at: now,
    })
    .execute();
  await audit(tx, { ...byCaller(call), subject_type: 'Organization', subject_id: id, event: 'create', to: initial });
  if (!input.unchecked) {
    const row = { id, status: initial, version: 1 } as const;
    await moveRecord(tx, actionOf(call), organizationRecords, row, { event: 'verify' });
  }
  if (input.invitation) await createInvitation(call, { ...input.invitation, organization_id: id });
  return id;
}

interface Change {
  readonly event: OrganizationEvent;
  readonly reason?: string | undefined;
  /** When those who work there are told; default now. */
  readonly send_at?: Date;
}

/**
 * Moves a company on, and tells those who work there; what keeps it from going on says why.
 * @throws Failure transition_not_allowed, validation for what keeps it without a reason
 */
export async function moveOrganization(call: Caller, row: OrganizationRow, { event, reason = '', send_at }: Change) {
  const { tx, now } = call;
  const isReasoned = reasonedEvents.includes(event);
  if (row.deletes_at) throw new Failure('transition_not_allowed', { meta: { events: [] } });
  const action = actionOf(call, reason);
  // what isn't allowed is said before what is missing
  const move = {
    event,
    values: { status_reason: isReasoned ? reason : event === 'restore' ? row.status_reason : null },
  };
  const to = await moveRecord(tx, action, organizationRecords, row, move);
  if (isReasoned && reason === '') throw new Failure('validation', { errors: { reason: [{ rule: 'required' }] } });
  if (event === 'verify') await activateOrganization(tx, row.id, now);
  if (event === 'suspend' || event === 'archive') await endPingsOfOrganization(tx, row.id, now);
  await tellCompany(call, { id: row.id, name: row.name }, { event, reason, send_at });
  return to;
}

export async function organizationById({ tx }: Pick<Caller, 'tx'>, id: string): Promise<OrganizationRow> {
  const row = await findOrganization(tx, id);
  if (!row) throw new Failure('not_found');
  return row;
}
