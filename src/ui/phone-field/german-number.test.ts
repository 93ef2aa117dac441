import { expect, test } from 'vitest';
import { germanNumber } from './german-number.ts';
import { international } from './phone-number.ts';

/** Every beginning of four digits, at every length. */
const numbers = Array.from({ length: 9000 }, (_, index) => String(1000 + index)).flatMap((begin) =>
  [2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 14].map((length) => `+49${(begin + '0123456789').slice(0, length)}`),
);

test('a German number is grouped as the library groups it', () => {
  const others = [...new Set([...numbers, '+4918500123456', '+4918512345678'])].filter(
    (number) => germanNumber(number) !== international(number),
  );
  expect(others).toEqual([]);
});

test.each(['+436641234567', '… 34', ''])('%j is none and stays', (number) => {
  expect(germanNumber(number)).toBe(number);
});
