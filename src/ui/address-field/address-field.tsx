import { useCombobox } from 'downshift';
import { useEffect, useRef, useState } from 'react';
import * as comboboxCss from '../combobox/combobox.css.ts';
import type { ComboboxOption } from '../combobox/match.ts';
import { OptionList } from '../combobox/option-list.tsx';
import * as fieldCss from '../field/field.css.ts';
import { Field, useFieldWiring, type FieldProps } from '../field/field.tsx';

export type AddressFieldProps<Suggestion extends ComboboxOption> = Omit<FieldProps, 'label'> & {
  label: string;
  /** the first address line as typed */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** asked 200 ms after the last key; an older question is aborted. A failure means no suggestions. */
  suggest: (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  /** fills the other address fields, and sets `value` to the line wanted */
  onSelect: (suggestion: Suggestion) => void;
  /** whose places they are, at the end of the list */
  credit?: string | undefined;
  /** nothing is suggested, as far as anybody knows: it reads as a text field, and becomes more without losing the focus */
  isPlain?: boolean | undefined;
  /** which keyboard a phone shows */
  inputMode?: 'text' | 'numeric' | undefined;
  /** what the browser fills in; the first line unless given */
  autoComplete?: 'address-line1' | 'postal-code' | 'address-level2' | undefined;
};

const plain = {
  role: undefined,
  'aria-autocomplete': undefined,
  'aria-controls': undefined,
  'aria-expanded': undefined,
  'aria-activedescendant': undefined,
} as const;

const patience = 200;
const shortestQuery = 3;

/** Street and house number, with suggestions from a gazetteer. Typing on without choosing is fine. */
export function AddressField<Suggestion extends ComboboxOption>(props: AddressFieldProps<Suggestion>) {
  const {
    label,
    name,
    value,
    onChange,
    onBlur,
    suggest,
    onSelect,
    required,
    disabled,
    autoComplete = 'address-line1',
    inputMode,
    isPlain = false,
    credit,
    ...field
  } = props;
  const wiring = useFieldWiring(field);
  const [items, setItems] = useState<readonly Suggestion[]>([]);
  const question = useRef<AbortController>(undefined);
  const ask = (query: string): void => {
    question.current?.abort();
    const { signal } = (question.current = new AbortController());
    if (query.trim().length < shortestQuery) return setItems([]);
    setTimeout(() => {
      if (signal.aborted) return;
      suggest(query, signal).then(
        (found) => (signal.aborted ? undefined : setItems(found)),
        () => (signal.aborted ? undefined : setItems([])),
      );
    }, patience);
  };
  // a page that was left asks nothing more
  useEffect(() => {
    const asked = question;
    return () => asked.current?.abort();
  }, []);
  const types = useCombobox.stateChangeTypes;
  const combobox = useCombobox<Suggestion>({
    items: [...items],
    inputId: wiring.id,
    inputValue: value,
    selectedItem: null,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.value,
    onStateChange: ({ type, selectedItem }) => {
      const isChosen = type === types.ItemClick || type === types.InputKeyDownEnter;
      if (!isChosen || !selectedItem) return;
      question.current?.abort();
      setItems([]);
      onSelect(selectedItem);
    },
    stateReducer: (state, { changes, type }) =>
      type === types.InputBlur ? { ...state, isOpen: false, highlightedIndex: -1 } : changes,
  });
  return (
    <Field {...field} id={wiring.id} name={name} label={label} required={required}>
      {(control) => (
        <div className={comboboxCss.box}>
          <input
            {...combobox.getInputProps({
              onBlur,
              onChange: (event) => {
                const { value: typed } = event.currentTarget;
                onChange(typed);
                ask(typed);
              },
              onKeyDown: ({ key, nativeEvent }) => {
                // Downshift's list is open from the first letter, also while there is nothing to choose: Enter then sends the form.
                if (key === 'Enter' && combobox.highlightedIndex < 0)
                  Object.assign(nativeEvent, { preventDownshiftDefault: true });
              },
            })}
            {...control}
            {...(isPlain && plain)}
            aria-labelledby={undefined}
            className={fieldCss.control}
            name={name}
            autoComplete={autoComplete}
            inputMode={inputMode}
            required={required}
            disabled={disabled}
          />
          <OptionList
            combobox={combobox}
            label={label}
            items={items}
            isSelected={() => false}
            isCut={false}
            credit={credit}
          />
        </div>
      )}
    </Field>
  );
}
