import { Kept, type Examples, type Words } from '../gallery/examples.tsx';
import { PasswordField, type PasswordRule } from './password-field.tsx';

const rules = (w: Words): PasswordRule[] => [
  { id: 'length', label: w('8 Zeichen', '8 characters'), isMet: (password) => password.length >= 8 },
  { id: 'upper', label: w('ein Großbuchstabe', 'an uppercase letter'), isMet: (password) => /\p{Lu}/u.test(password) },
  { id: 'lower', label: w('ein Kleinbuchstabe', 'a lowercase letter'), isMet: (password) => /\p{Ll}/u.test(password) },
  { id: 'digit', label: w('eine Ziffer', 'a digit'), isMet: (password) => /\d/.test(password) },
];

export const examples: Examples = {
  title: 'Password field',
  group: 'Fields',
  states: (w) => ({
    'to log in': <PasswordField name="password" label={w('Passwort', 'Password')} autoComplete="current-password" />,
    'new, its rules half met': (
      <Kept start="lehre">
        {(value, keep) => (
          <PasswordField
            name="new"
            label={w('Neues Passwort', 'New password')}
            autoComplete="new-password"
            required
            rules={rules(w)}
            value={value}
            onChange={keep}
          />
        )}
      </Kept>
    ),
    'all met': (
      <Kept start="Lehrstelle2026">
        {(value, keep) => (
          <PasswordField
            name="met"
            label={w('Neues Passwort', 'New password')}
            autoComplete="new-password"
            rules={rules(w)}
            value={value}
            onChange={keep}
          />
        )}
      </Kept>
    ),
    error: (
      <PasswordField
        name="wrong"
        label={w('Passwort', 'Password')}
        autoComplete="current-password"
        defaultValue="nope"
        errors={[w('Das Passwort stimmt nicht.', 'That password is wrong.')]}
      />
    ),
    disabled: (
      <PasswordField
        name="off"
        label={w('Passwort', 'Password')}
        autoComplete="current-password"
        defaultValue="nope"
        disabled
      />
    ),
  }),
};
