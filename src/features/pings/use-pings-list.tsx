import { Trans, useLingui } from '@lingui/react/macro';
import type { Employee } from '../../../contract/employees/employees.schema.ts';
import type { PingsOverview } from '../../../contract/pings/overview.schema.ts';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import type { Work } from '../../../contract/pings/pings.search.ts';
import { type List, useListQuery } from '../../kit/list-page.tsx';
import { ProposalsIllustration } from '../../ui/illustrations/proposals.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { usePingColumns } from './ping-columns.tsx';
import { usePingFilters } from './ping-filter.ts';

/** So many rows stand on one screen. */
const glance = 6;

export interface Known {
  readonly overview: PingsOverview;
  readonly colleagues: readonly Employee[];
  readonly work: Work;
}

/** What the list of messages is, by what there is in it. `now` in ms. */
export function usePingsList(now: number, { overview, colleagues, work }: Known): List<OrganizationPing> {
  const { t } = useLingui();
  const { query, ask } = useListQuery();
  const filters = usePingFilters(overview, colleagues);
  const isFiltered = ['status', ...filters.map(({ name }) => name)].some((name) => query[name] !== undefined);
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
