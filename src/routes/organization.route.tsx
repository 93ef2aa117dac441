import { getRouteApi, Outlet } from '@tanstack/react-router';
import { OrganizationFrame } from '../features/organizations/organization-frame.tsx';

const organization = getRouteApi('/member/organization');

export function OrganizationRoute() {
  return (
    <OrganizationFrame organization={organization.useLoaderData().organization}>
      <Outlet />
    </OrganizationFrame>
  );
}
