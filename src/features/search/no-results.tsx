import { Trans, useLingui } from '@lingui/react/macro';
import { filterCount } from '../../kit/search-filters/filter-values.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { MatchesIllustration } from '../../ui/illustrations/matches.tsx';
import { type AddressQuery, widened } from './search-query.ts';

interface NoResultsProps {
  readonly query: AddressQuery;
  readonly onQuery: (query: AddressQuery) => void;
}

/** Nobody matches: says so, and offers the first step that finds more. */
export function NoResults({ query, onQuery }: NoResultsProps) {
  const { t } = useLingui();
  if (query.alert_run_id !== undefined) return <NobodyLeft query={query} onQuery={onQuery} />;
  const wider = widened(query);
  const km = wider?.radius === query.radius ? undefined : wider?.radius;
  const action =
    wider !== undefined ? (
      <Button variant="secondary" onClick={() => onQuery(wider)}>
        {km === undefined ? <Trans>Include related occupations</Trans> : <Trans>Widen to {km} km</Trans>}
      </Button>
    ) : filterCount(query) > 0 ? (
      <Button variant="secondary" onClick={() => onQuery({})}>
        <Trans>Clear all filters</Trans>
      </Button>
    ) : undefined;
  return (
    <EmptyState illustration={<MatchesIllustration />} title={t`Nobody matches these filters today`} action={action}>
      <Trans>New applicants join all the time. A wider search often finds somebody.</Trans>
    </EmptyState>
  );
}

/** Of those whom a run of an alert has found. */
function NobodyLeft({ query, onQuery }: NoResultsProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      illustration={<MatchesIllustration />}
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
