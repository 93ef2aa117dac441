import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useMe } from '../api/session.ts';
import { ApplicantDashboardPending } from '../features/applicants/applicant-dashboard-pending.tsx';
import { EmployeeDashboardPending } from '../features/employees/employee-dashboard-pending.tsx';
import { StaffDashboardPending } from '../features/statistics/desk/staff-dashboard-pending.tsx';

const ApplicantDashboardScreen = lazy(() =>
  import('../features/applicants/applicant-dashboard-screen.tsx').then((module) => ({
    default: module.ApplicantDashboardScreen,
  })),
);
const EmployeeDashboardScreen = lazy(() =>
  import('../features/employees/employee-dashboard-screen.tsx').then((module) => ({
    default: module.EmployeeDashboardScreen,
  })),
);
const StaffDashboardRoute = lazy(() =>
  import('./staff-dashboard.route.tsx').then((module) => ({ default: module.StaffDashboardRoute })),
);

const route = getRouteApi('/member/dashboard');

/** The dashboard of whoever is logged in; each is fetched by those who see it. */
export function DashboardRoute() {
  return (
    <Suspense fallback={<DashboardPending />}>
      <Dashboard />
    </Suspense>
  );
}

function Dashboard() {
  const dashboard = route.useLoaderData();
  switch (dashboard.role) {
    case 'applicant':
      return <ApplicantDashboardScreen {...dashboard.data} />;
    case 'employee':
      return <EmployeeDashboardScreen data={dashboard.data} />;
    case 'staff':
      return <StaffDashboardRoute data={dashboard.data} />;
  }
}

/** What keeps its place meanwhile. */
export function DashboardPending() {
  const { type } = useMe().user;
  if (type === 'applicant') return <ApplicantDashboardPending />;
  return type === 'employee' ? <EmployeeDashboardPending /> : <StaffDashboardPending />;
}
