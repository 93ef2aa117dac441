import { getRouteApi, Outlet } from '@tanstack/react-router';
import { CompanyFigures } from '../features/organizations/desk/company-figures.tsx';
import { DeskDetailsScreen } from '../features/organizations/desk/desk-details-screen.tsx';
import { DeskFrame } from '../features/organizations/desk/desk-frame.tsx';
import { statusLabels } from '../features/pings/ping-words.ts';

const route = getRouteApi('/member/organizations/$organization_id');
const details = getRouteApi('/member/organizations/$organization_id/');

export function OrganizationRoute() {
  return (
    <DeskFrame organization={route.useLoaderData().organization}>
      <Outlet />
    </DeskFrame>
  );
}

export function DeskDetailsRoute() {
  const { organization } = route.useLoaderData();
  const figures = details.useLoaderData();
  return (
    <DeskDetailsScreen
      key={organization.id}
      organization={organization}
      figures={figures && <CompanyFigures of={figures} id={organization.id} labels={statusLabels} />}
    />
  );
}
