import type { Mark } from './chart.ts';
import { both, locales, type Text } from './text.ts';
import { phrases } from './phrases.ts';

export interface Cell {
  /** One below the other. */
  readonly lines: readonly (Text | string)[];
  /** An address, or a file. */
  readonly code?: string;
  readonly look?: 'allow' | 'redirect' | 'leave' | 'wait' | 'error' | 'notFound' | 'impossible' | 'open';
  /** So many rows high. */
  readonly span?: number;
  readonly mark?: Mark;
}

export interface Row {
  /** Unique in its table; the anchor of the row. */
  readonly id: string;
  readonly title: Text | string;
  readonly sentence?: Text | string;
  readonly code?: string;
  /** By the columns' order; a cell that one above it covers is null. */
  readonly cells: readonly (Cell | null)[];
}

export interface Table {
  readonly id: string;
  readonly title: Text;
  readonly intro?: Text;
  /** What the table is about. */
  readonly codes?: readonly string[];
  /** The first one heads the rows' titles. */
  readonly columns: readonly Text[];
  readonly rows: readonly Row[];
}

/** A page of tables. */
export interface Section {
  readonly id: 'verdicts' | 'statuses' | 'traceability' | 'pages';
  readonly title: Text;
  readonly intro: Text;
  readonly tables: readonly Table[];
}

export interface CellChange {
  readonly mark: Mark;
  /** The row's anchor. */
  readonly path: string;
  readonly told: Text;
}

export const rowAnchor = (table: Table, row: Row): string => `${table.id}/${row.id}`;

interface Place {
  readonly path: string;
  readonly about: Text;
  readonly says: Text;
}

/** Marks each cell that says something else than in an earlier revision, and tells what changed. */
export function compareSections(before: Section, after: Section): { section: Section; changes: CellChange[] } {
  const [old, now] = [placesIn(before), placesIn(after)];
  const markOf = (key: string): Mark | undefined => {
    const was = old.get(key);
    if (!was) return 'added';
    return locales.every((locale) => was.says[locale] === now.get(key)?.says[locale]) ? undefined : 'changed';
  };
  const told = ({ about, says }: Place, was?: Place) =>
    both(
      (locale) =>
        `${about[locale]}: ${says[locale]}${was ? ` (${phrases.before[locale]}: ${was.says[locale] || '–'})` : ''}`,
    );
  const changes = [
    ...[...now].flatMap(([key, place]): CellChange[] => {
      const mark = markOf(key);
      return mark ? [{ mark, path: place.path, told: told(place, old.get(key)) }] : [];
    }),
    ...[...old].flatMap(([key, place]): CellChange[] =>
      now.has(key) ? [] : [{ mark: 'removed', path: '', told: told(place) }],
    ),
  ];
  const marked = (table: Table, row: Row, cell: Cell | null, index: number): Cell | null => {
    const mark = cell && markOf(keyOf(table, row, index));
    return mark ? { ...cell, mark } : cell;
  };
  const tables = after.tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.map((cell, index) => marked(table, row, cell, index)) })),
  }));
  return { section: { ...after, tables }, changes };
}

const keyOf = (table: Table, row: Row, index: number): string =>
  `${rowAnchor(table, row)} ${table.columns[index + 1]?.en ?? ''}`;

/** Every cell that says something, by table, row and column. */
function placesIn({ tables }: Section): Map<string, Place> {
  const saidIn = (text: Text | string, locale: 'de' | 'en') => (typeof text === 'string' ? text : text[locale]);
  return new Map(
    tables.flatMap((table) =>
      table.rows.flatMap((row) =>
        row.cells.flatMap((cell, index): [string, Place][] => {
          if (!cell || cell.lines.length === 0) return [];
          const about = both((locale) =>
            [table.title, row.title, table.columns[index + 1] ?? ''].map((one) => saidIn(one, locale)).join(', '),
          );
          const says = both((locale) =>
            [...cell.lines.map((line) => saidIn(line, locale)), cell.code ?? ''].filter(Boolean).join(' · '),
          );
          return [[keyOf(table, row, index), { path: rowAnchor(table, row), about, says }]];
        }),
      ),
    ),
  );
}
