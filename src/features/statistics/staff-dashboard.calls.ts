import {
  showApplicantStatistics,
  showEmployeeStatistics,
  showOrganizationStatistics,
} from '../../../contract/statistics/statistics.endpoints.ts';
import { call } from '../../api/call.ts';

/** What the tenant's staff sees counted. */
export async function loadStaffDashboard(signal: AbortSignal) {
  const [applicants, employees, organizations] = await Promise.all([
    call(showApplicantStatistics, {}, { signal }),
    call(showEmployeeStatistics, {}, { signal }),
    call(showOrganizationStatistics, {}, { signal }),
  ]);
  if (employees.data.perspective !== 'tenant') throw new Error('Staff are told of the tenant.');
  return { applicants: applicants.data, employees: employees.data, organizations: organizations.data };
}

export type StaffDashboardData = Awaited<ReturnType<typeof loadStaffDashboard>>;
