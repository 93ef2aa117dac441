import { listPings } from '../../../contract/pings/pings.endpoints.ts';
import { listRegistrationCodes } from '../../../contract/registration-codes/registration-codes.endpoints.ts';
import { searchApplicants } from '../../../contract/search/search.endpoints.ts';
import type { UsageType } from '../../../contract/users/me.schema.ts';
import { call } from '../../api/call.ts';

const codesShown = '3';

async function searching(signal: AbortSignal) {
  const pings = async (filter: { status?: string[]; waiting?: 'true' } = {}) =>
    (await call(listPings, { query: { per_page: '1', filter } }, { signal })).meta.total;
  const [found, all, pending, waiting] = await Promise.all([
    call(searchApplicants, { query: { per_page: '1' } }, { signal }),
    pings(),
    pings({ status: ['pending'] }),
    pings({ waiting: 'true' }),
  ]);
  const { total, total_is_at_least } = found.meta;
  return { matchable: total, isMore: total_is_at_least, pings: { all, pending, waiting } };
}

async function referring(signal: AbortSignal) {
  const { data, meta } = await call(
    listRegistrationCodes,
    { query: { per_page: codesShown, order: '-times_used', filter: { status: ['active'] } } },
    { signal },
  );
  return { codes: data, active: meta.total };
}

/** What an employee's dashboard counts; each side only where the company is on it. */
export async function loadEmployeeDashboard(usage: UsageType | null | undefined, signal: AbortSignal) {
  const [search, codes] = await Promise.all([
    usage === 'referring' ? undefined : searching(signal),
    usage === 'searching' ? undefined : referring(signal),
  ]);
  return { search, codes };
}

export type EmployeeDashboardData = Awaited<ReturnType<typeof loadEmployeeDashboard>>;
