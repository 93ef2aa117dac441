import { box } from '../../ui/checkbox/checkbox.css.ts';
import type { Chosen } from './use-chosen.ts';
import * as css from './choose-box.css.ts';

interface ChooseBoxProps<Row extends { readonly id: string }> {
  readonly row: Row;
  readonly chosen: Chosen<Row>;
  /** Names whom it chooses. */
  readonly label: string;
}

/** Chooses a row of a list, to do something with several. */
export function ChooseBox<Row extends { readonly id: string }>({ row, chosen, label }: ChooseBoxProps<Row>) {
  const isChosen = chosen.isChosen(row);
  return (
    <label className={css.pick}>
      <input
        type="checkbox"
        className={box}
        aria-label={label}
        checked={isChosen}
        disabled={chosen.isFull && !isChosen}
        onChange={() => chosen.toggle(row)}
      />
    </label>
  );
}
