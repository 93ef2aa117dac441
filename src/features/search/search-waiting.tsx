import { useLingui } from '@lingui/react/macro';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import * as layout from '../../kit/bench/layout.css.ts';
import * as css from './search.css.ts';
import { useIsWide } from '../../kit/use-media.ts';

/** As many rows as a phone shows, each as high as most. */
export function Waiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Searching`}>
      <Rows />
    </Loading>
  );
}

const Rows = () => (
  <div className={css.results}>
    {Array.from({ length: 8 }, (_, index) => (
      <div key={index} className={css.row}>
        <div className={css.lead}>
          <Skeleton width="40%" />
        </div>
        <div className={css.fact}>
          <Skeleton width="70%" height="1.25rem" />
        </div>
        <div className={css.band}>
          <Skeleton width="5rem" />
        </div>
      </div>
    ))}
  </div>
);

/** The page while what its filters offer is being fetched. */
export function SearchPending() {
  const isWide = useIsWide();
  const { t } = useLingui();
  return (
    <div className={layout.bench.list}>
      <PageSkeleton
        header={
          <div>
            <div className={css.head}>
              <h1 className={css.title} data-title={t`Find applicants`}>
                <Skeleton width="16rem" height="1.75rem" />
                <span className={css.around}>&nbsp;</span>
              </h1>
              <Skeleton width="12rem" height="2.75rem" />
            </div>
            <Skeleton width="14rem" height="2.75rem" />
          </div>
        }
      >
        <div className={isWide ? layout.columns.filters : layout.columns.list}>
          {isWide ? <Skeleton height="32rem" /> : null}
          <Rows />
        </div>
      </PageSkeleton>
    </div>
  );
}
