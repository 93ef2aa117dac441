import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Endpoint, ResponseOf } from '../../contract/kit/endpoint.ts';
import type { ListSearch } from '../../contract/kit/list-search.ts';
import { RouterButtonLink } from '../ui/link/router-link.tsx';
import { useGiven } from './given.ts';
import type { Column } from './columns.tsx';
import type { List } from './list-page.tsx';

interface Listed {
  readonly list: Endpoint;
  readonly search: ListSearch;
}
type RowOf<R extends Listed> =
  ResponseOf<R['list']> extends { data: (infer Row extends { readonly id: string })[] } ? Row : never;
type Worded = MessageDescriptor | { readonly label: MessageDescriptor };
type FiltersOf<L extends ListSearch> = {
  readonly [F in keyof L['filter']]?: L['filter'][F] extends readonly string[]
    ? readonly [label: MessageDescriptor, words: Readonly<Record<L['filter'][F][number], Worded>>]
    : never;
};

/** A list, declared: what it is called, its columns and filters, and what stands there where nothing is. */
interface Words<R extends Listed, Offers> {
  readonly title: MessageDescriptor;
  readonly lead: MessageDescriptor;
  /** A tab of a page that has a title of its own. */
  readonly isTab?: boolean;
  /** Where a new record begins; where that isn't ordinary, the page brings the action. */
  readonly create?: { readonly to: NonNullable<LinkProps['to']>; readonly button: MessageDescriptor };
  /** Names the pagination. */
  readonly pages: MessageDescriptor;
  readonly columns: readonly Column<RowOf<R>, Offers>[];
  /** Of those the contract has. */
  readonly filters?: FiltersOf<R['search']>;
  /** Where the filters leave nothing. */
  readonly none?: MessageDescriptor;
  /** Where there is nothing at all yet. */
  readonly first?: {
    readonly title: MessageDescriptor;
    readonly words: MessageDescriptor;
    readonly illustration: ReactNode;
  };
}

export interface RecordList<R extends Listed, Offers> extends Words<R, Offers> {
  readonly of: R;
}

export const recordList = <R extends Listed, Offers = unknown>(
  of: R,
  list: Words<R, Offers>,
): RecordList<R, Offers> => ({
  of,
  ...list,
});

const labelOf = (words: Worded): MessageDescriptor => ('label' in words ? words.label : words);

/** For `ListPage` and `ListPending`. */
export function useRecordList<R extends Listed, Offers>(
  { of: { search }, columns, filters = {}, create, first, none, isTab = false, ...list }: RecordList<R, Offers>,
  offers: Offers,
): List<RowOf<R>> {
  const { i18n } = useLingui();
  const given = useGiven();
  const chosen = Object.entries(filters) as [string, readonly [MessageDescriptor, Readonly<Record<string, Worded>>]][];
  return {
    title: i18n._(list.title),
    lead: i18n._(list.lead),
    caption: i18n._(list.title),
    pages: i18n._(list.pages),
    // below an organization, whose name heads the page
    isTab: isTab || given !== undefined,
    ...(none && { none: i18n._(none) }),
    ...(first && { first: { ...first, title: i18n._(first.title), words: i18n._(first.words) } }),
    ...(create && { action: <RouterButtonLink to={create.to}>{i18n._(create.button)}</RouterButtonLink> }),
    columns: columns.map(({ header, Cell, ...column }) => ({
      ...column,
      header: i18n._(header),
      isSortable: search.order.includes(column.id),
      render: (row) => <Cell row={row} offers={offers} i18n={i18n} />,
    })),
    filters: chosen.map(([name, [label, words]]) => ({
      name,
      label: i18n._(label),
      options: Object.entries(words)
        .filter(([value]) => search.filter[name]?.includes(value))
        .map(([value, it]) => ({ value, label: i18n._(labelOf(it)) })),
    })),
  };
}
