import { useLingui } from '@lingui/react/macro';
import { useMe } from '../../api/session.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { StatTilesSkeleton } from '../../ui/stat-tile/stat-tile.tsx';

/** The overview while its figures are being fetched. */
export function EmployeeDashboardPending() {
  const { t } = useLingui();
  const { user, organization } = useMe();
  return (
    <PageSkeleton header={<PageHeader title={t`Hello ${user.firstname} ${user.lastname}`} lead={organization?.name} />}>
      <Skeleton height="8rem" />
      <StatTilesSkeleton count={2} isLinked />
    </PageSkeleton>
  );
}
