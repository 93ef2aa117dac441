import type { Examples } from '../gallery/examples.tsx';
import { PasswordField } from './password-field.tsx';

export const examples: Examples = {
  title: 'Password field',
  group: 'Fields',
  states: (w) => ({
    'to log in': <PasswordField name="password" label={w('Passwort', 'Password')} autoComplete="current-password" />,
    'with something below it': (
      <PasswordField name="new" label={w('Neues Passwort', 'New password')} autoComplete="new-password" required>
        {w('mindestens 12 Zeichen', 'at least 12 characters')}
      </PasswordField>
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
