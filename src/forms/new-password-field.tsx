import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Icon } from '../ui/icon/icon.tsx';
import { PasswordField, type PasswordFieldProps } from '../ui/password-field/password-field.tsx';
import { visuallyHidden } from '../ui/visually-hidden/visually-hidden.css.ts';
import * as css from './new-password-field.css.ts';

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'describedBy' | 'children'> & { value: string };

/** A new password: which of its rules are met is seen, and heard, while it is typed (specification, section 5). */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const { value } = props;
  const rules = [
    { id: 'min', label: t`at least 12 characters`, isMet: value.length >= 12 },
    { id: 'upper', label: t`one uppercase letter`, isMet: /\p{Lu}/u.test(value) },
    { id: 'lower', label: t`one lowercase letter`, isMet: /\p{Ll}/u.test(value) },
    { id: 'digit', label: t`one digit`, isMet: /\d/.test(value) },
  ];
  const missing = rules
    .filter(({ isMet }) => !isMet)
    .map(({ label }) => label)
    .join(', ');
  return (
    <PasswordField {...props} autoComplete="new-password" describedBy={id}>
      <ul id={id} className={css.rules} aria-label={t`Rules for the password`}>
        {rules.map(({ id: rule, label, isMet }) => (
          <li key={rule} className={isMet ? `${css.rule} ${css.met}` : css.rule}>
            {isMet ? <Icon name="check" /> : <span className={css.open} />}
            <span>{label}</span>
            {isMet ? <span className={visuallyHidden}>{t`met`}</span> : null}
          </li>
        ))}
      </ul>
      {/* Changes with a rule, not with each letter: so often it is heard. */}
      <p role="status" className={visuallyHidden}>
        {value === '' ? null : missing === '' ? (
          <Trans>All rules are met.</Trans>
        ) : (
          <Trans>Still missing: {missing}</Trans>
        )}
      </p>
    </PasswordField>
  );
}
