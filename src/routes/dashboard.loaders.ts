import type { Period } from '../../contract/statistics/period.search.ts';
import type { Me } from '../../contract/users/me.schema.ts';

/** What the dashboard of each role shows; each is fetched by those who see it. */
export async function loadDashboard(me: Me | null | undefined, days: Period, signal: AbortSignal) {
  switch (me?.user.type) {
    case 'applicant': {
      const { loadApplicantDashboard } = await import('../features/applicants/applicant-dashboard.calls.ts');
      return { role: 'applicant', data: await loadApplicantDashboard(me.applicant, signal) } as const;
    }
    case 'employee': {
      const { loadEmployeeDashboard } = await import('../features/employees/employee-dashboard.calls.ts');
      return { role: 'employee', data: await loadEmployeeDashboard(signal) } as const;
    }
    default: {
      const { loadStaffDashboard } = await import('../features/statistics/desk/staff-dashboard.calls.ts');
      return { role: 'staff', data: await loadStaffDashboard(days, signal, me?.handover) } as const;
    }
  }
}
