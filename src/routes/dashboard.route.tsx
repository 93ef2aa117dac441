import { getRouteApi } from '@tanstack/react-router';
import { lazy } from 'react';
import { useMe } from '../api/session.ts';
import { ApplicantDashboardPending } from '../features/applicant-dashboard/applicant-dashboard-pending.tsx';
import { EmployeeDashboardPending } from '../features/employee-dashboard/employee-dashboard-pending.tsx';

const ApplicantDashboardScreen = lazy(() =>
  import('../features/applicant-dashboard/applicant-dashboard-screen.tsx').then((module) => ({
    default: module.ApplicantDashboardScreen,
  })),
);
const EmployeeDashboardScreen = lazy(() =>
  import('../features/employee-dashboard/employee-dashboard-screen.tsx').then((module) => ({
    default: module.EmployeeDashboardScreen,
  })),
);
const StaffDashboardScreen = lazy(() =>
  import('../features/employee-dashboard/staff-dashboard-screen.tsx').then((module) => ({
    default: module.StaffDashboardScreen,
  })),
);

const route = getRouteApi('/member/dashboard');

/** The dashboard of whoever is logged in; each is fetched by those who see it. */
export function DashboardRoute() {
  const dashboard = route.useLoaderData();
  switch (dashboard.role) {
    case 'applicant':
      return <ApplicantDashboardScreen {...dashboard.data} />;
    case 'employee':
      return <EmployeeDashboardScreen data={dashboard.data} />;
    case 'staff':
      return <StaffDashboardScreen />;
  }
}

/** What keeps its place meanwhile. */
export function DashboardPending() {
  return useMe().user.type === 'applicant' ? <ApplicantDashboardPending /> : <EmployeeDashboardPending />;
}
