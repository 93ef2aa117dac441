import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import * as css from './account.css.ts';

/** Two sections of an account page that are on their way. */
export function AccountPending() {
  return (
    <PageSkeleton header={null}>
      {['14rem', '8rem'].map((height) => (
        <div key={height} className={css.section}>
          <Skeleton height="3.5rem" />
          <Skeleton height={height} />
        </div>
      ))}
    </PageSkeleton>
  );
}
