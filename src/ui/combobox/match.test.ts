import { expect, test } from 'vitest';
import { matching } from './match.ts';

const options = [
  'Fachverkäufer/in – Bäckerei',
  'Bäcker/in',
  'Tischler/in',
  'Straßenbauer/in',
  'Kaufmann/-frau – Büromanagement',
].map((label, index) => ({ value: String(index), label }));
const found = (typed: string): string[] => matching(options, typed).map(({ label }) => label);

test.each([
  ['bäck', ['Bäcker/in', 'Fachverkäufer/in – Bäckerei']],
  ['backer', ['Bäcker/in', 'Fachverkäufer/in – Bäckerei']],
  ['baecker', ['Bäcker/in', 'Fachverkäufer/in – Bäckerei']],
  ['strasse', ['Straßenbauer/in']],
  ['büro kauf', ['Kaufmann/-frau – Büromanagement']],
  ['xyz', []],
])('%j finds what one means, the nearest first', (typed, labels) => {
  expect(found(typed)).toEqual(labels);
});

test('nothing typed shows all', () => {
  expect(found('  ')).toHaveLength(options.length);
});
