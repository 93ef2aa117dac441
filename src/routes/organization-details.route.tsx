import { getRouteApi } from '@tanstack/react-router';
import { DetailsScreen } from '../features/organizations/details-screen.tsx';
import { PageSkeleton } from '../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';

const frame = getRouteApi('/member/organization');
const details = getRouteApi('/member/organization/');

/** Apart from the frame: its forms are for this tab alone. */
export function DetailsRoute() {
  const { organization } = frame.useLoaderData();
  const terms = details.useLoaderData();
  return terms ? <DetailsScreen organization={organization} terms={terms} /> : <DetailsPending />;
}

export function DetailsPending() {
  return (
    <PageSkeleton header={null}>
      <Skeleton height="24rem" />
    </PageSkeleton>
  );
}
