import { useLingui } from '@lingui/react/macro';
import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import * as fieldCss from '../field/field.css.ts';
import { Field, useFieldWiring, type FieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as css from './combobox.css.ts';
import { shownAtOnce } from './combobox.tsx';
import { matching, type ComboboxOption, type ComboboxSearch } from './match.ts';
import { OptionList } from './option-list.tsx';

export type MultiComboboxProps = Omit<FieldProps, 'label'> & {
  label: string;
  options: readonly ComboboxOption[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  search?: ComboboxSearch | undefined;
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
  required,
  disabled,
  ...field
}: MultiComboboxProps) {
  const { t } = useLingui();
  const wiring = useFieldWiring(field);
  const [typed, setTyped] = useState('');
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
  return (
    <Field {...field} id={wiring.id} name={name} label={label} required={required}>
      {(control) => (
        <div className={css.box}>
          <ul className={css.chips} aria-label={label}>
            {chosen.map((option) => (
              <Chip key={option.value} label={option.label} disabled={disabled} onRemove={() => toggle(option.value)} />
            ))}
          </ul>
          <div className={css.box}>
            <div className={fieldCss.controlBox}>
              <input
                {...combobox.getInputProps({
                  onBlur,
                  // At once: said only after the next drawing, letters of quick fingers would be lost.
                  onChange: ({ currentTarget }) => setTyped(currentTarget.value),
                  onKeyDown: (event) => {
                    const last = values.at(-1);
                    if (event.key === 'Backspace' && typed === '' && last !== undefined) toggle(last);
                  },
                })}
                {...control}
                aria-labelledby={undefined}
                aria-required={required}
                className={css.input}
                name={name}
                disabled={disabled}
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
              isSelected={(item) => values.includes(item.value)}
              isCut={matches.length > items.length}
              note={search?.note(typed)}
              nothing={t`Nothing found. Try fewer letters.`}
            />
          </div>
        </div>
      )}
    </Field>
  );
}

function Chip({ label, disabled, onRemove }: { label: string; disabled: boolean | undefined; onRemove: () => void }) {
  const { t } = useLingui();
  return (
    <li className={css.chip}>
      <span>{label}</span>
      <button
        type="button"
        className={css.remove}
        disabled={disabled}
        aria-label={t`Remove ${label}`}
        onClick={onRemove}
      >
        <Icon name="cross" />
      </button>
    </li>
  );
}
