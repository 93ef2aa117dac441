import { useLingui } from '@lingui/react/macro';
import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import { useFieldWiring, type FieldProps } from '../field/field.tsx';
import { matching, shownAtOnce, type ComboboxOption, type ComboboxSearch } from './match.ts';
import { type EarlyInput, MultiComboboxBox } from './multi-combobox-box.tsx';
import { OptionList } from './option-list.tsx';
import { useGoingOn } from './use-going-on.ts';

export type MultiComboboxProps = Omit<FieldProps, 'label'> & {
  label: string;
  options: readonly ComboboxOption[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  search?: ComboboxSearch | undefined;
  /** What somebody has done in the field before this was fetched. */
  early?: EarlyInput | undefined;
};

/** Several of hundreds: chosen ones stand above as chips; Backspace in the empty field takes the last one back. */
export function MultiCombobox({
  label,
  name,
  options,
  values,
  onChange,
  onBlur,
  placeholder,
  search,
  early,
  required,
  disabled,
  ...field
}: MultiComboboxProps) {
  const { t } = useLingui();
  const wiring = useFieldWiring(field);
  const [typed, setTyped] = useState(early?.typed ?? '');
  const matches = useMemo(() => (search ? search.find(typed) : matching(options, typed)), [search, options, typed]);
  const items = matches.slice(0, shownAtOnce);
  const chosen = values.flatMap((value) => options.find((option) => option.value === value) ?? []);
  const toggle = (value: string): void =>
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  const types = useCombobox.stateChangeTypes;
  const combobox = useCombobox<ComboboxOption>({
    items,
    inputId: wiring.id,
    inputValue: typed,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    ...(early?.isOpen && { initialIsOpen: true, initialHighlightedIndex: 0 }),
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.value,
    stateReducer: (state, { changes, type }) =>
      type === types.InputKeyDownEnter || type === types.ItemClick
        ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex }
        : changes,
    onStateChange: ({ type, selectedItem }) => {
      if ((type === types.InputKeyDownEnter || type === types.ItemClick) && selectedItem) {
        toggle(selectedItem.value);
        setTyped('');
      }
      if (type === types.InputBlur) setTyped('');
    },
  });
  useGoingOn(wiring.id, early);
  return (
    <MultiComboboxBox
      {...field}
      id={wiring.id}
      name={name}
      label={label}
      required={required}
      disabled={disabled}
      placeholder={placeholder}
      chosen={chosen}
      onRemove={toggle}
      input={combobox.getInputProps({
        onBlur,
        // At once: said only after the next drawing, letters of quick fingers would be lost.
        onChange: ({ currentTarget }) => setTyped(currentTarget.value),
        onKeyDown: (event) => {
          const last = values.at(-1);
          if (event.key === 'Backspace' && typed === '' && last !== undefined) toggle(last);
        },
      })}
      toggle={combobox.getToggleButtonProps({ disabled: disabled === true })}
    >
      <OptionList
        combobox={combobox}
        label={label}
        items={items}
        isSelected={(item) => values.includes(item.value)}
        isCut={matches.length > items.length}
        note={search?.note(typed)}
        nothing={t`Nothing found. Try fewer letters.`}
      />
    </MultiComboboxBox>
  );
}
