import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as fieldCss from '../field/field.css.ts';
import { type ControlAttributes, Field, type FieldProps, type TextControlProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as css from './password-field.css.ts';

/** One rule a new password must meet; `label` is translated ("one digit"). */
export type PasswordRule = { id: string; label: string; isMet: (password: string) => boolean };

export type PasswordFieldProps = FieldProps &
  TextControlProps & {
    autoComplete: 'current-password' | 'new-password';
    /** ticked off as one types; needs `value` */
    rules?: readonly PasswordRule[] | undefined;
  };

/** A password that can be shown, with its rules ticking off. */
export function PasswordField({
  label,
  errors,
  help,
  width,
  id,
  rules,
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
              aria-describedby={describedBy(control, rules)}
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
          {rules === undefined ? null : (
            <PasswordRules id={rulesId(control)} rules={rules} password={input.value ?? ''} />
          )}
        </>
      )}
    </Field>
  );
}

const rulesId = ({ id }: ControlAttributes): string => `${id}-rules`;

const describedBy = (control: ControlAttributes, rules: unknown): string | undefined =>
  rules === undefined ? control['aria-describedby'] : [control['aria-describedby'], rulesId(control)].join(' ').trim();

type PasswordRulesProps = { id: string; rules: readonly PasswordRule[]; password: string };

function PasswordRules({ id, rules, password }: PasswordRulesProps) {
  const { t } = useLingui();
  return (
    <ul id={id} className={css.rules} aria-label={t`Rules for the password`}>
      {rules.map((rule) => {
        const isMet = rule.isMet(password);
        return (
          <li key={rule.id} className={isMet ? `${css.rule} ${css.met}` : css.rule}>
            {isMet ? <Icon name="check" /> : <span className={css.open} />}
            <span>{rule.label}</span>
            {isMet ? <span className={visuallyHidden}>{t`met`}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
