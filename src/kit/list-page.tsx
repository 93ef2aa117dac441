import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { type Column, DataTable } from '../ui/data-table/data-table.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { PageHeader } from '../ui/page-header/page-header.tsx';
import { Pagination } from '../ui/pagination/pagination.tsx';
import { Select, type SelectOption } from '../ui/select/select.tsx';
import { PageSkeleton } from '../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { Stack } from '../ui/stack/stack.tsx';
import * as css from './list-page.css.ts';
import type { ListQuery, Page } from './list-query.ts';

/** A choice above the list. Its value stands in the address under its name, unless it says otherwise. */
export interface ListFilter {
  readonly name: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** In place of the choice, where it isn't one: it changes the address by itself. */
  readonly control?: ReactNode;
  readonly valueIn?: (query: ListQuery) => string | undefined;
  readonly queryFor?: (value: string | undefined) => ListQuery;
}

/** What a list is; the same holds while it is being fetched. */
export interface List<Row extends { readonly id: string }> {
  readonly title: string;
  readonly lead: ReactNode;
  /** A tab of a page that has a title of its own. */
  readonly isTab?: boolean;
  /** The main action; where there is nothing yet, the only one. */
  readonly action?: ReactElement | undefined;
  readonly columns: readonly Column<Row>[];
  /** Names the table. */
  readonly caption: string;
  /** Names the pagination. */
  readonly pages: string;
  readonly filters?: readonly ListFilter[];
  /** Where the filters leave nothing. */
  readonly none?: string;
  /** Where there is nothing at all yet. */
  readonly first?: { readonly title: string; readonly words: ReactNode; readonly illustration: ReactNode };
  /** How the server orders where the address doesn't say. */
  readonly order?: string;
  /** Under which name the address has the row that is opened beside the list. */
  readonly beside?: string;
}

interface ListPageProps<Row extends { readonly id: string }> extends List<Row> {
  readonly page: Page<Row>;
  /** Between the header and the list. */
  readonly children?: ReactNode;
}

/** A list: header, filters, table or cards, pages, and what stands there where nothing is. Its state is the address. */
export function ListPage<Row extends { readonly id: string }>({ page, children, ...list }: ListPageProps<Row>) {
  const { query, ask } = useListQuery();
  const { columns, filters = [], first, beside } = list;
  const { data, meta } = page;
  const valueOf = ({ name, valueIn }: ListFilter) => (valueIn ? valueIn(query) : query[name]);
  const filtered = filters.map(valueOf).filter((value) => value !== undefined);
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
      {filters.length === 0 ? null : (
        <div className={css.filters}>
          {filters.map((filter) => (
            <div key={filter.name} className={css.filter}>
              {filter.control ?? (
                <Choice
                  filter={filter}
                  value={valueOf(filter)}
                  onChange={(value) =>
                    ask({ ...anew, ...(filter.queryFor ? filter.queryFor(value) : { [filter.name]: value }) })
                  }
                />
              )}
            </div>
          ))}
        </div>
      )}
      {meta.total === 0 && list.none !== undefined ? (
        <EmptyState title={list.none} />
      ) : (
        <>
          <DataTable
            caption={list.caption}
            columns={columns}
            rows={data}
            getKey={({ id }) => id}
            order={query.order ?? list.order}
            filter={filtered.join(' ')}
            onOrder={(order) => ask({ ...anew, order })}
            {...(beside !== undefined && {
              currentKey: query[beside],
              onOpen: ({ id }: Row) => ask({ [beside]: id }),
            })}
          />
          <Pagination
            aria-label={list.pages}
            page={meta.current_page}
            perPage={meta.per_page}
            total={meta.total}
            onPage={(number) => ask({ ...anew, page: String(number) })}
          />
        </>
      )}
    </Stack>
  );
}

/** The list while it is being fetched. */
export function ListPending<Row extends { readonly id: string }>(list: List<Row>) {
  const { filters = [], caption, columns } = list;
  return (
    <PageSkeleton header={<Header {...list} />}>
      {filters.length === 0 ? null : (
        <div className={css.filters}>
          {filters.map(({ name }) => (
            <div key={name} className={css.filter}>
              <Skeleton height="4.75rem" />
            </div>
          ))}
        </div>
      )}
      <DataTable caption={caption} columns={columns} rows={[]} getKey={({ id }) => id} skeletonRows={8} />
    </PageSkeleton>
  );
}

/** The query of the list that is shown, and the way to another one; the page moves to its top with the list's pages only. */
export function useListQuery() {
  const query: ListQuery = useSearch({ strict: false });
  const navigate = useNavigate();
  const ask = (change: ListQuery) => {
    const search = { ...query, ...change };
    // each route checks its own address
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: search.page !== query.page });
  };
  return { query, ask };
}

function Header({ title, lead, action, isTab = false }: Pick<List<never>, 'title' | 'lead' | 'action' | 'isTab'>) {
  return <PageHeader title={title} lead={lead} level={isTab ? 2 : 1} actions={action} />;
}

interface ChoiceProps {
  readonly filter: ListFilter;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

function Choice({ filter: { name, label, options }, value, onChange }: ChoiceProps) {
  const { t } = useLingui();
  return (
    <Select
      name={name}
      label={label}
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? undefined : next)}
      options={[{ value: '', label: t`All` }, ...options]}
    />
  );
}
