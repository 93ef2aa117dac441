import * as fieldCss from '../field/field.css.ts';
import { Field, type FieldProps, type TextControlProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as css from './select.css.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectProps = FieldProps &
  TextControlProps & {
    options: readonly SelectOption[];
    /** first entry, with the value '' */
    placeholder?: string | undefined;
    autoComplete?: string | undefined;
  };

/** One of a few, with the system's own list. Hundreds belong into a combobox. */
export function Select({
  label,
  errors,
  help,
  width,
  id,
  options,
  placeholder,
  onChange,
  onBlur,
  ...select
}: SelectProps) {
  return (
    <Field
      label={label}
      name={select.name}
      errors={errors}
      help={help}
      required={select.required}
      width={width}
      id={id}
    >
      {(control) => (
        <div className={fieldCss.controlBox}>
          <select
            {...select}
            {...control}
            className={css.select}
            onChange={onChange && ((event) => onChange(event.currentTarget.value))}
            onBlur={onBlur}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={css.arrow}>
            <Icon name="down" />
          </span>
        </div>
      )}
    </Field>
  );
}
