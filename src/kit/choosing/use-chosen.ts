import { useState } from 'react';

export interface Chosen<Row extends { readonly id: string }> {
  /** In the order in which they were chosen, over all pages of the list; as they are shown now, where they are. */
  readonly rows: readonly Row[];
  readonly isChosen: (row: Row) => boolean;
  /** No more can be chosen. */
  readonly isFull: boolean;
  readonly toggle: (row: Row) => void;
  /** Those too, as many as there is room for. */
  readonly add: (rows: readonly Row[]) => void;
  readonly clear: () => void;
}

/**
 * Rows chosen over the pages of one list, `most` of them; another list (`key`) begins with none. `shown` is the page in
 * view: what changed of a chosen row meanwhile is known from there.
 */
export function useChosen<Row extends { readonly id: string }>(
  key: string,
  shown: readonly Row[],
  most: number,
): Chosen<Row> {
  const [kept, setKept] = useState<{ readonly key: string; readonly rows: readonly Row[] }>({ key, rows: [] });
  const known = kept.key === key ? kept.rows : [];
  const rows = known.map((row) => shown.find(({ id }) => id === row.id) ?? row);
  const set = (next: readonly Row[]) => setKept({ key, rows: next.slice(0, most) });
  const isChosen = ({ id }: Row) => rows.some((row) => row.id === id);
  return {
    rows,
    isChosen,
    isFull: rows.length >= most,
    toggle: (row) => set(isChosen(row) ? rows.filter(({ id }) => id !== row.id) : [...rows, row]),
    add: (more) => set([...rows, ...more.filter((row) => !isChosen(row))]),
    clear: () => set([]),
  };
}
