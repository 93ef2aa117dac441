import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DateOfBirth } from '../date-of-birth/date-of-birth.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { TextField } from '../text-field/text-field.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const show = (element: ReactElement) => render(<I18nProvider i18n={i18n}>{element}</I18nProvider>);

test('a field names its control, and describes it by help and the first error only [S5-18]', () => {
  show(<TextField name="email" label="Email" help="We send a code." errors={['Required', 'No email']} required />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toHaveProperty('required', true);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['We send a code.', 'Required']);
  expect(screen.queryByText('No email')).toBeNull();
});

test('a field without an error is neither invalid nor described', () => {
  show(<TextField name="city" label="City" defaultValue="Wesel" />);
  const input = screen.getByRole('textbox', { name: 'City' });
  expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([null, null]);
  expect(input).toHaveProperty('value', 'Wesel');
});

test('a password is hidden until asked for, and its rules tick off as one types [S5-06]', () => {
  function Sample() {
    const [value, setValue] = useState('');
    return (
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        value={value}
        onChange={setValue}
        rules={[{ id: 'digit', label: 'one digit', isMet: (p) => /\d/.test(p) }]}
      />
    );
  }
  show(<Sample />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveProperty('type', 'password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveProperty('type', 'text');
  expect(screen.getByRole('listitem').textContent).toBe('one digit');
  fireEvent.change(input, { target: { value: 'abc1' } });
  expect(screen.getByRole('listitem').textContent).toBe('one digitmet');
});

test('radio cards are one group with a name, and say which was chosen', () => {
  const chosen: string[] = [];
  show(
    <RadioCards
      name="usage"
      label="What brings you here?"
      options={[
        { value: 'a', label: 'Refer' },
        { value: 'b', label: 'Search' },
      ]}
      value="a"
      onChange={(value) => chosen.push(value)}
      errors={['Please choose']}
    />,
  );
  expect(screen.getByRole('group', { name: 'What brings you here?', description: 'Please choose' })).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Search' }));
  expect(chosen).toEqual(['b']);
});

test('a checkbox works in a native form without a script', () => {
  show(
    <form aria-label="f">
      <Checkbox name="terms" label="I agree" defaultChecked />
    </form>,
  );
  expect(Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))).toEqual({ terms: 'on' });
});

test('a pasted date fills day, month and year', () => {
  const dates: string[] = [];
  show(<DateOfBirth name="date_of_birth" label="Date of birth" value="" onChange={(date) => dates.push(date)} />);
  fireEvent.paste(screen.getByLabelText('Day'), { clipboardData: { getData: () => '5.3.2009' } });
  expect(dates).toEqual(['2009-03-05']);
  expect(screen.getByLabelText('Month')).toHaveProperty('value', '3');
});
