import { employeeEvents, longAgo, type Employee } from '../../contract/employees/employees.schema.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { userAccountLifecycle } from '../../machines/users/user-account.lifecycle.ts';
import { userVerificationLifecycle } from '../../machines/users/user-verification.lifecycle.ts';
import { deletionOf, isLeaving } from '../account/scheduled-deletion.ts';
import { dayIn } from '../../contract/kit/age.ts';
import type { Caller } from '../kit/records.ts';
import type { EmployeeRow } from './employees.repository.ts';

const week = 7 * 86_400_000;
/** What a change of the clocks takes from a week: without it, eight weeks ago might be a day too early on some wall. */
const hour = 3_600_000;

/**
 * Coarse, for nobody is to be watched by it: today as the tenant's calendar has it, then by whole weeks that have passed, on
 * every calendar of the world: whoever counts them back never comes before the day it was, or before somebody joined.
 */
export function lastActiveDays(at: Date | null, now: Date, timezone: string): number | null {
  if (at === null) return null;
  if (dayIn(timezone, at) === dayIn(timezone, now)) return 0;
  const weeks = Math.floor((now.getTime() - at.getTime() - hour) / week);
  return weeks < 1 ? 1 : Math.min(longAgo, weeks * 7);
}

/** As colleagues see each other; staff see whose they are, and administrators what they may do. */
export async function employeeViews(
  rows: readonly (EmployeeRow & { readonly organization_id?: string; readonly organization_name?: string })[],
  { tx, tenant, actor, now }: Caller,
): Promise<Employee[]> {
  const leaving = new Map<string, Date>();
  const barred = new Set<string>();
  for (const { id, user_id, account } of rows) {
    if (account !== 'inactive') continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection; few are out
    const until = await deletionOf(tx, user_id, now);
    if (until) leaving.set(id, until);
    // oxlint-disable-next-line no-await-in-loop -- as above
    else if (actor.type === 'administrator' && (await isLeaving(tx, user_id, now))) barred.add(id);
  }
  return rows.map((row) => {
    const { id, firstname, lastname, email, verification, account, position, phonenumber, created_at } = row;
    const until = leaving.get(id);
    const { organization_id, organization_name } = row;
    return {
      id,
      organization:
        organization_id === undefined || organization_name === undefined
          ? null
          : { id: organization_id, name: organization_name },
      firstname,
      lastname,
      email,
      verified: verification === 'verified',
      status: account,
      leaves_at: until?.toISOString() ?? null,
      created_at: created_at.toISOString(),
      invited_by: row.inviter,
      last_active_days: lastActiveDays(row.last_active_at, now, tenant.timezone),
      events: possibleFor(row, actor, { goes: until !== undefined, isBarred: barred.has(id) }),
      meta: { position, phonenumber },
    };
  });
}

/** Who is leaving may be kept from coming back, but is never kept; who has no way back is left alone. */
function possibleFor(
  { id, account, verification }: EmployeeRow,
  actor: Caller['actor'],
  { goes, isBarred }: { readonly goes: boolean; readonly isBarred: boolean },
): Employee['events'] {
  if (actor.type === 'tenant_member' || id === actor.employee_id) return [];
  if (goes) return ['deactivate'];
  const possible = [
    ...(isBarred ? [] : eventsFor(userAccountLifecycle, account, actor.type)),
    ...eventsFor(userVerificationLifecycle, verification, actor.type),
  ];
  return employeeEvents.filter((event) => possible.includes(event));
}
