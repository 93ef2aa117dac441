import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import * as fieldCss from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as css from './combobox.css.ts';
import type { ComboboxOption } from './match.ts';

/** How far somebody has come in a field whose list is still on its way. */
export interface EarlyInput {
  readonly typed: string;
  /** Asked for the list. */
  readonly isOpen: boolean;
  /** The focus is in it. */
  readonly isHeld: boolean;
}

type MultiComboboxBoxProps = Omit<FieldProps, 'label' | 'id'> & {
  id: string;
  label: string;
  placeholder?: string | undefined;
  chosen: readonly ComboboxOption[];
  onRemove?: (value: string) => void;
  input: ComponentProps<'input'>;
  toggle: ComponentProps<'button'>;
  /** the list */
  children?: ReactNode;
};

/** How several of hundreds look: chips, the input, what opens the list. Knows nothing of searching. */
export function MultiComboboxBox({
  label,
  name,
  required,
  disabled,
  placeholder,
  chosen,
  onRemove,
  input,
  toggle,
  children,
  ...field
}: MultiComboboxBoxProps) {
  const { t } = useLingui();
  return (
    <Field {...field} name={name} label={label} required={required}>
      {(control) => (
        <div className={css.box}>
          <ul className={css.chips} aria-label={label}>
            {chosen.map(({ value, label: word }) => (
              <Chip key={value} label={word} disabled={disabled} onRemove={() => onRemove?.(value)} />
            ))}
          </ul>
          <div className={css.box}>
            <div className={fieldCss.controlBox}>
              <input
                {...input}
                {...control}
                aria-labelledby={undefined}
                aria-required={required}
                className={css.input}
                name={name}
                disabled={disabled}
                placeholder={placeholder}
                spellCheck={false}
              />
              <button type="button" {...toggle} className={fieldCss.endButton} aria-label={t`Show list`}>
                <Icon name="down" />
              </button>
            </div>
            {children}
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
