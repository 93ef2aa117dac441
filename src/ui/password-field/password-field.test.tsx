import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { PasswordField } from './password-field.tsx';

const field = <PasswordField name="password" label="Password" autoComplete="new-password" />;

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
