import { describe, expect, it } from 'vitest';
import { allPaths } from '../paths/all-paths.ts';
import { catalogue } from '../../tests/screens/catalogue.ts';
import { childrenOf } from '../charts/chart.ts';
import { allCharts } from '../charts/read-chart.ts';
import { situationOf, situations } from './situations.ts';

const pictured = new Set(
  allPaths.flatMap(({ machine, steps }) =>
    steps.filter(({ isPassing }) => !isPassing).flatMap(({ states }) => states.map((state) => `${machine}/${state}`)),
  ),
);
const charts = allCharts();
const innermost = charts.flatMap((chart) =>
  chart.states
    .filter(({ path }) => childrenOf(chart, path).length === 0)
    .map(({ path, kind }) => ({ machine: chart.id, path, kind })),
);

describe('what the storyboard shows of each state', () => {
  it('is a path’s picture, a screen of the catalogue, or the reason why there is none', () => {
    const untold = innermost.filter(
      ({ machine, path, kind }) =>
        kind !== 'passing' && !pictured.has(`${machine}/${path}`) && situationOf(machine, path) === undefined,
    );
    expect(untold.map(({ machine, path }) => `${machine}/${path}`)).toEqual([]);
  });

  it('is one of them: no situation for what a path pictures, none for a state that is not there', () => {
    const told = Object.entries(situations).flatMap(([machine, states]) =>
      Object.keys(states).map((state) => `${machine}/${state}`),
    );
    const known = new Set(innermost.map(({ machine, path }) => `${machine}/${path}`));
    expect(told.filter((state) => pictured.has(state) || !known.has(state))).toEqual([]);
  });

  it('names screens that the catalogue has', () => {
    const screens = new Set(catalogue.map(({ name }) => name));
    const named = Object.values(situations).flatMap((states) => Object.values(states));
    expect(named.filter((situation) => typeof situation === 'string' && !screens.has(situation))).toEqual([]);
  });
});
