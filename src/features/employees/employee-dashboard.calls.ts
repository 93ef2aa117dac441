import type { InputOf } from '../../../contract/kit/endpoint.ts';
import { pings } from '../../../contract/pings/pings.endpoints.ts';
import type { OrganizationPing, Ping } from '../../../contract/pings/pings.schema.ts';
import { registrationCodes } from '../../../contract/registration-codes/registration-codes.endpoints.ts';
import { searchApplicants } from '../../../contract/search/search.endpoints.ts';
import type { UsageType } from '../../../contract/users/me.schema.ts';
import { call } from '../../api/call.ts';

const codesShown = '3';
const waitingShown = '5';

const isOwn = (ping: Ping): ping is OrganizationPing => ping.perspective === 'organization';

async function searching(signal: AbortSignal) {
  const written = (query: NonNullable<InputOf<typeof pings.list>['query']>) => call(pings.list, { query }, { signal });
  const [found, all, pending, waiting] = await Promise.all([
    call(searchApplicants, { query: { per_page: '1' } }, { signal }),
    written({ per_page: '1' }),
    written({ per_page: '1', order: 'expires_at', filter: { status: ['pending'] } }),
    written({ per_page: waitingShown, order: 'created_at', filter: { waiting: 'true' } }),
  ]);
  const { total, total_is_at_least } = found.meta;
  return {
    matchable: total,
    isMore: total_is_at_least,
    pings: { all: all.meta.total, pending: pending.meta.total, waiting: waiting.meta.total },
    /** Until when the next of the open messages can be answered. */
    nextEnd: pending.data[0]?.expires_at,
    /** Who said yes and has heard nothing yet, the first that were written to. */
    toCall: waiting.data.filter(isOwn),
  };
}

async function referring(signal: AbortSignal) {
  const { data, meta } = await call(
    registrationCodes.list,
    { query: { per_page: codesShown, order: '-times_used', filter: { status: ['active'] } } },
    { signal },
  );
  return { codes: data, active: meta.total };
}

/** What an employee's dashboard counts; the side the company isn't on only where something goes on there. */
export async function loadEmployeeDashboard(usage: UsageType | null | undefined, signal: AbortSignal) {
  const [search, codes] = await Promise.all([searching(signal), referring(signal)]);
  return {
    search: usage === 'referring' && search.pings.all === 0 ? undefined : search,
    codes: usage === 'searching' && codes.active === 0 ? undefined : codes,
  };
}

export type EmployeeDashboardData = Awaited<ReturnType<typeof loadEmployeeDashboard>>;
export type SearchingSide = NonNullable<EmployeeDashboardData['search']>;
