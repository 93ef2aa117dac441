import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describedBy, show } from '../../../tests/support/show.tsx';
import { Field, FieldGroup, RequiredHint } from './field.tsx';

test('a field names its control, and describes it by help and the first error only [S5-18]', () => {
  show(
    <Field name="email" label="Email" help="We send a code." errors={['Required', 'No email']} required>
      {(control) => <input {...control} required />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(input)).toEqual(['We send a code.', 'Required']);
  expect(screen.queryByText('No email')).toBeNull();
});

test('a field without help and error is neither invalid nor described', () => {
  show(
    <Field name="city" label="City" errors={[]}>
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'City' });
  expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([null, null]);
});

test('a question of several controls is one group with a name, help and error', () => {
  show(
    <FieldGroup name="when" label="When?" help="A day." errors={['Required']} disabled>
      {() => <input aria-label="Day" />}
    </FieldGroup>,
  );
  expect(screen.getByRole('group', { name: 'When?', description: 'A day. Required' })).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Day' }).matches(':disabled')).toBe(true);
});

test('a required field carries an asterisk, which its name leaves out; another field has none [S5-19]', () => {
  const { container } = show(
    <>
      <RequiredHint />
      <Field name="line_1" label="Street" required>
        {(control) => <input {...control} required />}
      </Field>
      <Field name="line_2" label="Supplement">
        {(control) => <input {...control} />}
      </Field>
    </>,
  );
  expect(screen.getByText('Fields with * are required.')).toBeDefined();
  expect([...container.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    'Street *',
    'Supplement',
  ]);
  expect(screen.getByRole('textbox', { name: 'Street' })).toHaveProperty('required', true);
});
