import { redirect } from '@tanstack/react-router';
import {
  showApplicantStatistics,
  showEmployeeStatistics,
  showOrganizationStatistics,
} from '../../../../contract/statistics/statistics.endpoints.ts';
import { isPeriod, type Period } from '../../../../contract/statistics/period.search.ts';
import type { Me } from '../../../../contract/users/me.schema.ts';
import { call } from '../../../api/call.ts';

/** What the tenant's staff sees counted: of all, or of the days that the address has, where they can be counted. */
export async function loadStaffDashboard(
  { from = '', until = '' }: Period,
  signal: AbortSignal,
  handover: Me['handover'],
) {
  // figures are none of the operator's business
  if (handover) throw redirect({ to: '/organizations' });
  const days = isPeriod({ from, until }) ? { from, until } : undefined;
  const asked = days ? { query: { filter: days } } : {};
  const [applicants, employees, organizations] = await Promise.all([
    call(showApplicantStatistics, asked, { signal }),
    call(showEmployeeStatistics, asked, { signal }),
    call(showOrganizationStatistics, asked, { signal }),
  ]);
  if (employees.data.perspective !== 'tenant') throw new Error('Staff are told of the tenant.');
  return { days, applicants: applicants.data, employees: employees.data, organizations: organizations.data };
}

export type StaffDashboardData = Awaited<ReturnType<typeof loadStaffDashboard>>;
/** The days that are counted; undefined where everything is. */
export type Days = StaffDashboardData['days'];
