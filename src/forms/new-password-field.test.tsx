import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describedBy, show } from '../../tests/support/show.tsx';
import { Kept } from '../ui/gallery/examples.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const met = () =>
  screen
    .getAllByRole('listitem')
    .filter((rule) => rule.textContent.endsWith('met'))
    .map((rule) => rule.textContent.replace(/met$/, ''));
const heard = () => screen.getByRole('status').textContent;

test('the rules tick off as one types, open again when one deletes, and what is missing is heard [S5-06]', async () => {
  const { user } = show(
    <Kept start="">
      {(value, keep) => <NewPasswordField name="new" label="Password" value={value} onChange={keep} />}
    </Kept>,
  );
  const input = screen.getByLabelText('Password');
  expect(describedBy(input), 'the rules are heard with the field').toEqual([
    'at least 12 charactersone uppercase letterone lowercase letterone digit',
  ]);
  expect([met(), heard()]).toEqual([[], '']);
  await user.type(input, 'lehr1');
  expect([met(), heard()]).toEqual([
    ['one lowercase letter', 'one digit'],
    'Still missing: at least 12 characters, one uppercase letter',
  ]);
  await user.type(input, 'Stelle2026');
  expect([met().length, heard()]).toEqual([4, 'All rules are met.']);
  await user.clear(input);
  expect([met(), heard()]).toEqual([[], '']);
});
