import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readActivities } from '../../../contract/activities/activities.endpoints.ts';
import type { Activity } from '../../../contract/activities/activities.schema.ts';
import { call } from '../../api/call.ts';
import { daysSince } from '../../i18n/days.ts';
import { useListQuery } from '../../kit/list-page.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { usePress } from '../../kit/use-press.ts';
import { useReturn } from '../../kit/use-return.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { NewsIllustration } from '../../ui/illustrations/news.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './activities.css.ts';
import { ActivityLine } from './activity-line.tsx';

const route = getRouteApi('/member/activities');

/** What happened to its reader, by day. */
export function ActivitiesScreen() {
  const { t, i18n } = useLingui();
  const { page, now } = route.useLoaderData();
  const { ask } = useListQuery();
  const onChanged = useChanged('/activities');
  useReturn(() => void onChanged());
  const { data, meta } = page;
  const [newest] = data;
  const days = [...Map.groupBy(data, ({ happened_at }) => daysSince(happened_at, now))];
  return (
    <div className={css.page}>
      <Stack gap={6}>
        <Header action={newest && data.some(({ read }) => !read) ? <ReadAll now={now} /> : undefined} />
        {newest === undefined ? (
          <EmptyState illustration={<NewsIllustration />} title={t`Nothing has happened yet`}>
            <Trans>Answers, appointments and notices stay here for 90 days, even with e-mails switched off.</Trans>
          </EmptyState>
        ) : (
          <div className={css.days}>
            {days.map(([ago, ofDay]) => (
              <Day key={ago} title={dayTitle(i18n, ago, ofDay[0])} activities={ofDay} />
            ))}
          </div>
        )}
        {meta.total === 0 ? null : (
          <Pagination
            aria-label={t`Pages of news`}
            page={meta.current_page}
            perPage={meta.per_page}
            total={meta.total}
            onPage={(number) => ask({ page: String(number) })}
          />
        )}
      </Stack>
    </div>
  );
}

function dayTitle(i18n: I18n, ago: number, first: Activity | undefined): string {
  if (ago === 0) return i18n._(msg`Today`);
  if (ago === 1) return i18n._(msg`Yesterday`);
  return i18n.date(first?.happened_at, { weekday: 'long', day: 'numeric', month: 'long' });
}

function Day({ title, activities }: { title: string; activities: readonly Activity[] }) {
  return (
    <section className={css.day} aria-label={title}>
      <Heading level={2} look="label">
        {title}
      </Heading>
      <ul className={css.list}>
        {activities.map((activity) => (
          <ActivityLine key={activity.id} activity={activity} />
        ))}
      </ul>
    </section>
  );
}

/** What this page was read at is read; what comes meanwhile stays unread. */
function ReadAll({ now }: { now: number }) {
  const press = usePress('/activities', () => call(readActivities, { body: { until: new Date(now).toISOString() } }));
  return (
    <Button variant="secondary" {...press}>
      <Trans>Mark all as read</Trans>
    </Button>
  );
}

function Header({ action }: { action?: ReactNode }) {
  const { t } = useLingui();
  return <PageHeader title={t`News`} lead={<Trans>From the last 90 days.</Trans>} actions={action} />;
}

export function ActivitiesPending() {
  return (
    <div className={css.page}>
      <PageSkeleton header={<Header />}>
        <div className={css.days}>
          <Skeleton height="3rem" />
          <Skeleton height="16rem" />
        </div>
      </PageSkeleton>
    </div>
  );
}
