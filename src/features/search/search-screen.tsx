import { Plural, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import * as layout from '../../kit/bench/layout.css.ts';
import { FiltersLater } from '../../kit/filters-later.tsx';
import { filterCount } from '../../kit/search-filters/filter-asked.ts';
import { SearchFilters } from '../../kit/search-filters/search-filters.tsx';
import { isPlaceUnknown } from '../../kit/search-filters/unknown-place.ts';
import { PageNotes } from './page-notes.tsx';
import { SearchKeys } from './search-keys.tsx';
import { PersonBesideLater } from './person-beside-later.ts';
import { listOf } from './list-place.ts';
import { Results } from './results.tsx';
import { SearchHead } from './search-head.tsx';
import { Waiting } from './search-waiting.tsx';
import type { SearchScreenProps } from './search-props.ts';
import * as css from './search.css.ts';
import { SelectionBarLater } from './selection-bar-later.ts';
import { SetFilters } from './set-filters.tsx';
import { useBench } from '../../kit/bench/use-bench.ts';
import { useCounts } from './use-counts.ts';
import { useIsRoomy, useIsWide } from '../../kit/use-media.ts';
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
  const { counts, recount } = useCounts(query);
  useRemembered(query, answer !== undefined && answer.kind !== 'failed');
  const page = answer === undefined || answer.kind === 'failed' ? undefined : answer.page;
  const marks = useMarks(recount);
  const current = (result: SearchResult) => marks.withMarks(props.current(result));
  const rows = (page?.data ?? []).map(current);
  const list = listOf(answer, rows);
  const selection = useSelection({ rows, list, current, sent: props.sent });
  const bench = useBench({
    keys: rows.map(({ handle }) => handle),
    list,
    open: shown,
    isKept: query.open !== undefined,
    isBeside: isWide,
    sent: props.sent,
    onShow,
    settled: marks.settled,
    onTurn: (next) => page && props.onTurn(next, page.meta.order_date),
    onReload: search.reload,
  });
  const onContact = (result: SearchResult): void => props.onContact(result, page?.meta.alert?.email_template_id);
  const filters = (
    <search aria-label={t`Filters`}>
      <SearchFilters
        values={query}
        graduationTypes={graduationTypes}
        isPlaceUnknown={isPlaceUnknown(answer, query)}
        isSearch
        counts={counts}
        onChange={(values, isTyping) => {
          if (isTyping) search.markTyping();
          onQuery({ order: query.order, ...values, page: undefined }, isTyping ? { how: 'typing' } : {});
        }}
      />
    </search>
  );
  const total = totalOf(answer)?.count ?? 0;
  const opener = (
    <FiltersLater
      count={filterCount(query)}
      show={<Plural value={total} one="Show one applicant" other="Show # applicants" />}
      onClear={() => onQuery({ order: query.order })}
      isOpen={isFiltering}
      onOpen={setFiltering}
    >
      {filters}
    </FiltersLater>
  );
  const isBeside = isWide && shown !== undefined;
  return (
    <SearchKeys
      bench={bench}
      current={rows.find(({ handle }) => handle === bench.current)}
      isShown={shown !== undefined}
      onShow={onShow}
      onContact={onContact}
      onContactMany={props.onContactMany}
      onMark={marks.mark}
      selection={selection}
      onFilters={() => (hasFilters ? focusFilters() : setFiltering(true))}
    >
      {(onKeys) => (
        <div className={layout.bench[isBeside ? 'panel' : 'list']}>
          <div className={layout.page}>
            <SearchHead
              selection={selection}
              isAlone={rows.length < 2}
              query={query}
              answer={answer}
              isBusy={isBusy}
              countRef={count}
              onOrder={(order) => onQuery({ ...query, order, page: undefined })}
              onKeys={onKeys}
            >
              <SetFilters
                opener={hasFilters ? null : opener}
                isBrief={isBeside && !hasFilters}
                query={query}
                graduationTypes={graduationTypes}
                counts={counts}
                own={props.own}
                isAnswered={page !== undefined}
                onQuery={onQuery}
              />
            </SearchHead>
            <PageNotes alert={page?.meta.alert} />
            <div className={layout.columns[hasFilters ? 'filters' : 'list']}>
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
                  <SelectionBarLater selection={selection} onContact={props.onContactMany} />
                </div>
              )}
            </div>
          </div>
          <PersonBesideLater
            {...props}
            shown={shown}
            rows={rows}
            list={list}
            bench={bench}
            marks={marks}
            selection={selection}
            isBeside={isWide}
            onContact={onContact}
            isAnswered={page !== undefined}
          />
        </div>
      )}
    </SearchKeys>
  );
}

/** The first of them. */
const focusFilters = (): void => document.querySelector<HTMLElement>('search input, search select')?.focus();
