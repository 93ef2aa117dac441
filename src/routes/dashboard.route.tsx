import { getRouteApi } from '@tanstack/react-router';
import { ApplicantDashboardScreen } from '../features/applicant-dashboard/applicant-dashboard-screen.tsx';

const route = getRouteApi('/member/dashboard');

/** The dashboard of whoever is logged in. */
export function DashboardRoute() {
  const dashboard = route.useLoaderData();
  return dashboard.role === 'applicant' ? <ApplicantDashboardScreen {...dashboard.data} /> : null;
}
