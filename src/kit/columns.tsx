import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ToOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dayInWords, momentInWords } from '../i18n/days.ts';
import { type InBoth, inLocale } from '../i18n/in-both.ts';
import { StatusBadge, type StatusWord } from '../ui/badge/status-badge.tsx';
import { Standing, TwoLines, Whole } from '../ui/data-table/cells.tsx';
import type { Column as DrawnColumn } from '../ui/data-table/data-table.tsx';
import { RouterLink } from '../ui/link/router-link.tsx';
import { rowId } from './bench/row-id.ts';
import { ByStaff } from './by-staff.tsx';

export interface CellProps<Row, Offers = unknown> {
  readonly row: Row;
  readonly offers: Offers;
  readonly i18n: I18n;
}
type CellOf<Row, Offers> = (props: CellProps<Row, Offers>) => ReactNode;

/** A column of a list, declared: can be ordered by where the contract says so, and is a line of a card on a phone. */
export interface Column<Row, Offers = unknown> extends Omit<DrawnColumn<Row>, 'header' | 'render' | 'isSortable'> {
  readonly header: MessageDescriptor;
  readonly Cell: CellOf<Row, Offers>;
}

/** The page of a record. */
export type PageOf = (id: string) => ToOptions;

/** A word for each status, and a sentence that says what it means and what comes next. */
export type StatusWords<Status extends string = string> = Readonly<
  Record<Status, { readonly label: MessageDescriptor; readonly sentence: MessageDescriptor }>
>;

/** What isn't ordinary. */
export const own = <Row, Offers>(
  id: string,
  header: MessageDescriptor,
  Cell: CellOf<Row, Offers>,
): Column<Row, Offers> => ({ id, header, Cell });

/** Names the row and heads its card, and opens nothing. */
export const lead = <Row, Offers>(
  id: string,
  header: MessageDescriptor,
  Cell: CellOf<Row, Offers>,
): Column<Row, Offers> => ({ id, header, Cell, isLead: true });

/** What it is about, and quieter what belongs to it. */
export const twoLines = <Row, Offers>(
  id: string,
  header: MessageDescriptor,
  Above: CellOf<Row, Offers>,
  Below: CellOf<Row, Offers>,
): Column<Row, Offers> => ({
  id,
  header,
  Cell: (cell) => (
    <TwoLines below={<Below {...cell} />}>
      <Above {...cell} />
    </TwoLines>
  ),
});

/** A name that opens a page, and quieter what else tells the row apart. */
export const opens = <Row extends { readonly id: string }, Offers>(
  id: string,
  header: MessageDescriptor,
  opened: (row: Row, i18n: I18n) => readonly [name: string, page: ToOptions],
  Below: CellOf<Row, Offers>,
): Column<Row, Offers> => ({
  ...twoLines(
    id,
    header,
    ({ row, i18n }: CellProps<Row, Offers>) => {
      const [name, page] = opened(row, i18n);
      return (
        <RouterLink variant="alone" id={rowId(row.id)} {...page}>
          {name}
        </RouterLink>
      );
    },
    Below,
  ),
  isLead: true,
});

interface NamedRow {
  readonly id: string;
  /** Or one for each language. */
  readonly name: string | InBoth;
}

/** The record's name, which opens its page, and quieter what else tells it apart. */
export const named = <Row extends NamedRow, Offers>(
  header: MessageDescriptor,
  page: PageOf,
  Below: CellOf<Row, Offers>,
): Column<Row, Offers> =>
  opens(
    'name',
    header,
    ({ id, name }, i18n) => [typeof name === 'string' ? name : inLocale(i18n, name), page(id)],
    Below,
  );

/** Somebody by name, and quieter what else tells them apart. */
export const person = <Row extends { readonly firstname: string; readonly lastname: string }, Offers>(
  header: MessageDescriptor,
  Below: CellOf<Row, Offers>,
): Column<Row, Offers> => ({
  ...twoLines(
    'lastname',
    header,
    ({ row: { firstname, lastname } }: CellProps<Row, Offers>) => `${firstname} ${lastname}`,
    Below,
  ),
  isLead: true,
});

/** A dash stands where the number isn't told. */
export const number = <const Id extends string>(
  id: Id,
  header: MessageDescriptor,
): Column<Record<Id, number | null>> => ({
  id,
  header,
  align: 'end',
  Cell: ({ row, i18n }) => {
    const given: number | null = row[id];
    return given === null ? '–' : i18n.number(given);
  },
});

/** A day of the calendar. */
export const day = <const Id extends string>(
  id: Id,
  header: MessageDescriptor,
  none: MessageDescriptor,
): Column<Record<Id, string | null>> => ({
  id,
  header,
  Cell: ({ row, i18n }) => {
    const date: string | null = row[id];
    return date === null ? i18n._(none) : dayInWords(i18n, date);
  },
});

/** The day of something that has happened or will, and its day of the week. */
export const moment = <const Id extends string>(
  id: Id,
  header: MessageDescriptor,
): Column<Record<Id, string | null>> => ({
  id,
  header,
  Cell: ({ row, i18n }) => <Whole>{momentInWords(i18n, row[id])}</Whole>,
});

export const word = <const Id extends string, Word extends string>(
  id: Id,
  header: MessageDescriptor,
  words: Readonly<Record<Word, MessageDescriptor>>,
): Column<Record<Id, Word>> => ({ id, header, Cell: ({ row, i18n }) => i18n._(words[row[id]]) });

export const status = <Status extends StatusWord>(
  header: MessageDescriptor,
  words: StatusWords<Status>,
): Column<{ readonly status: Status; readonly by_staff?: boolean }> => ({
  id: 'status',
  header,
  Cell: ({ row, i18n }) => {
    const badge = <StatusBadge status={row.status} label={i18n._(words[row.status].label)} />;
    return row.by_staff ? (
      <Standing badge={badge}>
        <ByStaff of={row} />
      </Standing>
    ) : (
      <Whole>{badge}</Whole>
    );
  },
});

/** What may be done with a row, at its end. */
export const actions = <Row, Offers>(
  id: string,
  header: MessageDescriptor,
  Cell: CellOf<Row, Offers>,
): Column<Row, Offers> => ({ id, header, Cell, align: 'end', isQuiet: true });
