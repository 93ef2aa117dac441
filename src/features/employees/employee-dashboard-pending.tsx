import { useLingui } from '@lingui/react/macro';
import { useMe } from '../../api/session.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import * as css from './employee-dashboard.css.ts';

/** The overview while it is being fetched. */
export function EmployeeDashboardPending() {
  const { t } = useLingui();
  const { user, organization } = useMe();
  return (
    <PageSkeleton header={<PageHeader title={t`Hello ${user.firstname} ${user.lastname}`} lead={organization?.name} />}>
      <Skeleton height="12rem" />
      <div className={css.parts}>
        <Skeleton height="10rem" />
        <Skeleton height="10rem" />
      </div>
    </PageSkeleton>
  );
}
