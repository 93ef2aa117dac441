import type { Me } from '../../contract/users/me.schema.ts';
import { loadApplicantDashboard } from '../features/applicants/applicant-dashboard.calls.ts';
import { loadEmployeeDashboard } from '../features/employees/employee-dashboard.calls.ts';
import { loadStaffDashboard } from '../features/statistics/staff-dashboard.calls.ts';

/** What the dashboard of each role shows. */
export async function loadDashboard(me: Me | null | undefined, signal: AbortSignal) {
  if (me?.user.type === 'applicant')
    return { role: 'applicant', data: await loadApplicantDashboard(me.applicant, signal) } as const;
  if (me?.user.type === 'employee')
    return { role: 'employee', data: await loadEmployeeDashboard(me.organization?.usage_type, signal) } as const;
  return { role: 'staff', data: await loadStaffDashboard(signal) } as const;
}
