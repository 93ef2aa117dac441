import { useMe } from '../../api/session.ts';
import { Card } from '../../ui/card/card.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import * as css from './applicant-dashboard.css.ts';

/** The overview while its messages are being fetched: what is known of the applicant says how much room it takes. */
export function ApplicantDashboardPending() {
  const { applicant } = useMe();
  const isLooking = applicant?.search_status === 'wants_to_be_matched';
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
        <div className={css.columns}>
          <MessageSkeleton />
          <Stack gap={4}>
            <Card>
              <Stack gap={4}>
                <Skeleton width="10rem" height="1.75rem" />
                <Skeleton height="3rem" />
                {isLooking ? <Skeleton height="3rem" /> : null}
                <Skeleton height="3rem" />
                {isLooking ? <Skeleton height="3rem" /> : null}
              </Stack>
            </Card>
            <Card>
              <Stack gap={4}>
                <Skeleton width="14rem" height="1.75rem" />
                <Skeleton height="12rem" />
                <Skeleton height="6.25rem" />
              </Stack>
            </Card>
          </Stack>
        </div>
      </Stack>
    </PageSkeleton>
  );
}

/** As a message from a template stands there: who writes, its status, the letter, what fits. */
function MessageSkeleton() {
  return (
    <Card>
      <Stack gap={4}>
        <div className={css.sender}>
          <Skeleton width="2.75rem" height="2.75rem" />
          <Skeleton width="12rem" height="2.75rem" />
        </div>
        <Row gap={2}>
          <Skeleton width="11rem" />
          <Skeleton width="9rem" />
        </Row>
        <Skeleton height="24rem" />
        <Skeleton width="16rem" height="2.75rem" />
        <Skeleton height="3rem" />
      </Stack>
    </Card>
  );
}
