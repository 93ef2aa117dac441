import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Access, Endpoint, ResponseOf } from '../../contract/kit/endpoint.ts';
import type { ListSearch } from '../../contract/kit/list-search.ts';
import { useMe } from '../api/session.ts';
import type { SelectOption } from '../ui/select/select.tsx';
import { RouterButtonLink } from '../ui/link/router-link.tsx';
import { useGiven, useGivenOrganization } from './given.ts';
import type { Column } from './columns.tsx';
import { type List, type ListFilter, ListPage, ListPending } from './list-page.tsx';
import type { Page } from './list-query.ts';

interface Listed {
  readonly list: Endpoint;
  readonly create?: Endpoint;
  readonly search: ListSearch;
}
type RowOf<R extends Listed> =
  ResponseOf<R['list']> extends { data: (infer Row extends { readonly id: string })[] } ? Row : never;
type Worded = MessageDescriptor | { readonly label: MessageDescriptor };
type Offering<Offers> = (offers: Offers) => readonly SelectOption[];
type FiltersOf<L extends ListSearch, Offers> = {
  readonly [F in keyof L['filter']]?: L['filter'][F] extends readonly string[]
    ? readonly [label: MessageDescriptor, words: Readonly<Record<L['filter'][F][number], Worded>>]
    : L['filter'][F] extends 'id'
      ? readonly [label: MessageDescriptor, offered: Offering<Offers>, unknown?: MessageDescriptor]
      : never;
};

type Declared<Offers> = readonly [
  label: MessageDescriptor,
  of: Readonly<Record<string, Worded>> | Offering<Offers>,
  unknown?: MessageDescriptor,
];

/** What a list is called, and what stands there where nothing is. */
interface Words {
  readonly title: MessageDescriptor;
  readonly lead: MessageDescriptor;
  /** How staff read it of a company that they have opened, where that is otherwise. */
  readonly given?: { readonly title: MessageDescriptor; readonly lead: MessageDescriptor };
  /** A tab of a page that has a title of its own. */
  readonly isTab?: boolean;
  /** Where a new record begins; where that isn't ordinary, the page brings the action. */
  readonly create?: { readonly to: NonNullable<LinkProps['to']>; readonly button: MessageDescriptor };
  /** Names the pagination. */
  readonly pages: MessageDescriptor;
  /** Finds by name, where the contract does. */
  readonly search?: ReactNode;
  /** Where the filters leave nothing. */
  readonly none?: MessageDescriptor;
  /** Where there is nothing at all yet. */
  readonly first?: {
    readonly title: MessageDescriptor;
    readonly words: MessageDescriptor;
    readonly illustration: ReactNode;
  };
}

/** A list, declared. `Offers` is what its cells and filters need besides the rows. */
export interface RecordList<Row extends { readonly id: string }, Offers> extends Words {
  /** What the contract orders and filters it by. */
  readonly by: ListSearch;
  /** Who may create one; everybody who reads the list, where the contract has no such call. */
  readonly creators?: Access | undefined;
  readonly columns: readonly Column<Row, Offers>[];
  readonly filters?: Readonly<Record<string, Declared<Offers>>>;
}

/** Declares a list: its words, columns and filters. */
export const recordList = <R extends Listed, Offers = unknown>(
  { search: by, create }: R,
  list: Words & {
    readonly columns: readonly Column<RowOf<R>, Offers>[];
    /** Of those the contract has: by words, or by a record that is offered, and what one is called that no longer is. */
    readonly filters?: FiltersOf<R['search'], Offers>;
  },
): RecordList<RowOf<R>, Offers> => ({
  ...(list as Omit<RecordList<RowOf<R>, Offers>, 'by' | 'creators'>),
  by,
  creators: create?.access,
});

const labelOf = (words: Worded): MessageDescriptor => ('label' in words ? words.label : words);

interface CreateLinkProps {
  readonly create: NonNullable<Words['create']>;
  readonly creators: Access | undefined;
}

