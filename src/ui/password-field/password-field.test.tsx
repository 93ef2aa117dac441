import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describedBy, show } from '../../../tests/support/show.tsx';
import { Kept } from '../gallery/examples.tsx';
import { PasswordField, type PasswordRule } from './password-field.tsx';

const rules: PasswordRule[] = [
  { id: 'length', label: '8 characters', isMet: (password) => password.length >= 8 },
  { id: 'digit', label: 'one digit', isMet: (password) => /\d/.test(password) },
];
const field = (
  <Kept start="">
    {(value, keep) => (
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        rules={rules}
        value={value}
        onChange={keep}
      />
    )}
  </Kept>
);
const heard = () => screen.getAllByRole('listitem').map((rule) => rule.textContent);

test('the rules tick off as one types, and open again when one deletes [S5-06]', async () => {
  const { user } = show(field);
  const input = screen.getByLabelText('Password');
  expect(screen.getByRole('list', { name: 'Rules for the password' })).toBeDefined();
  expect(heard()).toEqual(['8 characters', 'one digit']);
  expect(describedBy(input), 'the rules are heard with the field').toEqual(['8 charactersone digit']);
  await user.type(input, 'abc1');
  expect(heard()).toEqual(['8 characters', 'one digitmet']);
  await user.type(input, 'defg');
  expect(heard()).toEqual(['8 charactersmet', 'one digitmet']);
  await user.clear(input);
  expect(heard()).toEqual(['8 characters', 'one digit']);
});

test('it is hidden until asked for, by keyboard too, and hidden again', async () => {
  const { user } = show(field);
  const input = screen.getByLabelText('Password');
  const eye = screen.getByRole('button', { name: 'Show password' });
  expect([input.getAttribute('type'), eye.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
  expect([input.getAttribute('type'), eye.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  await user.keyboard('{Enter}');
  expect(input.getAttribute('type')).toBe('password');
});

test('a password manager is told which password it is', () => {
  show(<PasswordField name="password" label="Password" autoComplete="current-password" />);
  expect(screen.getByLabelText('Password')).toMatchObject({ autocomplete: 'current-password' });
  expect(screen.queryByRole('list')).toBeNull();
});
