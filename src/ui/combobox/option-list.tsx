import { Trans } from '@lingui/react/macro';
import type { UseComboboxReturnValue } from 'downshift';
import { Icon } from '../icon/icon.tsx';
import * as css from './combobox.css.ts';
import type { ComboboxOption } from './match.ts';

type OptionListProps<Item extends ComboboxOption> = {
  combobox: UseComboboxReturnValue<Item>;
  label: string;
  items: readonly Item[];
  isSelected: (item: Item) => boolean;
  /** more matched than are shown */
  isCut: boolean;
  /** stands above what was found, and instead of `nothing` */
  note?: string | undefined;
  /** stands in the list when nothing matches */
  nothing?: string | undefined;
  /** whose items they are, below them */
  credit?: string | undefined;
};

/** The list below a combobox. Stays in the page while closed, so that aria-controls names something. */
export function OptionList<Item extends ComboboxOption>({
  combobox,
  label,
  items,
  isSelected,
  isCut,
  note,
  nothing,
  credit,
}: OptionListProps<Item>) {
  const { isOpen, getMenuProps, getItemProps, highlightedIndex } = combobox;
  return (
    <ul
      {...getMenuProps({ 'aria-label': label })}
      className={css.list}
      hidden={!isOpen || (items.length === 0 && nothing === undefined)}
    >
      {isOpen && note !== undefined ? (
        <li className={css.note} role="presentation">
          {note}
        </li>
      ) : null}
      {isOpen
        ? items.map((item, index) => (
            <li
              key={item.value}
              {...getItemProps({ item, index, 'aria-selected': isSelected(item) })}
              className={index === highlightedIndex ? `${css.item} ${css.highlighted}` : css.item}
            >
              <span className={css.words}>
                {item.label}
                {item.hint === undefined ? null : <span className={css.hint}>{item.hint}</span>}
              </span>
              {isSelected(item) ? <Icon name="check" /> : null}
            </li>
          ))
        : null}
      {isOpen && isCut ? (
        <li className={css.note} role="presentation">
          <Trans>Keep typing to see more.</Trans>
        </li>
      ) : null}
      {isOpen && items.length === 0 && note === undefined && nothing !== undefined ? (
        <li className={css.note} role="presentation">
          {nothing}
        </li>
      ) : null}
      {isOpen && items.length > 0 && credit !== undefined ? (
        <li className={css.note} role="presentation">
          {credit}
        </li>
      ) : null}
    </ul>
  );
}
