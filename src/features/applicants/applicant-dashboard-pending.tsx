import { useMe } from '../../api/session.ts';
import { Card } from '../../ui/card/card.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './applicant-dashboard.css.ts';

/** The overview while its messages are being fetched: what is known of the applicant says how much room it takes. */
export function ApplicantDashboardPending() {
  const { applicant } = useMe();
  const notes = applicant?.unmatchable_reasons.filter((reason) => reason !== 'not_looking') ?? [];
  return (
    <PageSkeleton header={null}>
      <Stack gap={8}>
        <div className={css.pendingHeader}>
          <div className={css.pendingTitle}>
            <Skeleton width="36rem" height="100%" />
          </div>
          {applicant?.matchability === 'matchable' ? <Skeleton width="40rem" height="3.5rem" /> : null}
        </div>
        {notes.length > 0 ? (
          <div className={css.reasons}>
            {notes.map((reason) => (
              <Skeleton key={reason} height="8rem" />
            ))}
          </div>
        ) : null}
        <div className={css.room}>
          <div className={css.stream} />
          <div className={css.aside}>
            <Card>
              <Stack gap={4}>
                <Skeleton width="14rem" height="1.75rem" />
                <Skeleton height="20rem" />
                <Skeleton height="4rem" />
              </Stack>
            </Card>
          </div>
          <div className={css.stream}>
            <Card>
              <Stack gap={4}>
                <Skeleton width="10rem" height="1.75rem" />
                <Skeleton height="3rem" />
                <Skeleton height="3rem" />
              </Stack>
            </Card>
          </div>
        </div>
      </Stack>
    </PageSkeleton>
  );
}
