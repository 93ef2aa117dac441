import { getRouteApi, Outlet } from '@tanstack/react-router';
import { CompanyHead } from '../features/organizations/desk/company-head.tsx';

const route = getRouteApi('/member/organizations/$organization_id');

export function CompanyRoute() {
  return (
    <CompanyHead organization={route.useLoaderData().organization}>
      <Outlet />
    </CompanyHead>
  );
}
