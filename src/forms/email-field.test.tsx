import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describedBy, show } from '../../tests/support/show.tsx';
import { Kept } from '../ui/gallery/examples.tsx';
import { EmailField } from './email-field.tsx';

test('a mistyped domain is asked about once the field is left; one tap mends it, and nobody has to', async () => {
  const { user } = show(
    <Kept start="">
      {(value, keep) => (
        <EmailField name="email" label="E-mail" help="A code goes there." value={value} onChange={keep} />
      )}
    </Kept>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('E-mail');
  const suggestion = () => screen.queryByRole('button', { name: 'gmail.com' });
  await user.type(input, 'mia@school@gmial.com');
  expect([suggestion(), describedBy(input)], 'not while it is typed').toEqual([null, ['A code goes there.']]);
  await user.tab();
  expect(describedBy(input)).toEqual(['Did you mean gmail.com?']);
  expect(screen.getByRole('status').textContent).toBe('Did you mean gmail.com?');
  await user.click(suggestion() as HTMLElement);
  expect([input.value, document.activeElement, suggestion()]).toEqual(['mia@school@gmail.com', input, null]);
  await user.clear(input);
  await user.type(input, 'mia@wbe.de');
  await user.tab();
  await user.type(input, 'x');
  expect(describedBy(input), 'who types on has answered').toEqual(['A code goes there.']);
});
