import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describedBy, show } from '../../../tests/support/show.tsx';
import { Select } from './select.tsx';

const options = [
  { value: 'middle', label: 'Intermediate' },
  { value: 'high', label: 'Abitur' },
  { value: 'none', label: 'None', disabled: true },
];

test('one of a few is chosen and told', async () => {
  const chosen: string[] = [];
  const { user } = show(
    <Select
      name="graduation"
      label="Certificate"
      placeholder="Please choose"
      options={options}
      onChange={(value) => chosen.push(value)}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Certificate' });
  expect(select).toHaveProperty('value', '');
  await user.selectOptions(select, 'Abitur');
  expect(chosen).toEqual(['high']);
  expect(screen.getByRole('option', { name: 'None' }).matches(':disabled')).toBe(true);
});

test('help and error describe it', () => {
  show(<Select name="g" label="Certificate" options={options} help="The last one." errors={['Please choose one']} />);
  const select = screen.getByRole('combobox', { name: 'Certificate' });
  expect([describedBy(select), select.getAttribute('aria-invalid')]).toEqual([
    ['The last one.', 'Please choose one'],
    'true',
  ]);
});
