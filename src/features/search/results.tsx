import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import type { Mark } from '../../../contract/search/marks.schema.ts';
import type { SearchCounts } from '../../../contract/search/counts.schema.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { isPlaceUnknown } from '../../kit/search-filters/unknown-place.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { NoResultsLater } from './no-results-later.ts';
import { ResultRow } from './result-row.tsx';
import { sinceInWords } from './row-facts.ts';
import type { AddressQuery } from './search-query.ts';
import * as css from './search.css.ts';
import type { Bench } from '../../kit/bench/use-bench.ts';
import { useOpening } from '../../kit/use-opening.ts';
import type { QueryOptions } from './use-query-steps.ts';
import type { Selection } from './use-selection.ts';
import type { SearchAnswer } from './use-search.ts';

interface ResultsProps {
  readonly query: AddressQuery;
  readonly onQuery: (query: AddressQuery, options?: QueryOptions) => void;
  readonly answer: SearchAnswer;
  readonly counts: SearchCounts | undefined;
  readonly rows: readonly SearchResult[];
  readonly bench: Bench;
  readonly graduationTypes: readonly GraduationType[];
  readonly statusOf: (result: SearchResult) => ReactNode;
  readonly undoOf: (result: SearchResult) => (() => void) | undefined;
  readonly selection: Selection;
  readonly onContact: (result: SearchResult) => void;
  readonly onMark: (result: SearchResult, mark: Mark | null) => void;
  readonly onRetry: () => void;
  readonly onPaged: () => void;
}

/** The list, or what there is in its place. */
export function Results(props: ResultsProps) {
  const { query, onQuery, answer, rows, bench, graduationTypes, onPaged } = props;
  const { t, i18n } = useLingui();
  const opening = useOpening();
  if (answer.kind === 'failed') return <Failure answer={answer} onRetry={props.onRetry} />;
  if (answer.kind === 'empty') return <NoResultsLater query={query} counts={props.counts} onQuery={onQuery} />;
  const { meta } = answer.page;
  const nameOf = (id: string | null) => graduationTypes.find((type) => type.id === id)?.short[localeOf(i18n)];
  return (
    <>
      <Since rows={rows} since={meta.since} today={meta.order_date} />
      {/* Another list takes the place of this one at once; rows that are in both would be seen to jump. */}
      <ul
        key={answer.key}
        className={css.results}
        aria-label={t`Applications`}
        data-is-choosing={props.selection.isChoosing || undefined}
      >
        {rows.map((result) => (
          <ResultRow
            key={result.handle}
            result={result}
            query={query}
            graduation={nameOf(result.graduation_type_id)}
            today={meta.order_date}
            isCounted={meta.near !== null}
            isCurrent={result.handle === bench.current}
            status={props.statusOf(result)}
            onUndo={props.undoOf(result)}
            isChoosing={props.selection.isChoosing}
            isSelected={props.selection.handles.includes(result.handle)}
            onSelect={() => props.selection.toggle(result)}
            onContact={() => {
              bench.press(result.handle);
              props.onContact(result);
            }}
            onMark={(mark) => props.onMark(result, mark)}
            onFocus={() => bench.come(result.handle)}
            opening={opening}
            onOpen={() => bench.enter(result.handle)}
          />
        ))}
      </ul>
      <Pagination
        aria-label={t`Pages of applications`}
        page={meta.current_page}
        perPage={meta.per_page}
        total={meta.total}
        onPage={(next) => {
          onQuery({ ...query, page: String(next), date: meta.order_date, open: undefined }, { toTop: true });
          onPaged();
        }}
      />
    </>
  );
}

/** Says what the dots mean, and how many there are on this page. */
function Since({
  rows,
  since,
  today,
}: Pick<ResultsProps, 'rows'> & { readonly since: string | null; readonly today: string }) {
  const { i18n } = useLingui();
  const count = rows.filter(({ fresh }) => fresh !== null).length;
  if (since === null || count === 0) return null;
  const day = sinceInWords(localeOf(i18n), since, today);
  return (
    <p className={css.since}>
      <span className={css.dot} />
      <Plural value={count} one={`# new since ${day} on this page`} other={`# new since ${day} on this page`} />
    </p>
  );
}

function Failure({ answer, onRetry }: { answer: Extract<SearchAnswer, { kind: 'failed' }>; onRetry: () => void }) {
  const place = String(answer.query['place']);
  if (isPlaceUnknown(answer, { place })) {
    return (
      <Banner tone="neutral" announce="politely">
        <Trans>We don’t know a place called “{place}”. Try its postcode or a larger town nearby.</Trans>
      </Banner>
    );
  }
  return (
    <Banner
      tone="danger"
      action={
        <Button variant="secondary" size="compact" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The search couldn’t be loaded just now.</Trans>
    </Banner>
  );
}
