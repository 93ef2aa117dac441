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

/** Few are as good as named; of none who came, none did anything, as the exact number of those who came says already. */
const told = (count: number | null, came: number): number | null =>
  came === 0 ? 0 : count !== null && count >= fewestTold ? count : null;

export const registrationLink = (config: Config, tenant: TenantRow, code: string): string =>
  tenantUrl(config, tenant, `/register/applicant?code=${code}`);

export function registrationCodeView(row: RegistrationCodeRow, { deps, tenant, actor, now }: Caller): RegistrationCode {
  return {
    ...shown(row),
    link: registrationLink(deps.config, tenant, row.code),
    valid_from: row.first_day,
    valid_until: row.last_day,
    times_matchable: row.times_matchable ?? 0,
    times_onboarded: told(row.times_onboarded, row.times_used),
    times_found: told(row.times_found, row.times_used),
    status: row.status_now,
    events: eventsNow(row, actor.type, now),
  };
}
