import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { catalogue } from './catalogue.ts';
import { looksAt } from './checks/look.ts';

const folder = join(import.meta.dirname, '../../src/routes');

/** `/` only leads on. */
const withoutScreen = ['root'];

const routed = globSync('*.routes.ts', { cwd: folder }).flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:staticData|is): \{\s*name: '([^']+)'/gu)].map(
    ([, name = '']) => name,
  ),
);

test('every page of the product has a screen in the catalogue, and no screen is on a page that is not there', () => {
  const shown = new Set(catalogue.map(({ route }) => route).filter((route) => route !== 'none'));
  expect([...shown].sort()).toEqual(routed.filter((name) => !withoutScreen.includes(name)).sort());
});

test('no two screens bear one name, for their pictures would be one', () => {
  const names = catalogue.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('each screen is seen in both languages and appearances, and four of them in all there is', () => {
  const looks = [0, 1, 2, 3].map((index) => looksAt({}, index));
  for (const pair of looks) {
    expect(new Set(pair.map(({ locale }) => locale)).size).toBe(2);
    expect(new Set(pair.map(({ scheme }) => scheme)).size).toBe(2);
    expect(pair.map(({ windows }) => windows)).toEqual(['wide', 'narrow']);
  }
  expect(new Set(looks.flat().map((look) => JSON.stringify(look))).size).toBe(8);
});
