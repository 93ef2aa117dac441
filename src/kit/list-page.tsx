import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type NavigateOptions, useMatch, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import { type Column, DataTable } from '../ui/data-table/data-table.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { PageHeader } from '../ui/page-header/page-header.tsx';
import { Pagination } from '../ui/pagination/pagination.tsx';
import { Select, type SelectOption } from '../ui/select/select.tsx';
import { PageSkeleton } from '../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { Stack } from '../ui/stack/stack.tsx';
import { visuallyHidden } from '../ui/visually-hidden/visually-hidden.css.ts';
import { FiltersLater } from './filters-later.tsx';
import * as css from './list-page.css.ts';
import type { ListQuery, Page } from './list-query.ts';
import { useComing } from './use-coming.ts';
import { useIsHere } from './use-is-here.ts';
import { useHasRoom } from './use-media.ts';

/** What a filter that draws itself is given. */
interface ControlProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A choice above the list. Its value stands in the address under its name, unless it says otherwise. */
export interface ListFilter {
  readonly name: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** What a value is called that isn't among them: it stays chosen. */
  readonly unknown?: string;
  /** Drawn in place of a list of the options, where there are too many for one. */
  readonly control?: (props: ControlProps) => ReactElement;
  readonly valueIn?: (query: ListQuery) => string | undefined;
  readonly queryFor?: (value: string | undefined) => ListQuery;
}

/** What a list is; the same holds while it is being fetched. */
export interface List<Row extends { readonly id: string }> {
  readonly title: string;
  readonly lead: ReactNode;
  /** A tab of a page that has a title of its own. */
  readonly isTab?: boolean;
  /** One link up, where it is a part of something. */
  readonly back?: ReactNode;
  /** The main action; where there is nothing yet, the only one. */
  readonly action?: ReactElement | undefined;
  readonly columns: readonly Column<Row>[];
  /** Names the table. */
  readonly caption: string;
  /** Names the pagination. */
  readonly pages: string;
  /** Finds by name (`name-search.tsx`): stands before the filters, and on a phone too. */
  readonly search?: ReactNode;
  readonly filters?: readonly ListFilter[];
  /** At the end of the filters' line. */
  readonly tools?: ReactNode;
  /** Where the filters leave nothing. */
  readonly none?: string;
  /** Where there is nothing at all yet. */
  readonly first?: { readonly title: string; readonly words: ReactNode; readonly illustration: ReactNode };
  /** How the server orders where the address doesn't say. */
  readonly order?: string;
  /** Under which name the address has the row that is opened beside the list. */
  readonly beside?: string;
  /** How one is opened there, where that is more than the address. */
  readonly onOpen?: (row: Row) => void;
  /** The focus has come to a row. */
  readonly onReach?: (row: Row) => void;
  /** Somebody stands beside it: the table has less room. */
  readonly isSlim?: boolean;
}

interface ListPageProps<Row extends { readonly id: string }> extends List<Row> {
  readonly page: Page<Row>;
  /** Between the header and the list. */
  readonly children?: ReactNode;
}

/** A list: header, filters, table or cards, pages, and what stands there where nothing is. Its state is the address. */
export function ListPage<Row extends { readonly id: string }>({ page, children, ...list }: ListPageProps<Row>) {
  const { query, asked, ask } = useListQuery();
  const { columns, filters = [], first, beside } = list;
  const { data, meta } = page;
  const valueOf = ({ name, valueIn }: ListFilter, of: ListQuery) => (valueIn ? valueIn(of) : of[name]);
  const set = filters.map((filter) => valueOf(filter, query)).filter((value) => value !== undefined);
  const filtered = list.search !== undefined && query['q'] !== undefined ? [...set, query['q']] : set;
  /** Another list than before: it begins with its first page, and nothing is open beside it. */
  const anew = { page: undefined, ...(beside !== undefined && { [beside]: undefined }) };
  if (first && meta.total === 0 && filtered.length === 0)
    return (
      <Stack gap={list.isTab ? 4 : 6}>
        {list.isTab ? null : <Header {...list} action={undefined} />}
        {children}
        <EmptyState illustration={first.illustration} title={first.title} action={list.action}>
          {first.words}
        </EmptyState>
      </Stack>
    );
  return (
    <Stack gap={list.isTab ? 4 : 6}>
      <Header {...list} />
      {children}
      <Narrowing
        search={list.search}
        tools={list.tools}
        isSlim={list.isSlim}
        count={set.length}
        total={meta.total}
        choices={filters.map((filter) => (
          <Choice
            key={filter.name}
            filter={filter}
            value={valueOf(filter, asked)}
            onChange={(value) =>
              ask({ ...anew, ...(filter.queryFor ? filter.queryFor(value) : { [filter.name]: value }) })
            }
          />
        ))}
      />
      {meta.total === 0 && list.none !== undefined ? (
        <EmptyState
          title={list.none}
          action={
            filtered.length === 0 ? undefined : (
              <Button variant="secondary" onClick={() => ask({ ...anew, q: undefined, ...unset(filters) })}>
                <Trans>Clear all filters</Trans>
              </Button>
            )
          }
        />
      ) : (
        <>
          <DataTable
            caption={list.caption}
            columns={columns}
            rows={data}
            getKey={({ id }) => id}
            order={asked.order ?? list.order}
            askedBy={[query.page, query.order, ...filtered].join(' ')}
            onOrder={(order) => ask({ ...anew, order })}
            isSlim={list.isSlim}
            onReach={list.onReach}
            {...(beside !== undefined && {
              currentKey: query[beside],
              onOpen: list.onOpen ?? (({ id }: Row) => ask({ [beside]: id })),
            })}
          />
          <Pages {...meta} label={list.pages} onPage={(number) => ask({ ...anew, page: String(number) })} />
        </>
      )}
    </Stack>
  );
}

