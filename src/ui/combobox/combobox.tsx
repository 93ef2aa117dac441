import { useLingui } from '@lingui/react/macro';
import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import * as fieldCss from '../field/field.css.ts';
import { Field, useFieldWiring, type FieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as css from './combobox.css.ts';
import { matching, shownAtOnce, type ComboboxOption, type ComboboxSearch } from './match.ts';
import type { EarlyInput } from './multi-combobox-box.tsx';
import { OptionList } from './option-list.tsx';
import { useGoingOn } from './use-going-on.ts';

export type ComboboxProps = Omit<FieldProps, 'label'> & {
  label: string;
  options: readonly ComboboxOption[];
  /** '' for none */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  search?: ComboboxSearch | undefined;
  /** Letters were typed, for whoever fetches the options by them. */
  onType?: ((typed: string) => void) | undefined;
  /** What somebody has done in the field before this was fetched. */
  early?: EarlyInput | undefined;
};

const isSame = (label: string, typed: string): boolean =>
  label.toLocaleLowerCase() === typed.trim().toLocaleLowerCase();

/** One of hundreds, found by typing. What was typed but not chosen goes when one leaves. */
export function Combobox({
  label,
  name,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  search,
  onType,
  early,
  required,
  disabled,
  ...field
}: ComboboxProps) {
  const { t } = useLingui();
  /** Letters that chose nothing went with leaving the field: the answer is not missing, it isn't in the list. */
  const [isDropped, setDropped] = useState(false);
  const errors = isDropped && field.errors?.length ? [t`Please choose one from the list.`] : field.errors;
  const wiring = useFieldWiring({ ...field, errors });
  const selected = options.find((option) => option.value === value) ?? null;
  const [typed, setTyped] = useState(early === undefined || early.typed === selected?.label ? '' : early.typed);
  const matches = useMemo(() => (search ? search.find(typed) : matching(options, typed)), [search, options, typed]);
  const items = matches.slice(0, shownAtOnce);
  const combobox = useCombobox<ComboboxOption>({
    items,
    inputId: wiring.id,
    selectedItem: selected,
    defaultHighlightedIndex: 0,
    ...(early && { initialInputValue: early.typed }),
    ...(early?.isOpen && { initialIsOpen: true, initialHighlightedIndex: 0 }),
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.value,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? ''),
    onInputValueChange: ({ inputValue, type }) => {
      const isTyping = type === useCombobox.stateChangeTypes.InputChange;
      setTyped(isTyping ? inputValue : '');
      onType?.(isTyping ? inputValue : '');
      setDropped(type === useCombobox.stateChangeTypes.InputBlur && inputValue === '');
      if (isTyping && inputValue === '' && value !== '') onChange('');
    },
    stateReducer: (state, { changes, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
      // Leaving chooses nothing by itself, but what was typed out in full is meant.
      const selectedItem = items.find((item) => isSame(item.label, state.inputValue)) ?? state.selectedItem;
      return { ...changes, selectedItem, inputValue: selectedItem?.label ?? '' };
    },
  });
  useGoingOn(wiring.id, early);
  return (
    <Field {...field} errors={errors} id={wiring.id} name={name} label={label} required={required}>
      {(control) => (
        <div className={css.box}>
          <div className={fieldCss.controlBox}>
            <input
              {...combobox.getInputProps({ onBlur })}
              {...control}
              aria-labelledby={undefined}
              className={css.input}
              name={name}
              disabled={disabled}
              required={required}
              placeholder={placeholder}
              spellCheck={false}
            />
            <button
              type="button"
              {...combobox.getToggleButtonProps({ disabled: disabled === true })}
              className={fieldCss.endButton}
              aria-label={t`Show list`}
            >
              <Icon name="down" />
            </button>
          </div>
          <OptionList
            combobox={combobox}
            label={label}
            items={items}
            isSelected={(item) => item.value === value}
            isCut={matches.length > items.length}
            note={search?.note(typed)}
            nothing={t`Nothing found. Try fewer letters.`}
          />
        </div>
      )}
    </Field>
  );
}
