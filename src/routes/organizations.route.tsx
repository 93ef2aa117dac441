import { getRouteApi, Outlet } from '@tanstack/react-router';
import { DeskFrame } from '../features/organizations/desk/desk-frame.tsx';

const route = getRouteApi('/member/organizations/$organization_id');

export function OrganizationRoute() {
  return (
    <DeskFrame organization={route.useLoaderData().organization}>
      <Outlet />
    </DeskFrame>
  );
}
