import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import * as css from './plot-table.css.ts';

export type PlotRow = {
  readonly id: string;
  /** in words, or the way to what is counted */
  readonly label: ReactNode;
  /** one for each column; a text stands as it is */
  readonly values: readonly (number | string)[];
};

export type PlotTableProps = {
  /** id of the heading of the plot; one that stands within the plot's figure needs none */
  'aria-labelledby'?: string | undefined;
  /** heads the lines */
  head: string;
  columns: readonly string[];
  rows: readonly PlotRow[];
};

/** What a plot draws, as figures. */
export function PlotTable({ 'aria-labelledby': labelledBy, head, columns, rows }: PlotTableProps) {
  const { i18n } = useLingui();
  return (
    <table className={css.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map((name) => (
            <th key={name} scope="col" className={css.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, values }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            {values.map((value, at) => (
              <td key={columns[at]} className={css.number}>
                {typeof value === 'number' ? i18n.number(value) : value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
