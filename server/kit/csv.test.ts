import { expect, test } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

test.each([
  '=1+1',
  '+49 221',
  '-1',
  '@SUM(A1)',
  ' =1',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠a',
  '﹦1',
  '\tx',
  '\r1',
  '\nx',
])('a spreadsheet executes nothing: %j', (text) => {
  expect(csvCell(text)).toBe(`"'${text}"`);
});

test('nor what Unicode holds for a sign that begins a formula', () => {
  const all = Array.from({ length: 0x11_00_00 }, (_, code) => String.fromCodePoint(code));
  const alike = all.filter((sign) => /^[=+@-]/.test(sign.normalize('NFKC')));
  expect(alike.length).toBeGreaterThan(15);
  expect(alike.filter((sign) => csvCell(`${sign}1`) !== `"'${sign}1"`)).toEqual([]);
});

test.each([
  ["a;=cmd|'/C calc'!A0;b", "a;'=cmd|'/C calc'!A0;b"],
  ['a,=1', "a,'=1"],
  ['a\t=1', "a\t'=1"],
  ['a\r\n=1\n+1', "a\r\n'=1\n'+1"],
  ['a; \u200b＝1', "a;' \u200b＝1"],
  ['a;;@a', "a;;'@a"],
  ['\t=1', "'\t'=1"],
  [' \n \u200b-1', " \n' \u200b-1"],
  ['=1;-1', "'=1;'-1"],
])('nor where another separator would begin a cell in the middle of a text: %j', (text, harmless) => {
  expect(csvCell(text)).toBe(`"${harmless}"`);
});

test('nor behind quotes that such a spreadsheet takes for its own', () => {
  expect(csvLine(['a', 'b;"=1"'], 'en')).toBe(`"a","b;'""=1"""\r\n`);
});

test.each(['Müller & Söhne', 'a=b', '2026-11-27 09:15', '–', '', 'Straße 1-3', 'a;b, c\nd', 'Ahorn, Süd-West; 1+1'])(
  'what is no formula stays: %j',
  (text) => {
    expect(csvCell(text)).toBe(`"${text}"`);
  },
);

test('no text ends its cell or its line', () => {
  expect(csvLine(['a"b', 'c;d', 'e,f', 'g\r\nh', null, 7], 'de')).toBe('"a""b";"c;d";"e,f";"g\r\nh";;7\r\n');
  expect(csvLine(['a', 0], 'en')).toBe('"a",0\r\n');
});
