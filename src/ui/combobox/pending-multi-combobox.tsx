import { useFieldWiring, type FieldProps } from '../field/field.tsx';
import { type EarlyInput, MultiComboboxBox } from './multi-combobox-box.tsx';

type PendingMultiComboboxProps = Omit<FieldProps, 'label'> & {
  label: string;
  placeholder?: string | undefined;
  early: EarlyInput;
  /** Each step of somebody who doesn't wait until the list is there. */
  onEarlyInput: (early: EarlyInput) => void;
};

/** A field for several before what searches in it has been fetched: it looks the same, and takes letters already. */
export function PendingMultiCombobox({ early, onEarlyInput, ...field }: PendingMultiComboboxProps) {
  const { id } = useFieldWiring(field);
  return (
    <MultiComboboxBox
      {...field}
      id={id}
      chosen={[]}
      input={{
        role: 'combobox',
        'aria-expanded': false,
        'aria-autocomplete': 'list',
        autoComplete: 'off',
        value: early.typed,
        onFocus: () => onEarlyInput({ ...early, isHeld: true }),
        onBlur: () => onEarlyInput({ typed: '', isOpen: false, isHeld: false }),
        onClick: () => onEarlyInput({ ...early, isOpen: true }),
        onKeyDown: ({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') onEarlyInput({ ...early, isOpen: true });
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
