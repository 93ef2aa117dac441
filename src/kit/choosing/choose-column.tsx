import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type CellProps, type Column, own } from '../columns.tsx';
import { ChooseBox } from './choose-box.tsx';
import type { Chosen } from './use-chosen.ts';

/** Chooses rows of a list, by how they are called; those without a name can't be chosen. */
export const chooseColumn = <Row extends { readonly id: string }>(
  nameOf: (row: Row) => string | null,
): Column<Row, Chosen<Row>> => ({
  ...own('chosen', msg`Select`, ({ row, offers }: CellProps<Row, Chosen<Row>>) => {
    const name = nameOf(row);
    return name === null ? null : <Choose row={row} chosen={offers} name={name} />;
  }),
  isQuiet: true,
  // takes no more room than its box
  align: 'end',
});

interface ChooseProps<Row extends { readonly id: string }> {
  readonly row: Row;
  readonly chosen: Chosen<Row>;
  readonly name: string;
}

function Choose<Row extends { readonly id: string }>({ row, chosen, name }: ChooseProps<Row>) {
  const { t } = useLingui();
  return <ChooseBox row={row} chosen={chosen} label={t`Select ${name}`} />;
}
