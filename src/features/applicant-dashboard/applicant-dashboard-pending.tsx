import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import * as css from './applicant-dashboard.css.ts';

/** The overview while its messages are being fetched; its title tells how many there are. */
export function ApplicantDashboardPending() {
  return (
    <PageSkeleton>
      <div className={css.columns}>
        <Skeleton height="20rem" />
        <Skeleton height="20rem" />
      </div>
    </PageSkeleton>
  );
}
