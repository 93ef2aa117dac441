import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import * as fieldCss from '../field/field.css.ts';
import { Field, type FieldProps, type TextControlProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';

export type PasswordFieldProps = FieldProps &
  TextControlProps & {
    autoComplete: 'current-password' | 'new-password';
    /** id of what is heard with the field besides its help and its error */
    describedBy?: string | undefined;
    /** stands below the control */
    children?: ReactNode;
  };

/** A password that can be shown. */
export function PasswordField({
  label,
  errors,
  help,
  width,
  id,
  describedBy,
  children,
  onChange,
  onBlur,
  ...input
}: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} name={input.name} errors={errors} help={help} required={input.required} width={width} id={id}>
      {(control) => (
        <>
          <div className={fieldCss.controlBox}>
            <input
              {...input}
              {...control}
              aria-describedby={[control['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined}
              className={`${fieldCss.control} ${fieldCss.withEnd}`}
              type={isShown ? 'text' : 'password'}
              autoCapitalize="none"
              spellCheck={false}
              onChange={onChange && ((event) => onChange(event.currentTarget.value))}
              onBlur={onBlur}
            />
            <button
              type="button"
              className={fieldCss.endButton}
              aria-pressed={isShown}
              aria-controls={control.id}
              aria-label={t`Show password`}
              onClick={() => setShown(!isShown)}
            >
              <Icon name={isShown ? 'eyeOff' : 'eye'} />
            </button>
          </div>
          {children}
        </>
      )}
    </Field>
  );
}
