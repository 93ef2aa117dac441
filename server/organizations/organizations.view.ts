import { isClosed } from '../../contract/organizations/closed.ts';
import type { OrganizationEntry } from '../../contract/organizations/desk.schema.ts';
import {
  type Organization,
  type OrganizationEvent,
  organizationEvents,
} from '../../contract/organizations/organizations.schema.ts';
import type { Author } from '../../contract/kit/roles.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { organizationLifecycle } from '../../machines/organizations/organization.lifecycle.ts';
import { lastActiveDays } from '../employees/employees.view.ts';
import type { Caller } from '../kit/records.ts';
import type { EntryRow, OrganizationRow } from './organizations.repository.ts';

type Standing = Pick<OrganizationRow, 'status' | 'deletes_at'>;

/** One that is being deleted stays as it is, until that is called off. */
function allowed({ status, deletes_at }: Standing, reader: Author): OrganizationEvent[] {
  if (deletes_at) return [];
  const events: readonly string[] = eventsFor(organizationLifecycle, status, reader);
  return organizationEvents.filter((event) => events.includes(event));
}

/** As its employees read it, and staff. */
export function organizationView(
  row: OrganizationRow,
  { actor, tenant }: Pick<Caller, 'actor' | 'tenant'>,
): Organization {
  const { line_1, line_2, postcode, city, country, verified_at, staff_changed_at, status_reason, ...rest } = row;
  const { deletes_at, ...organization } = rest;
  const isWhole = line_1 !== null && postcode !== null && city !== null && country !== null;
  return {
    ...organization,
    verified_at: verified_at?.toISOString() ?? null,
    staff_changed_at: staff_changed_at?.toISOString() ?? null,
    deletes_at: deletes_at?.toISOString() ?? null,
    status_reason: isClosed(row.status) ? status_reason : null,
    address: isWhole ? { line_1, line_2, postcode, city, country } : null,
    may_invite: tenant.employees_may_invite,
    events: allowed(row, actor.type),
  };
}

/** As staff's list has it. */
export function entryView(
  { last_active_at, created_at, deletes_at, ...row }: EntryRow,
  { actor, tenant, now }: Pick<Caller, 'actor' | 'tenant' | 'now'>,
): OrganizationEntry {
  return {
    ...row,
    created_at: created_at.toISOString(),
    last_active_days: lastActiveDays(last_active_at, now, tenant.timezone),
    events: allowed({ status: row.status, deletes_at }, actor.type),
  };
}
