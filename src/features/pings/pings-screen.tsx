import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { createElement } from 'react';
import type { Employee } from '../../../contract/employees/employees.schema.ts';
import type { PingsOverview } from '../../../contract/pings/overview.schema.ts';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import type { Work } from '../../../contract/pings/pings.search.ts';
import { type List, ListPage, ListPending, useListQuery } from '../../kit/list-page.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { useReturn } from '../../kit/use-return.ts';
import { useLater } from '../../ui/dialog/layer.ts';
import { ProposalsIllustration } from '../../ui/illustrations/proposals.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { OpenedPing } from './opened-ping.tsx';
import { usePingColumns } from './ping-columns.tsx';
import { usePingFilters } from './ping-filter.ts';
import { deletionRequests } from './pings-later.ts';
import { WorkTabs } from './work-tabs.tsx';

const route = getRouteApi('/member/pings');

/** Whom the own company has written to, by what there is to do about it; one of them beside the list. */
export function PingsScreen() {
  const { list, deletions, overview, colleagues, work, now } = route.useLoaderData();
  const onChanged = useChanged('/pings');
  useReturn(() => void onChanged());
  const orphans = deletions.requests.filter(({ ping_id }) => ping_id === null);
  const isToDelete = work === 'todo' && orphans.length > 0;
  const ToDelete = useLater(deletionRequests, isToDelete, () => undefined);
  const isFirst = overview.todo + overview.open + overview.done === 0;
  return (
    <>
      <ListPage {...usePings(now, { overview, colleagues, work })} page={list}>
        {isFirst ? null : <WorkTabs overview={overview} work={work} />}
        {ToDelete && isToDelete ? createElement(ToDelete, { requests: orphans, onChanged }) : null}
      </ListPage>
      <OpenedPing />
    </>
  );
}

const nothing: Known = { overview: { todo: 0, open: 0, done: 0, occupations: [] }, colleagues: [], work: 'todo' };

export function PingsPending() {
  return <ListPending {...usePings(0, nothing)} />;
}

/** So many rows stand on one screen. */
const glance = 6;

interface Known {
  readonly overview: PingsOverview;
  readonly colleagues: readonly Employee[];
  readonly work: Work;
}

function usePings(now: number, { overview, colleagues, work }: Known): List<OrganizationPing> {
  const { t } = useLingui();
  const { query, ask } = useListQuery();
  const isFiltered = ['q', 'owner', 'occupation', 'since', 'status'].some((name) => query[name] !== undefined);
  const filters = usePingFilters(overview, colleagues);
  const none: Record<Work, string> = {
    todo: t`Nothing to do here`,
    open: t`Nothing waits for an answer`,
    done: t`Nothing is done yet`,
  };
  return {
    title: t`Contacted applicants`,
    lead: t`Name, contact details and recommending companies appear with a yes.`,
    action: (
      <RouterButtonLink to="/search">
        <Trans>Find applicants</Trans>
      </RouterButtonLink>
    ),
    caption: t`Contacted applicants`,
    pages: t`Pages of contacted applicants`,
    columns: usePingColumns(now, ({ id }) => ask({ ping: id })),
    order: '-created_at',
    // a list that is seen at one glance needs none
    filters: isFiltered || overview[work] > glance ? filters : [],
    none: isFiltered ? t`Nobody with these filters` : none[work],
    ...(overview.todo + overview.open + overview.done === 0 && {
      first: {
        illustration: <ProposalsIllustration />,
        title: t`Your messages will be here`,
        words: <Trans>Find somebody who fits, write with a template, and see here what became of it.</Trans>,
      },
    }),
    beside: 'ping',
  };
}
