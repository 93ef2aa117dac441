import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import { filterCount } from '../../kit/search-filters/filter-values.ts';
import { SearchFilters } from '../../kit/search-filters/search-filters.tsx';
import { isPlaceUnknown } from '../../kit/search-filters/unknown-place.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { NoResults } from './no-results.tsx';
import { ResultRow } from './result-row.tsx';
import { RunNote } from './run-note.tsx';
import { SearchBar } from './search-bar.tsx';
import type { AddressQuery } from './search-query.ts';
import * as css from './search.css.ts';
import { UsageNote } from './usage-note.tsx';
import { useIsWide } from './use-is-wide.ts';
import type { QueryOptions } from './use-query-steps.ts';
import { type SearchAnswer, totalOf, useSearch } from './use-search.ts';
import { localeOf } from '../../i18n/in-both.ts';

export interface SearchScreenProps {
  readonly query: AddressQuery;
  readonly onQuery: (query: AddressQuery, options?: QueryOptions) => void;
  readonly graduationTypes: readonly GraduationType[];
  /** A result as it stands since this visit: contacted, or taken back. */
  readonly current: (result: SearchResult) => SearchResult;
  readonly statusOf: (result: SearchResult) => ReactNode;
  readonly unavailableOf: (result: SearchResult) => ReactNode;
  /** Takes back what is just going out to somebody. */
  readonly undoOf: (result: SearchResult) => (() => void) | undefined;
  /** With the template of the alert that has found them. */
  readonly onContact: (result: SearchResult, template: string | null | undefined) => void;
}

/** Everybody who can be found, narrowed by filters that stay at hand. */
export function SearchScreen(props: SearchScreenProps) {
  const { t } = useLingui();
  const { query, onQuery, graduationTypes } = props;
  const isWide = useIsWide();
  const count = useRef<HTMLParagraphElement>(null);
  const search = useSearch(query, (page) => onQuery({ ...query, page }, { how: 'corrected' }));
  const { answer, isBusy } = search;
  const total = totalOf(answer)?.count ?? 0;
  const run = answer === undefined || answer.kind === 'failed' ? undefined : answer.page.meta.alert;
  const filters = (
    <search aria-label={t`Filters`}>
      <SearchFilters
        values={query}
        graduationTypes={graduationTypes}
        isPlaceUnknown={isPlaceUnknown(answer, query)}
        isNarrowed={query.alert_run_id !== undefined}
        onChange={(values, isTyping) => {
          if (isTyping) search.markTyping();
          onQuery({ order: query.order, ...values, page: undefined }, isTyping ? { how: 'typing' } : {});
        }}
      />
    </search>
  );
  return (
    <Stack gap={6}>
      <Header isWide={isWide} />
      <UsageNote />
      {run ? <RunNote alert={run} /> : null}
      <div className={css.columns}>
        {isWide ? <aside className={css.aside}>{filters}</aside> : null}
        <Stack gap={4}>
          <SearchBar
            filters={isWide ? null : <FiltersButton query={query} total={total} filters={filters} />}
            query={query}
            answer={answer}
            isBusy={isBusy}
            countRef={count}
            onOrder={(order) => onQuery({ ...query, order, page: undefined })}
          />
          {answer === undefined ? (
            <Waiting />
          ) : (
            <div className={isBusy ? css.outdatedAnswer : css.answer} aria-busy={isBusy}>
              <Results {...props} answer={answer} onRetry={search.retry} onPaged={() => count.current?.focus()} />
            </div>
          )}
        </Stack>
      </div>
    </Stack>
  );
}

/** The filters in a drawer, where there is no room beside the results. */
function FiltersButton({ query, total, filters }: { query: AddressQuery; total: number; filters: ReactNode }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.opener}>
      <Button variant="secondary" icon={<Glyph name="filter" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FilterWords count={filterCount(query)} />
      </Button>
      <Drawer
        title={t`Filters`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <Button width="full" onClick={() => setOpen(false)}>
            <Plural value={total} one="Show one applicant" other="Show # applicants" />
          </Button>
        }
      >
        {filters}
      </Drawer>
    </div>
  );
}

/** The page while what its filters offer is being fetched. */
export function SearchPending() {
  const isWide = useIsWide();
  return (
    <PageSkeleton header={<Header isWide={isWide} />}>
      <div className={css.columns}>
        {isWide ? <Skeleton height="32rem" /> : null}
        <Stack gap={4}>
          <div className={css.bar}>
            {isWide ? null : (
              <div className={css.opener}>
                <Skeleton width="7rem" height="3rem" />
              </div>
            )}
            <p className={css.count}>
              <Skeleton width="12rem" height="1em" />
            </p>
            <div className={css.order}>
              <Skeleton height="4.75rem" />
            </div>
          </div>
          <Skeleton height="32rem" />
        </Stack>
      </div>
    </PageSkeleton>
  );
}

/** On a phone the first results are worth more than a sentence about them. */
function Header({ isWide }: { isWide: boolean }) {
  const { t } = useLingui();
  const lead = t`Everybody here is looking for an apprenticeship. You see name, contact details and who recommends somebody once they say yes to your message.`;
  return <PageHeader title={t`Find applicants`} lead={isWide ? lead : undefined} />;
}

function FilterWords({ count }: { count: number }) {
  const { i18n } = useLingui();
  const number = i18n.number(count);
  return count === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({number})</Trans>;
}

function Results({
  query,
  onQuery,
  answer,
  onRetry,
  onPaged,
  graduationTypes,
  current,
  statusOf,
  unavailableOf,
  undoOf,
  onContact,
}: SearchScreenProps & { answer: SearchAnswer; onRetry: () => void; onPaged: () => void }) {
  const { t, i18n } = useLingui();
  if (answer.kind === 'failed') return <Failure answer={answer} onRetry={onRetry} />;
  if (answer.kind === 'empty') return <NoResults query={query} onQuery={onQuery} />;
  const { page, key } = answer;
  const nameOf = (id: string | null) => graduationTypes.find((type) => type.id === id)?.short[localeOf(i18n)];
  return (
    <>
      {/* Another list takes the place of this one at once; rows that are in both would be seen to jump. */}
      <ul key={key} className={css.results} aria-label={t`Applications`}>
        {page.data.map(current).map((result) => (
          <ResultRow
            key={result.handle}
            result={result}
            graduation={nameOf(result.graduation_type_id)}
            status={statusOf(result)}
            unavailable={unavailableOf(result)}
            onUndo={undoOf(result)}
            onContact={() => onContact(result, page.meta.alert?.email_template_id)}
          />
        ))}
      </ul>
      <Pagination
        aria-label={t`Pages of applications`}
        page={page.meta.current_page}
        perPage={page.meta.per_page}
        total={page.meta.total}
        onPage={(next) => {
          onQuery({ ...query, page: String(next), date: page.meta.order_date }, { toTop: true });
          onPaged();
        }}
      />
    </>
  );
}

/** As many rows as a phone shows, each as high as most. */
function Waiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Searching`}>
      <div className={css.results}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={css.result}>
            <div className={css.words}>
              <Skeleton width="60%" />
              <Skeleton width="75%" height="1.25rem" />
              <Skeleton width="40%" height="1.25rem" />
            </div>
            <div className={css.action}>
              <Skeleton width="8rem" height="2.75rem" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
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
