import { getRouteApi } from '@tanstack/react-router';
import { DetailsScreen } from '../features/organizations/details-screen.tsx';

const organization = getRouteApi('/member/organization');

/** Apart from the frame: its forms are for this tab alone. */
export function DetailsRoute() {
  return <DetailsScreen {...organization.useLoaderData()} />;
}
