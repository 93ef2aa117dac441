import { expect, test } from 'vitest';
import { callingCodes, countryOf, international, splitNumber, toE164 } from './phone-number.ts';

test.each([
  ['0171 2345678', 'DE', '+491712345678'],
  ['+43 664 1234567', 'DE', '+436641234567'],
  ['', 'DE', ''],
  ['kein Telefon', 'DE', 'kein Telefon'],
] as const)('%j typed with %s is kept as %j', (typed, country, kept) => {
  expect(toE164(typed, country)).toBe(kept);
});

test('a number with its own calling code sets the country', () => {
  expect([countryOf('+43 664 1234567', 'DE'), countryOf('0043 664 1234567', 'DE'), countryOf('0171 23', 'DE')]).toEqual(
    ['AT', 'AT', 'DE'],
  );
});

test('a stored number comes back as it is written in its country', () => {
  expect(splitNumber('+491712345678')).toEqual({ country: 'DE', national: '0171 2345678' });
});

test('a number is read with its calling code and in groups, and what is none as it is', () => {
  expect(['+4930901820', '+436641234567', '110'].map(international)).toEqual([
    '+49 30 901820',
    '+43 664 1234567',
    '110',
  ]);
});

test('the neighbours stand first, the others by name in the reader’s language', () => {
  const codes = callingCodes('de');
  expect(codes.slice(0, 3).map(({ name, code }) => `${name} ${code}`)).toEqual([
    'Deutschland +49',
    'Österreich +43',
    'Schweiz +41',
  ]);
  expect(codes.length).toBeGreaterThan(200);
});