const unset = (filters: readonly ListFilter[]): ListQuery =>
  Object.assign({}, ...filters.map(({ name, queryFor }) => queryFor?.(undefined) ?? { [name]: undefined }));

interface NarrowingProps {
  readonly search: ReactNode;
  readonly choices: readonly ReactElement[];
  readonly tools: ReactNode;
  readonly isSlim: boolean | undefined;
  /** How many are set. */
  readonly count: number;
  readonly total: number;
}

/** What narrows the list, in one line where there is room; else the choices are behind a button. */
function Narrowing({ search, choices, tools, isSlim = false, count, total }: NarrowingProps) {
  const hasRoom = useHasRoom() && !isSlim;
  const [isOpen, setOpen] = useState(false);
  if (search === undefined && tools === undefined && choices.length === 0) return null;
  return (
    <div className={css.filters}>
      {search === undefined ? null : <div className={css.search}>{search}</div>}
      {hasRoom ? (
        choices.map((choice) => (
          <div key={choice.key} className={css.filter}>
            {choice}
          </div>
        ))
      ) : choices.length === 0 ? null : (
        <FiltersLater
          count={count}
          show={<Plural value={total} _0="Nothing to show" one="Show one entry" other="Show # entries" />}
          isOpen={isOpen}
          onOpen={setOpen}
        >
          <Stack gap={4}>{choices}</Stack>
        </FiltersLater>
      )}
      {tools}
    </div>
  );
}

interface PagesProps {
  readonly label: string;
  readonly current_page: number;
  readonly per_page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Which part of the list is shown; of one that fits on a page that is to be seen, and its length is only read aloud. */
function Pages({ label, current_page, per_page, total, onPage }: PagesProps) {
  if (total <= per_page && current_page === 1)
    return (
      <p role="status" className={visuallyHidden}>
        <Plural value={total} one="One entry" other="# entries" />
      </p>
    );
  return <Pagination aria-label={label} page={current_page} perPage={per_page} total={total} onPage={onPage} />;
}

/** The list while it is being fetched. */
export function ListPending<Row extends { readonly id: string }>(list: List<Row>) {
  const { filters = [], search, caption, columns } = list;
  const hasRoom = useHasRoom();
  return (
    <PageSkeleton header={<Header {...list} />}>
      {filters.length === 0 && search === undefined ? null : (
        <div className={css.filters}>
          {search === undefined ? null : (
            <div className={css.search}>
              <Skeleton height="4.75rem" />
            </div>
          )}
          {hasRoom ? (
            filters.map(({ name }) => (
              <div key={name} className={css.filter}>
                <Skeleton height="4.75rem" />
              </div>
            ))
          ) : (
            <Skeleton width="6rem" height="2.75rem" />
          )}
        </div>
      )}
      <DataTable caption={caption} columns={columns} rows={[]} getKey={({ id }) => id} skeletonRows={8} />
    </PageSkeleton>
  );
}

/**
 * The `query` of the list that is shown, the one `asked` for, which is another as long as its list has not come, and the
 * way to the next: what is asked joins what was asked before, and keeps here who was leaving for another page. The page
 * moves to its top with the list's pages only.
 */
export function useListQuery() {
  const query: ListQuery = useSearch({ strict: false });
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const navigate = useNavigate();
  const isHere = useIsHere();
  const ask = (change: ListQuery, how?: Pick<NavigateOptions, 'replace' | 'state'>) => {
    const stays = isHere();
    void navigate({
      to: stays ? '.' : pathname,
      // each route checks its own address
      search: ((asked: ListQuery) => ({ ...(stays ? asked : query), ...change })) as never,
      replace: true,
      resetScroll: 'page' in change && change.page !== query.page,
      // the entry of the page that is left again is taken over, so there is no step to go back by
      ...(stays && how),
    });
  };
  return { query, asked: useComing() ?? query, ask };
}

type HeaderProps = Pick<List<never>, 'title' | 'lead' | 'action' | 'isTab' | 'back'>;

function Header({ title, lead, action, back, isTab = false }: HeaderProps) {
  return <PageHeader title={title} lead={lead} level={isTab ? 2 : 1} actions={action} back={back} />;
}

interface ChoiceProps {
  readonly filter: ListFilter;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

function Choice({ filter: { name, label, options, unknown, control }, value, onChange }: ChoiceProps) {
  const { t } = useLingui();
  if (control) return control({ name, label, value, onChange });
  const isUnknown = unknown !== undefined && value !== undefined && !options.some((one) => one.value === value);
  return (
    <Select
      name={name}
      label={label}
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? undefined : next)}
      options={[{ value: '', label: t`All` }, ...options, ...(isUnknown ? [{ value, label: unknown }] : [])]}
    />
  );
}
