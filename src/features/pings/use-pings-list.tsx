import { Trans, useLingui } from '@lingui/react/macro';
import type { PingsOverview } from '../../../contract/pings/overview.schema.ts';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import type { Work } from '../../../contract/pings/pings.search.ts';
import { type List, useListQuery } from '../../kit/list-page.tsx';
import { NameSearch } from '../../kit/name-search.tsx';
import { ProposalsIllustration } from '../../ui/illustrations/proposals.tsx';
import { RouterButtonLink, RouterLink } from '../../ui/link/router-link.tsx';
import { usePingColumns } from './ping-columns.tsx';
import { useCounted, usePingFilters } from './ping-filter.ts';
import { usualOrder } from './ping-order.ts';

export interface Known {
  readonly overview: PingsOverview;
  /** None where everybody is listed, wherever they stand: those looked for by name, or counted by the overview. */
  readonly work: Work | undefined;
}

/** As long as it is not known. */
export const noPings: Known = {
  overview: { todo: 0, open: 0, done: 0, occupations: [], owners: [], deletions: 0 },
  work: 'todo',
};

interface Shown extends Known {
  /** In ms. */
  readonly now: number;
  /** One of them stands beside the list. */
  readonly isBeside: boolean;
  readonly open: (id: string) => void;
}

/** Whoever is looked for by name stands in any of the tabs. */
const anywhere = { work: undefined, ping: undefined };

/** What the list of messages is, by what there is in it. */
export function usePingsList({ overview, work, now, isBeside, open }: Shown): List<OrganizationPing> {
  const { t } = useLingui();
  const { query } = useListQuery();
  const order = query.order ?? usualOrder(work);
  const counted = useCounted(query['counted']);
  const filters = usePingFilters(overview);
  const isNarrowed = ['q', 'status', 'counted', ...filters.map(({ name }) => name)].some(
    (name) => query[name] !== undefined,
  );
  const none: Record<Work, string> = {
    todo: t`Nothing to do here`,
    open: t`Nothing waits for an answer`,
    done: t`Nothing is done yet`,
  };
  return {
    title: counted ?? t`Contacted applicants`,
    ...(counted && {
      back: (
        <RouterLink variant="alone" to="/dashboard">
          <Trans>Overview</Trans>
        </RouterLink>
      ),
    }),
    lead: counted
      ? t`Those your overview counts, wherever they stand.`
      : order === 'waiting_since'
        ? t`Those who have waited longest come first.`
        : t`Name, contact details and recommending companies appear with a yes.`,
    action: (
      <RouterButtonLink to="/search">
        <Trans>Find applicants</Trans>
      </RouterButtonLink>
    ),
    caption: counted ?? t`Contacted applicants`,
    pages: t`Pages of contacted applicants`,
    columns: usePingColumns({ now, isBeside, open }),
    search: <NameSearch anew={anywhere} />,
    order,
    filters,
    none: query['q'] ? t`Nobody by this name` : isNarrowed ? t`Nobody with these filters` : none[work ?? 'todo'],
    ...(!isNarrowed &&
      overview.todo + overview.open + overview.done === 0 && {
        first: {
          illustration: <ProposalsIllustration />,
          title: t`Your messages will be here`,
          words: <Trans>Find somebody who fits, write with a template, and see here what became of it.</Trans>,
        },
      }),
    beside: 'ping',
  };
}
