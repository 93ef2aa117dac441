import { useFieldWiring, type FieldProps } from '../field/field.tsx';
import type { ComboboxOption } from './match.ts';
import { type EarlyInput, MultiComboboxBox } from './multi-combobox-box.tsx';

type PendingMultiComboboxProps = Omit<FieldProps, 'label'> & {
  label: string;
  placeholder?: string | undefined;
  values: readonly string[];
  onChange: (values: string[]) => void;
  onBlur?: (() => void) | undefined;
  /** What stands there already. */
  chosen: readonly ComboboxOption[];
  early: EarlyInput;
  /** Each step of somebody who doesn't wait until the list is there. */
  onEarlyInput: (early: EarlyInput) => void;
};

/** A field for several before what searches in it has been fetched: it looks the same, and takes letters already. */
export function PendingMultiCombobox({
  values,
  onChange,
  onBlur,
  early,
  onEarlyInput,
  ...field
}: PendingMultiComboboxProps) {
  const { id } = useFieldWiring(field);
  return (
    <MultiComboboxBox
      {...field}
      id={id}
      onRemove={(value) => onChange(values.filter((other) => other !== value))}
      input={{
        role: 'combobox',
        'aria-expanded': false,
        'aria-autocomplete': 'list',
        autoComplete: 'off',
        value: early.typed,
        onFocus: () => onEarlyInput({ ...early, isHeld: true }),
        onBlur: () => {
          onEarlyInput({ typed: '', isOpen: false, isHeld: false });
          onBlur?.();
        },
        onClick: () => onEarlyInput({ ...early, isOpen: true }),
        onKeyDown: (event) => {
          const { key } = event;
          // takes what is found, once something can be: it never sends the form that the field stands in
          if (key === 'Enter') event.preventDefault();
          if (['ArrowDown', 'ArrowUp', 'Enter'].includes(key)) onEarlyInput({ ...early, isOpen: true });
          if (key === 'Backspace' && early.typed === '' && values.length > 0) onChange(values.slice(0, -1));
          if (key === 'Escape') onEarlyInput({ ...early, isOpen: false });
        },
        onChange: ({ currentTarget }) => onEarlyInput({ ...early, typed: currentTarget.value, isOpen: true }),
      }}
      toggle={{
        tabIndex: -1,
        'aria-expanded': false,
        onClick: () => onEarlyInput({ ...early, isOpen: true, isHeld: true }),
      }}
    />
  );
}
