import {
  fewestTold,
  type RegistrationCode,
  type RegistrationCodeEvent,
} from '../../contract/registration-codes/registration-codes.schema.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { registrationCodeLifecycle } from '../../machines/registration-codes/registration-code.lifecycle.ts';
import type { Config } from '../config.ts';
import type { Caller } from '../kit/records.ts';
import { shown } from '../kit/shown.ts';
import type { Actor } from '../http/route.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { RegistrationCodeRow } from './registration-codes.repository.ts';

/** Past its last day or used up: it can't become active before it is prolonged. */
const isSpent = (row: RegistrationCodeRow, now: Date): boolean =>
  (row.valid_until !== null && row.valid_until <= now) || (row.max_uses !== null && row.times_used >= row.max_uses);

/** What the reader may do with it now: the lifecycle, less what its period forbids. */
function eventsNow(row: RegistrationCodeRow, author: Actor['type'], now: Date): RegistrationCodeEvent[] {
  const needsTime = (event: string) => (event === 'activate' || event === 'extend') && isSpent(row, now);
  return eventsFor(registrationCodeLifecycle, row.status_now, author).filter(
    (event): event is RegistrationCodeEvent => event !== 'timeout_or_exhausted' && !needsTime(event),
  );
}

/**
 * Who came is known by name, and who can be found today. So what became of them moves in steps, once a month, and never
 * means everybody who can't be found: whoever looks every day learns of nobody that they found a place.
 */
function told({ times_found, times_used, times_matchable }: RegistrationCodeRow): number | null {
  if (times_used === 0) return 0;
  const most = Math.min(times_found ?? 0, times_used - (times_matchable ?? 0) - 1);
  const count = most - (most % fewestTold);
  return count > 0 ? count : null;
}

export const registrationLink = (config: Config, tenant: TenantRow, code: string): string =>
  tenantUrl(config, tenant, `/register/applicant?code=${code}`);

export function registrationCodeView(row: RegistrationCodeRow, { deps, tenant, actor, now }: Caller): RegistrationCode {
  return {
    ...shown(row),
    link: registrationLink(deps.config, tenant, row.code),
    valid_from: row.first_day,
    valid_until: row.last_day,
    times_matchable: row.times_matchable ?? 0,
    times_found: told(row),
    status: row.status_now,
    events: eventsNow(row, actor.type, now),
  };
}
