import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import { SearchFilters } from '../../kit/search-filters/search-filters.tsx';
import { isPlaceUnknown } from '../../kit/search-filters/unknown-place.ts';
import { FiltersButton } from './filters-button.tsx';
import { PageNotes } from './page-notes.tsx';
import { PageKeys } from './page-keys.tsx';
import { PersonBeside } from './person-beside.tsx';
import { Results } from './results.tsx';
import { SearchHead } from './search-head.tsx';
import { Waiting } from './search-waiting.tsx';
import type { SearchScreenProps } from './search-props.ts';
import * as css from './search.css.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useBench } from './use-bench.ts';
import { useCounts } from './use-counts.ts';
import { useIsRoomy, useIsWide } from './use-is-wide.ts';
import { useRemembered } from './use-remembered.ts';
import { useMarks } from './use-marks.ts';
import { useSelection } from './use-selection.ts';
import { totalOf, useSearch } from './use-search.ts';

/** Everybody who can be found, narrowed by filters that stay at hand, one of them beside the list. */
export function SearchScreen(props: SearchScreenProps) {
  const { t } = useLingui();
  const { query, onQuery, graduationTypes, onShow } = props;
  const shown = query.contact ?? query.open;
  const isWide = useIsWide();
  const isRoomy = useIsRoomy();
  const hasFilters = isRoomy || (isWide && shown === undefined);
  const count = useRef<HTMLHeadingElement>(null);
  const [isFiltering, setFiltering] = useState(false);
  const search = useSearch(query, (page) => onQuery({ ...query, page }, { how: 'corrected' }));
  const { answer, isBusy } = search;
  const counts = useCounts(query);
  useRemembered(query, answer !== undefined && answer.kind !== 'failed');
  const page = answer === undefined || answer.kind === 'failed' ? undefined : answer.page;
  const marks = useMarks();
  const rows = (page?.data ?? []).map((result) => marks.withMarks(props.current(result)));
  const selection = useSelection(rows, answer?.key);
  const bench = useBench({
    rows,
    open: shown,
    isKept: query.open !== undefined,
    isBeside: isWide,
    sent: props.sent,
    onShow,
  });
  const onContact = (result: SearchResult): void => props.onContact(result, page?.meta.alert?.email_template_id);
  const filters = (
    <search aria-label={t`Filters`}>
      <SearchFilters
        values={query}
        graduationTypes={graduationTypes}
        isPlaceUnknown={isPlaceUnknown(answer, query)}
        isNarrowed={query.alert_run_id !== undefined}
        isSearch
        counts={counts}
        onChange={(values, isTyping) => {
          if (isTyping) search.markTyping();
          onQuery({ order: query.order, ...values, page: undefined }, isTyping ? { how: 'typing' } : {});
        }}
      />
    </search>
  );
  const opener = (
    <FiltersButton
      query={query}
      total={totalOf(answer)?.count ?? 0}
      filters={filters}
      isOpen={isFiltering}
      onOpen={setFiltering}
    />
  );
  const isBeside = isWide && shown !== undefined;
  return (
    <PageKeys
      bench={bench}
      current={rows.find(({ handle }) => handle === bench.current)}
      isShown={shown !== undefined}
      onShow={onShow}
      onContact={onContact}
      onMark={marks.mark}
      selection={selection}
      onFilters={() => (hasFilters ? focusFilters() : setFiltering(true))}
    >
      {(onKeys) => (
        <div className={css.bench}>
          <SearchHead
            filters={hasFilters ? null : opener}
            query={query}
            answer={answer}
            isBusy={isBusy}
            countRef={count}
            onOrder={(order) => onQuery({ ...query, order, page: undefined })}
            onKeys={onKeys}
          />
          <PageNotes alert={page?.meta.alert} />
          <div className={css.columns[hasFilters ? (isBeside ? 'both' : 'filters') : isBeside ? 'panel' : 'list']}>
            {hasFilters ? <aside className={css.aside}>{filters}</aside> : null}
            {answer === undefined ? (
              <Waiting />
            ) : (
              <div className={isBusy ? css.outdatedAnswer : css.answer} aria-busy={isBusy}>
                <Results
                  {...props}
                  answer={answer}
                  counts={counts}
                  rows={rows}
                  bench={bench}
                  onContact={onContact}
                  onMark={marks.mark}
                  selection={selection}
                  onRetry={search.retry}
                  onPaged={() => count.current?.focus()}
                />
                <SelectionBar selection={selection} onContact={props.onContactMany} />
              </div>
            )}
            <PersonBeside
              {...props}
              shown={shown}
              rows={rows}
              bench={bench}
              marks={marks}
              isBeside={isWide}
              onContact={onContact}
              isAnswered={page !== undefined}
            />
          </div>
        </div>
      )}
    </PageKeys>
  );
}

/** The first of them. */
const focusFilters = (): void => document.querySelector<HTMLElement>('search input, search select')?.focus();
