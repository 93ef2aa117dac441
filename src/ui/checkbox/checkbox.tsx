import { Asterisk, FieldError, useFieldWiring, type FieldProps } from '../field/field.tsx';
import * as css from './checkbox.css.ts';

export type CheckboxProps = Omit<FieldProps, 'width'> & {
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onChange?: ((checked: boolean) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** sent by a native form; 'on' without */
  value?: string | undefined;
};

/** Yes or no that takes effect with the form. What works at once is a switch. */
export function Checkbox({ label, errors, help, required, id, onChange, onBlur, ...input }: CheckboxProps) {
  const wiring = useFieldWiring({ errors, help, id });
  return (
    <div>
      <label className={css.row}>
        <input
          {...input}
          {...wiring.control}
          required={required}
          className={css.box}
          type="checkbox"
          onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
          onBlur={onBlur}
        />
        <span className={css.text}>
          {label}
          <Asterisk required={required} />
          {help === undefined ? null : (
            <span className={css.help} id={wiring.helpId}>
              {help}
            </span>
          )}
        </span>
      </label>
      <FieldError id={wiring.errorId} error={wiring.error} />
    </div>
  );
}
