import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as css from './page-skeleton.css.ts';
import { Loading, Skeleton } from './skeleton.tsx';

/** What keeps the place of a page that is being fetched. Without a header its title isn't known yet; null for none. */
export function PageSkeleton({ header, children }: { header?: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={css.page}>
      {header}
      <Loading label={t`Loading`}>
        <div className={css.blocks}>
          {header === undefined ? (
            <div className={css.title}>
              <Skeleton width="22rem" height="2.5rem" />
              <Skeleton width="30rem" height="1.75rem" />
            </div>
          ) : null}
          {children}
        </div>
      </Loading>
    </div>
  );
}
