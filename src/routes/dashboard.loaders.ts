import type { Me } from '../../contract/users/me.schema.ts';
import { loadApplicantDashboard } from '../features/applicant-dashboard/applicant-dashboard.calls.ts';

/** What the dashboard of each role shows; roles without one bring nothing. */
export async function loadDashboard(me: Me | undefined, signal: AbortSignal) {
  if (me?.user.type === 'applicant') return { role: 'applicant', data: await loadApplicantDashboard(me.applicant, signal) } as const;
  return { role: 'other' } as const;
}
