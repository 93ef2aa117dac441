import { expect, test } from 'vitest';
import { cleanCode } from './code-field.tsx';

test.each([
  ['12 34-56', 'digits', 6, '123456'],
  ['Dein Code: 481 205.', 'digits', 6, '481205'],
  ['１２３４５６', 'digits', 6, '123456'],
  ['1234567890', 'digits', 6, '123456'],
  ['ab12-cd34', 'letters', 8, 'AB12CD34'],
  ['', 'digits', 6, ''],
] as const)('a code pasted as %j with %s is read as typed', (text, kind, length, code) => {
  expect(cleanCode(text, kind, length)).toBe(code);
});
