import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SearchCounts } from '../../../contract/search/counts.schema.ts';
import { filterCount } from '../../kit/search-filters/filter-asked.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { JobsIllustration } from '../../ui/illustrations/jobs.tsx';
import { widened } from './search-asked.ts';
import type { AddressQuery } from './search-query.ts';

export interface NoResultsProps {
  readonly query: AddressQuery;
  readonly counts: SearchCounts | undefined;
  readonly onQuery: (query: AddressQuery) => void;
}

/** Nobody matches: says so, and offers the first step that finds somebody, and how many. */
export function NoResults({ query, counts, onQuery }: NoResultsProps) {
  const { t } = useLingui();
  if (query.alert_run_id !== undefined) return <NobodyLeft query={query} onQuery={onQuery} />;
  const wider = widened(query, counts);
  const km = wider?.km;
  const action =
    wider !== undefined ? (
      <Button variant="secondary" onClick={() => onQuery(wider.query)}>
        {km === undefined ? (
          <Plural value={wider.count} one="# in a related occupation" other="# in related occupations" />
        ) : (
          <Plural value={wider.count} one={`# within ${km} km`} other={`# within ${km} km`} />
        )}
      </Button>
    ) : filterCount(query) > 0 ? (
      <Button variant="secondary" onClick={() => onQuery({})}>
        <Trans>Clear all filters</Trans>
      </Button>
    ) : undefined;
  return (
    <EmptyState illustration={<JobsIllustration />} title={t`Nobody matches these filters today`} action={action}>
      <Trans>New applicants join all the time. A wider search often finds somebody.</Trans>
    </EmptyState>
  );
}

/** Of those whom a run of an alert has found. */
function NobodyLeft({ query, onQuery }: Omit<NoResultsProps, 'counts'>) {
  const { t } = useLingui();
  return (
    <EmptyState
      illustration={<JobsIllustration />}
      title={
        filterCount(query) > 0
          ? t`Nobody the alert found then matches these filters today`
          : t`Nobody the alert found then can be found today`
      }
      action={
        <Button variant="secondary" onClick={() => onQuery({})}>
          <Trans>Clear all filters</Trans>
        </Button>
      }
    >
      <Trans>Whoever has a place or takes a break is not shown any more. Others may have come since.</Trans>
    </EmptyState>
  );
}
