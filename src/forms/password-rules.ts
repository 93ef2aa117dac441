import { useLingui } from '@lingui/react/macro';
import type { PasswordRule } from '../ui/password-field/password-field.tsx';

/** The rules of a new password, to tick off while typing (specification, section 5). */
export function usePasswordRules(): PasswordRule[] {
  const { t } = useLingui();
  return [
    { id: 'min', label: t`at least 12 characters`, isMet: (password) => password.length >= 12 },
    { id: 'upper', label: t`one uppercase letter`, isMet: (password) => /\p{Lu}/u.test(password) },
    { id: 'lower', label: t`one lowercase letter`, isMet: (password) => /\p{Ll}/u.test(password) },
    { id: 'digit', label: t`one digit`, isMet: (password) => /\d/.test(password) },
  ];
}
