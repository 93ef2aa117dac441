import { PageSkeleton } from '../../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import * as css from './staff-dashboard.css.ts';

/** The overview while its figures are being fetched; its title is one of them. */
export function StaffDashboardPending() {
  return (
    <PageSkeleton>
      <div className={css.part}>
        <Skeleton width="10rem" height="1.75rem" />
        <div className={css.tiles}>
          <Skeleton height="10rem" />
          <Skeleton height="10rem" />
          <Skeleton height="10rem" />
        </div>
        <div className={css.thirds}>
          <div className={css.first}>
            <Skeleton height="20rem" />
          </div>
          <Skeleton height="20rem" />
          <Skeleton height="20rem" />
        </div>
      </div>
    </PageSkeleton>
  );
}
