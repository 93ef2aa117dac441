import { useState } from 'react';
import { useListQuery } from '../list-page.tsx';

export interface Chosen<Row extends { readonly id: string }> {
  /** In the order in which they were chosen, over all pages of the list; as they are shown now, where they are. */
  readonly rows: readonly Row[];
  readonly isChosen: (row: Row) => boolean;
  /** So many can be chosen at once. */
  readonly most: number;
  readonly isFull: boolean;
  readonly toggle: (row: Row) => void;
  /** Those too, as many as there is room for. */
  readonly add: (rows: readonly Row[]) => void;
  readonly clear: () => void;
}

/**
 * Rows chosen over the pages of the list that the address asks for, `most` of them; another list begins with none.
 * `shown` is the page in view: what changed of a chosen row meanwhile is known from there.
 */
export function useChosen<Row extends { readonly id: string }>(shown: readonly Row[], most: number): Chosen<Row> {
  const { page: _page, ...asked } = useListQuery().query;
  const key = JSON.stringify(asked);
  const [kept, setKept] = useState<{ readonly key: string; readonly rows: readonly Row[] }>({ key, rows: [] });
  const known = kept.key === key ? kept.rows : [];
  const rows = known.map((row) => shown.find(({ id }) => id === row.id) ?? row);
  const set = (next: readonly Row[]) => setKept({ key, rows: next.slice(0, most) });
  const isChosen = ({ id }: Row) => rows.some((row) => row.id === id);
  return {
    rows,
    isChosen,
    most,
    isFull: rows.length >= most,
    toggle: (row) => set(isChosen(row) ? rows.filter(({ id }) => id !== row.id) : [...rows, row]),
    add: (more) => set([...rows, ...more.filter((row) => !isChosen(row))]),
    clear: () => set([]),
  };
}
