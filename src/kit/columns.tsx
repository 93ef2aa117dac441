import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ToOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dayInWords, momentInWords } from '../i18n/days.ts';
import { StatusBadge, type StatusWord } from '../ui/badge/status-badge.tsx';
import { TwoLines, Whole } from '../ui/data-table/cells.tsx';
import { RouterLink } from '../ui/link/router-link.tsx';

interface CellProps<Row, Offers> {
  readonly row: Row;
  readonly offers: Offers;
  readonly i18n: I18n;
}
type CellOf<Row, Offers> = (props: CellProps<Row, Offers>) => ReactNode;

/** A column of a list, declared: can be ordered by where the contract says so, and is a line of a card on a phone. */
export interface Column<Row, Offers = unknown> {
  readonly id: string;
  readonly header: MessageDescriptor;
  readonly Cell: CellOf<Row, Offers>;
  /** end for numbers */
  readonly align?: 'end';
  /** Names the row and heads its card. */
  readonly isLead?: boolean;
  /** Hides the header for sight, such as over buttons. */
  readonly isQuiet?: boolean;
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

/** The record's name, which opens its page, and quieter what else tells it apart. */
export const named = <Row extends { readonly id: string; readonly name: string }, Offers>(
  header: MessageDescriptor,
  page: PageOf,
  Below: CellOf<Row, Offers>,
): Column<Row, Offers> => ({
  id: 'name',
  header,
  isLead: true,
  Cell: ({ row, ...context }) => (
    <TwoLines below={<Below row={row} {...context} />}>
      <RouterLink variant="alone" {...page(row.id)}>
        {row.name}
      </RouterLink>
    </TwoLines>
  ),
});

export const number = <const Id extends string>(id: Id, header: MessageDescriptor): Column<Record<Id, number>> => ({
  id,
  header,
  align: 'end',
  Cell: ({ row, i18n }) => i18n.number(row[id]),
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
): Column<{ readonly status: Status }> => ({
  id: 'status',
  header,
  Cell: ({ row, i18n }) => (
    <Whole>
      <StatusBadge status={row.status} label={i18n._(words[row.status].label)} />
    </Whole>
  ),
});

/** What may be done with a row, at its end. */
export const actions = <Row, Offers>(
  id: string,
  header: MessageDescriptor,
  Cell: CellOf<Row, Offers>,
): Column<Row, Offers> => ({ id, header, Cell, align: 'end', isQuiet: true });
