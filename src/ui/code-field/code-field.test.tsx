import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Kept } from '../gallery/examples.tsx';
import { cleanCode, CodeField } from './code-field.tsx';

test.each([
  ['12 34-56', 'digits', 6, '123456'],
  ['Dein Code: 481 205.', 'digits', 6, '481205'],
  ['１２３４５６', 'digits', 6, '123456'],
  ['1234567890', 'digits', 6, '123456'],
  ['ab12-cd34', 'letters', 8, 'AB12CD34'],
  ['https://x.example.org/register/applicant?code=ab12cd34#top', 'letters', 8, 'AB12CD34'],
  ['', 'digits', 6, ''],
] as const)('a code pasted as %j with %s is read as typed', (text, kind, length, code) => {
  expect(cleanCode(text, kind, length)).toBe(code);
});

function sample(completed: string[], kind: 'digits' | 'letters' = 'digits') {
  return (
    <Kept start="">
      {(value, keep) => (
        <CodeField
          name="code"
          label="Code"
          kind={kind}
          length={6}
          value={value}
          onChange={keep}
          onComplete={(code) => completed.push(code)}
        />
      )}
    </Kept>
  );
}
const input = () => screen.getByRole('textbox', { name: 'Code' });

test('the phone offers the code of the message, and the number pad', () => {
  show(sample([]));
  expect(input()).toMatchObject({ autocomplete: 'one-time-code', inputMode: 'numeric' });
});

test('a registration code is no one-time code', () => {
  show(sample([], 'letters'));
  expect(input()).toMatchObject({ autocomplete: 'off', inputMode: 'text' });
});

test('a code copied with its sentence is pasted whole, and is complete at once', async () => {
  const completed: string[] = [];
  const { user } = show(sample(completed));
  await user.click(input());
  await user.paste('Your code: 481 205.');
  expect([input(), completed]).toEqual([expect.objectContaining({ value: '481205' }), ['481205']]);
});

test('typed, it is complete with its last character, once', async () => {
  const completed: string[] = [];
  const { user } = show(sample(completed));
  await user.type(input(), '48 12-05');
  expect(completed).toEqual(['481205']);
  await user.type(input(), '7');
  expect([input(), completed]).toEqual([expect.objectContaining({ value: '481205' }), ['481205']]);
});

test('letters become capitals as one types', async () => {
  const { user } = show(sample([], 'letters'));
  await user.type(input(), 'ab-1x');
  expect(input()).toHaveProperty('value', 'AB1X');
});
