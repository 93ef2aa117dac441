import { useLingui } from '@lingui/react/macro';
import * as fieldCss from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import type { EarlyInput } from './multi-combobox-box.tsx';
import * as css from './pending-combobox.css.ts';

type PendingComboboxProps = Omit<FieldProps, 'label'> & {
  label: string;
  placeholder?: string | undefined;
  /** What stands there, until somebody comes to it. */
  shown: string;
  /** Undefined where nobody has. */
  early: EarlyInput | undefined;
  /** Each step of somebody who doesn't wait until the list is there. */
  onEarlyInput: (early: EarlyInput | undefined) => void;
  /** The last of the letters has gone. */
  onEmpty: () => void;
};

/** A field for one of many before what searches in it has been fetched: it looks the same, and takes letters already. */
export function PendingCombobox({ shown, early, onEarlyInput, onEmpty, placeholder, ...field }: PendingComboboxProps) {
  const { t } = useLingui();
  const now = early ?? { typed: shown, isOpen: false, isHeld: false };
  return (
    <Field {...field}>
      {(control) => (
        <div className={css.box}>
          <div className={fieldCss.controlBox}>
            <input
              {...control}
              role="combobox"
              aria-expanded={false}
              aria-controls={undefined}
              aria-autocomplete="list"
              autoComplete="off"
              className={css.input}
              name={field.name}
              disabled={field.disabled}
              placeholder={placeholder}
              spellCheck={false}
              value={now.typed}
              onFocus={() => onEarlyInput({ ...now, isHeld: true })}
              onBlur={() => onEarlyInput(undefined)}
              onClick={() => onEarlyInput({ ...now, isOpen: true, isHeld: true })}
              onKeyDown={(event) => {
                const { key } = event;
                // takes what is found, once something can be: it never sends the form that the field stands in
                if (key === 'Enter') event.preventDefault();
                if (['ArrowDown', 'ArrowUp', 'Enter'].includes(key)) onEarlyInput({ ...now, isOpen: true });
                if (key === 'Escape') onEarlyInput({ ...now, isOpen: false });
              }}
              onChange={({ currentTarget: { value } }) => {
                onEarlyInput({ typed: value, isOpen: true, isHeld: true });
                if (value === '') onEmpty();
              }}
            />
            <button
              type="button"
              className={fieldCss.endButton}
              tabIndex={-1}
              aria-expanded={false}
              aria-label={t`Show list`}
              onClick={() => onEarlyInput({ ...now, isOpen: true, isHeld: true })}
            >
              <Icon name="down" />
            </button>
          </div>
        </div>
      )}
    </Field>
  );
}
