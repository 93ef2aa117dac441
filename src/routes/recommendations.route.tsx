import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { useMe } from '../api/session.ts';
import { RecommendationsPending, RecommendationsScreen } from '../features/recommendations/recommendations-screen.tsx';
import { PageHeader } from '../ui/page-header/page-header.tsx';
import { PageSkeleton } from '../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';

const route = getRouteApi('/member/applicants');

const DeskScreen = lazyRouteComponent(
  () => import('../features/applicants/desk/applicants-screen.tsx'),
  'ApplicantsScreen',
);

const useIsCompany = (): boolean => useMe().user.type === 'employee';

/** What stands at the one address for whoever has come: staff's is fetched by staff alone. */
export function ApplicantsScreen() {
  const { company, desk } = route.useLoaderData();
  return company ? <RecommendationsScreen {...company} /> : desk && <DeskScreen {...desk} />;
}

/** Staff's list isn't there yet to say how it looks, its title is. */
export const ApplicantsPending = () => (useIsCompany() ? <RecommendationsPending /> : <DeskPending />);

function DeskPending() {
  const { t } = useLingui();
  return (
    <PageSkeleton header={<PageHeader title={t`Applicants`} />}>
      <Skeleton height="32rem" />
    </PageSkeleton>
  );
}
