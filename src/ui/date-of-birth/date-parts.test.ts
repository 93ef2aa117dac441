import { expect, test } from 'vitest';
import { isoOf, partsOf, partsOfPasted } from './date-parts.ts';

test.each([
  [{ day: '5', month: '3', year: '2009' }, '2009-03-05'],
  [{ day: '29', month: '2', year: '2008' }, '2008-02-29'],
  [{ day: '', month: '', year: '' }, ''],
  [{ day: '5', month: '', year: '' }, '--5'],
  [{ day: '31', month: '2', year: '2009' }, '2009-2-31'],
  [{ day: '5', month: '3', year: '09' }, '09-3-5'],
])('%j becomes %j: only a real day is a date', (parts, iso) => {
  expect(isoOf(parts)).toBe(iso);
});

test('a stored date comes back in parts without leading zeros', () => {
  expect([partsOf('2009-03-05'), partsOf(''), partsOf('x')]).toEqual([
    { day: '5', month: '3', year: '2009' },
    { day: '', month: '', year: '' },
    { day: '', month: '', year: '' },
  ]);
});

test.each([
  ['5.3.2009', { day: '5', month: '3', year: '2009' }],
  ['05/03/2009', { day: '05', month: '03', year: '2009' }],
  ['2009-03-05', { day: '05', month: '03', year: '2009' }],
  ['heute', undefined],
])('a pasted %j fills all three', (text, parts) => {
  expect(partsOfPasted(text)).toEqual(parts);
});
