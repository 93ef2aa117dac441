import { expect, test } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

test.each([
  '=1+1',
  '+49 221',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠a',
  '﹦1',
])('a spreadsheet executes nothing: %j', (text) => {
  expect(csvCell(text)).toBe(`"'${text}"`);
});

test.each(['Müller & Söhne', 'a=b', '2026-11-27 09:15', '–', '', 'Straße 1-3'])(
  'what is no formula stays: %j',
  (text) => {
    expect(csvCell(text)).toBe(`"${text}"`);
  },
);

test('no text ends its cell or its line', () => {
  expect(csvLine(['a"b', 'c;d', 'e,f', 'g\r\nh', null, 7], 'de')).toBe('"a""b";"c;d";"e,f";"g\r\nh";;7\r\n');
  expect(csvLine(['a', 0], 'en')).toBe('"a",0\r\n');
});
