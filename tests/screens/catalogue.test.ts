import { expect, test } from '@playwright/test';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../../src/routes/tree.ts';
import { catalogue } from './catalogue.ts';
import { isTaken, type Look, looksAt, turnOf } from './checks/look.ts';

/** `/` only leads on. */
const withoutScreen = ['root'];

const routed = new Set(
  Object.values(createRouter({ routeTree, context: {} as never }).routesById).flatMap(
    ({ options }) => options.staticData?.name ?? [],
  ),
);

test('every page of the product has a screen in the catalogue, and no screen is on a page that is not there', () => {
  const shown = new Set(catalogue.map(({ route }) => route).filter((route) => route !== 'none'));
  expect([...shown].sort()).toEqual([...routed].filter((name) => !withoutScreen.includes(name)).sort());
});

test('no two screens bear one name, for their pictures would be one', () => {
  const names = catalogue.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

const inTurn = (isWhole: boolean) => [0, 1, 2, 3].map((turn) => looksAt({}, turn, isWhole));
const among = (looks: readonly (Look | undefined)[], ...facts: readonly (keyof Look)[]): number =>
  new Set(looks.map((look) => JSON.stringify(facts.map((fact) => look?.[fact])))).size;

test('four screens are seen in every pair of windows, language and appearance', () => {
  const looks = inTurn(false).flat();
  expect(looks).toHaveLength(4);
  expect(among(looks, 'windows', 'locale')).toBe(4);
  expect(among(looks, 'windows', 'scheme')).toBe(4);
  expect(among(looks, 'locale', 'scheme')).toBe(4);
});

test('of the screens that .ci/run takes about as many are first seen in each of the four looks', () => {
  const turns = catalogue.filter(isTaken).map(({ name }) => turnOf(name));
  for (const turn of [0, 1, 2, 3]) {
    const share = turns.filter((one) => one === turn).length / turns.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
  }
});

test('in a whole run each screen is seen in everything, and four of them in all there is', () => {
  const looks = inTurn(true);
  for (const pair of looks)
    expect([among(pair, 'windows'), among(pair, 'locale'), among(pair, 'scheme')]).toEqual([2, 2, 2]);
  expect(among(looks.flat(), 'windows', 'locale', 'scheme')).toBe(8);
});
