import { useFieldWiring, type FieldProps } from '../field/field.tsx';
import { type Begun, MultiComboboxBox } from './multi-combobox-box.tsx';

type ComingMultiComboboxProps = Omit<FieldProps, 'label'> & {
  label: string;
  placeholder?: string | undefined;
  begun: Begun;
  /** Each step of somebody who doesn't wait until the list is there. */
  onBegun: (begun: Begun) => void;
};

/** A field for several before what searches in it has been fetched: it looks the same, and takes letters already. */
export function ComingMultiCombobox({ begun, onBegun, ...field }: ComingMultiComboboxProps) {
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
        value: begun.typed,
        onFocus: () => onBegun({ ...begun, isHeld: true }),
        onBlur: () => onBegun({ typed: '', isOpen: false, isHeld: false }),
        onClick: () => onBegun({ ...begun, isOpen: true }),
        onKeyDown: ({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') onBegun({ ...begun, isOpen: true });
        },
        onChange: ({ currentTarget }) => onBegun({ ...begun, typed: currentTarget.value, isOpen: true }),
      }}
      toggle={{
        tabIndex: -1,
        'aria-expanded': false,
        onClick: () => onBegun({ ...begun, isOpen: true, isHeld: true }),
      }}
    />
  );
}
