import { getRouteApi, Outlet } from '@tanstack/react-router';
import { DeskDetailsScreen } from '../features/organizations/desk/desk-details-screen.tsx';
import { DeskFrame } from '../features/organizations/desk/desk-frame.tsx';

const route = getRouteApi('/member/organizations/$organization_id');

export function OrganizationRoute() {
  return (
    <DeskFrame organization={route.useLoaderData().organization}>
      <Outlet />
    </DeskFrame>
  );
}

export function DeskDetailsRoute() {
  const data = route.useLoaderData();
  return <DeskDetailsScreen key={data.organization.id} {...data} />;
}
