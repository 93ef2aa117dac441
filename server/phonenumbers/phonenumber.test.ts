import { expect, test } from 'vitest';
import { Failure } from '../http/failure.ts';
import { checkedPhonenumber, readablePhonenumber } from './phonenumber.ts';

test.each([
  '030 901820',
  '030/901820',
  '030-90 18 20',
  '(030) 901820',
  '+49 30 901820',
  '+49 (0)30 901820',
  '+49 (0) 30 / 90 18 20',
  '0049 30 901820',
  '0049-30-901820',
  '  +4930901820  ',
  '+49\u00a030\u00a0901820',
  '０３０ ９０１８２０',
])('%j is the same number however it is typed', (typed) => {
  expect(checkedPhonenumber(typed)).toBe('+4930901820');
});

test.each([
  ['0171 1234567', '+491711234567'],
  ['+43 664 1234567', '+436641234567'],
  ['0031 6 12345678', '+31612345678'],
])('%s keeps its country, a mobile one too', (typed, number) => {
  expect(checkedPhonenumber(typed)).toBe(number);
});

test.each(['', '110', '030', '123', '+49', '+49 30 9018201234567890', 'null', '0900 ❤', '030 90x820x', '+999 123456'])(
  '%j is none, and the field says so',
  (typed) => {
    expect(() => checkedPhonenumber(typed)).toThrow(Failure);
  },
);

test('people read it with its calling code', () => {
  expect(readablePhonenumber('+4930901820')).toBe('+49 30 901820');
});
