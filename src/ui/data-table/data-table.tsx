import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as css from './data-table.css.ts';

export type Column<Row> = {
  /** also the field to order by */
  id: string;
  /** translated; stands before the value on a phone */
  header: string;
  render: (row: Row) => ReactNode;
  /** end for numbers */
  align?: keyof typeof css.align | undefined;
  /** names the row and heads its card; the first column unless said */
  isLead?: boolean | undefined;
  isSortable?: boolean | undefined;
  /** hides the header for sight, such as over a menu */
  isQuiet?: boolean | undefined;
};

export type DataTableProps<Row> = {
  /** names the table */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string;
  /** "name" or "-name", as in the list's query; shown at once, whenever its rows come */
  order?: string | undefined;
  onOrder?: ((order: string) => void) | undefined;
  /** what these rows were asked by, their order too: another answer comes at once, no row of both is seen to jump */
  askedBy?: string | undefined;
  /** the row shown in a side panel */
  currentKey?: string | undefined;
  /** a press anywhere on the row; the lead cell holds the link or button that the keyboard uses */
  onOpen?: ((row: Row) => void) | undefined;
  /** the focus has come to a row */
  onReach?: ((row: Row) => void) | undefined;
  /** something stands beside it: few columns have room sooner */
  isSlim?: boolean | undefined;
  /** so many skeleton rows instead of rows */
  skeletonRows?: number | undefined;
};

/** A table that becomes cards on a phone. Roles are written out, for display: block takes them from a table. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, getKey, order, onOrder, askedBy, currentKey, onOpen, onReach } = props;
  const { isSlim = false, skeletonRows = 0 } = props;
  const leadId = (columns.find((column) => column.isLead === true) ?? columns[0])?.id;
  return (
    <div className={isSlim ? css.slim : css.place}>
      <div className={css.frame}>
        <table className={css.table} role="table" aria-label={caption} aria-busy={skeletonRows > 0}>
          <thead className={css.head} role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <HeadCell key={column.id} column={column} order={order} onOrder={onOrder} />
              ))}
            </tr>
          </thead>
          <tbody key={askedBy} className={css.body} role="rowgroup">
            {Array.from({ length: skeletonRows }, (_, index) => (
              <tr key={index} className={css.row} role="row">
                {columns.map((column) => (
                  <SkeletonCell key={column.id} column={column} isLead={column.id === leadId} />
                ))}
              </tr>
            ))}
            {skeletonRows > 0
              ? null
              : rows.map((row) => {
                  const key = getKey(row);
                  const looks = [css.row, onOpen && css.pressable, key === currentKey && css.current]
                    .filter(Boolean)
                    .join(' ');
                  return (
                    <tr
                      key={key}
                      className={looks}
                      role="row"
                      aria-current={key === currentKey || undefined}
                      onFocus={onReach && (() => onReach(row))}
                      onClick={onOpen && ((event) => (isControl(event.target) ? undefined : onOpen(row)))}
                    >
                      {columns.map((column) => (
                        <Cell key={column.id} column={column} isLead={column.id === leadId}>
                          {column.render(row)}
                        </Cell>
                      ))}
                    </tr>
                  );
                })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, label, select') !== null;

function Cell<Row>({ column, isLead, children }: { column: Column<Row>; isLead: boolean; children: ReactNode }) {
  const look = css.align[column.align ?? 'start'];
  if (isLead)
    return (
      <th scope="row" role="rowheader" className={`${look} ${css.lead}`}>
        <div className={css.leadValue}>{children}</div>
      </th>
    );
  if (column.isQuiet === true)
    return (
      <td role="cell" className={`${look} ${css.quiet}`}>
        <div className={css.value[column.align ?? 'start']}>{children}</div>
      </td>
    );
  return (
    <td role="cell" className={look}>
      <span className={css.label} aria-hidden="true">
        {column.header}
      </span>
      <div className={css.value[column.align ?? 'start']}>{children}</div>
    </td>
  );
}

/** As high as what will stand there. */
function SkeletonCell<Row>({ column, isLead }: { column: Column<Row>; isLead: boolean }) {
  const look = css.align[column.align ?? 'start'];
  const hasLabel = !isLead && column.isQuiet !== true;
  return (
    <td role="cell" className={isLead ? `${look} ${css.lead}` : hasLabel ? look : `${look} ${css.quiet}`}>
      {hasLabel ? (
        <span className={css.label}>
          <Skeleton width="4rem" height="1.25rem" />
        </span>
      ) : null}
      <div className={css.value[column.align ?? 'start']}>
        <Skeleton width={isLead ? '9rem' : column.align === 'end' ? '3rem' : '6rem'} />
      </div>
    </td>
  );
}

type HeadCellProps<Row> = {
  column: Column<Row>;
  order: string | undefined;
  onOrder: ((order: string) => void) | undefined;
};

function HeadCell<Row>({ column, order, onOrder }: HeadCellProps<Row>) {
  const direction = order === column.id ? 'ascending' : order === `-${column.id}` ? 'descending' : 'none';
  const canSort = column.isSortable === true && onOrder !== undefined;
  return (
    <th
      scope="col"
      role="columnheader"
      className={css.headAlign[column.align ?? 'start']}
      aria-sort={canSort ? direction : undefined}
    >
      {canSort ? (
        <button
          type="button"
          className={[css.sort, column.align === 'end' && css.sortEnd, direction !== 'none' && css.sorted]
            .filter(Boolean)
            .join(' ')}
          onClick={() => onOrder(direction === 'ascending' ? `-${column.id}` : column.id)}
        >
          <span className={css.sortWords} data-words={column.header}>
            <span className={css.sortWord}>{column.header}</span>
          </span>
          <span className={css.direction[direction]}>
            <Icon name="down" />
          </span>
        </button>
      ) : (
        <span className={column.isQuiet === true ? css.caption : undefined}>{column.header}</span>
      )}
    </th>
  );
}