/** By role and ability, as the server decides: whoever may not create one is offered no button, nor are staff for a company that has ended its part. */
function CreateLink({ create: { to, button }, creators: { roles, ability } = { stage: 'public' } }: CreateLinkProps) {
  const { i18n } = useLingui();
  const { user, abilities } = useMe();
  const isOver = useGivenOrganization()?.status === 'archived';
  const may = !isOver && (!roles || roles.includes(user.type)) && (!ability || abilities.includes(ability));
  return may ? <RouterButtonLink to={to}>{i18n._(button)}</RouterButtonLink> : null;
}

/** `offers`: absent while the list is being fetched. */
function useDrawn<Row extends { readonly id: string }, Offers>(
  { by, creators, columns, search, filters = {}, create, first, none, isTab = false, ...list }: RecordList<Row, Offers>,
  offers?: Offers,
): List<Row> {
  const { i18n } = useLingui();
  const isGiven = useGiven() !== undefined;
  const { title, lead } = (isGiven && list.given) || list;
  return {
    title: i18n._(title),
    lead: i18n._(lead),
    caption: i18n._(title),
    pages: i18n._(list.pages),
    // below an organization, whose name heads the page
    isTab: isTab || isGiven,
    ...(none && { none: i18n._(none) }),
    ...(first && {
      first: {
        ...first,
        // What its own people are called upon to begin, others read without being spoken to.
        ...(isGiven && create
          ? { title: i18n._(msg`Nothing here yet`), words: i18n._(lead) }
          : { title: i18n._(first.title), words: i18n._(first.words) }),
      },
    }),
    ...(create && { action: <CreateLink create={create} creators={creators} /> }),
    columns: columns.map(({ header, Cell, ...column }) => ({
      ...column,
      header: i18n._(header),
      isSortable: by.order.includes(column.id),
      render: (row) => <Cell row={row} offers={offers as Offers} i18n={i18n} />,
    })),
    ...(search !== undefined && { search }),
    filters: Object.entries(filters).map(([name, [label, of, unknown]]) => ({
      name,
      label: i18n._(label),
      ...(unknown && { unknown: i18n._(unknown) }),
      options:
        typeof of === 'function'
          ? offers === undefined
            ? []
            : of(offers)
          : Object.entries(of)
              .filter(([value]) => by.filter[name]?.includes(value))
              .map(([value, it]) => ({ value, label: i18n._(labelOf(it)) })),
    })),
  };
}

/** What the page brings besides what is declared. */
type Besides = Pick<List<never>, 'action' | 'tools'> & {
  /** Filters that only its address asks for. */
  readonly more?: readonly ListFilter[];
};
export type RecordListPageProps<Row extends { readonly id: string }, Offers> = Besides & {
  readonly of: RecordList<Row, Offers>;
  readonly page: Page<Row>;
  /** Filters before the declared ones: what opens a list of its own has room there, in a phone's sheet, too. */
  readonly ahead?: readonly ListFilter[];
  /** The focus has come to a row. */
  readonly onReach?: (row: Row) => void;
  /** Between the header and the list. */
  readonly children?: ReactNode;
} & (unknown extends Offers ? { readonly offers?: undefined } : { readonly offers: Offers });

/** The page of a declared list. */
export const RecordListPage = <Row extends { readonly id: string }, Offers>({
  of,
  offers,
  ahead = [],
  more = [],
  ...page
}: RecordListPageProps<Row, Offers>) => {
  const { filters = [], ...list } = useDrawn(of, (offers ?? {}) as Offers);
  return <ListPage {...list} filters={[...ahead, ...filters, ...more]} {...page} />;
};

/** The same while it is being fetched: there are no rows, so nothing is offered for them. */
export const RecordListPending = <Row extends { readonly id: string }, Offers>({
  of,
  ...besides
}: Besides & { readonly of: RecordList<Row, Offers> }) => <ListPending {...useDrawn(of)} {...besides} />;
