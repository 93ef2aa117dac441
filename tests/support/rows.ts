import type { Insertable } from 'kysely';
import type { Clock } from '../../server/clock.ts';
import { newId } from '../../server/db/ids.ts';
import type { TenantsTable } from '../../server/db/tables-accounts.ts';

/** A tenant with the defaults of the decisions, named like its slug. */
export function tenantRow(
  clock: Clock,
  slug: string,
  changes: Partial<Insertable<TenantsTable>> = {},
): Insertable<TenantsTable> {
  const now = clock.now();
  return {
    id: newId(clock),
    slug,
    name: slug,
    color: '#ee5e24',
    default_locale: 'de',
    timezone: 'Europe/Berlin',
    minimum_age: 16,
    guardian_age: 16,
    looking_days: 90,
    employees_may_invite: true,
    pings_open_per_applicant: 5,
    pings_per_employee_and_day: 30,
    ping_pause_days: 90,
    imprint_url: null,
    privacy_url: null,
    sender_name: slug,
    sender_address: `post@${slug}.example`,
    support_email: `help@${slug}.example`,
    created_at: now,
    updated_at: now,
    ...changes,
  };
}
