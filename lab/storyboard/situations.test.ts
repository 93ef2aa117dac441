import { describe, expect, it } from 'vitest';
import { catalogue } from '../../tests/screens/catalogue.ts';
import { childrenOf } from '../charts/chart.ts';
import { allCharts } from '../charts/read-chart.ts';
import { allPaths } from '../paths/all-paths.ts';
import { screens, withoutLook } from './situations.ts';

describe('what the storyboard shows of each state', () => {
  const steps = allPaths.flatMap((path) => path.steps.map((step) => ({ machine: path.machine, ...step })));
  const pictured = steps
    .filter(({ isPassing }) => !isPassing)
    .flatMap(({ machine, states }) => states.map((state) => `${machine}/${state}`));
  const innermost = allCharts('en').flatMap((chart) =>
    chart.states
      .filter(({ path }) => childrenOf(chart, path).length === 0)
      .map(({ path, kind }) => ({ place: `${chart.id}/${path}`, kind })),
  );
  const told: readonly string[] = [...Object.keys(screens), ...Object.values(withoutLook).flat()];

  it('is a path’s picture, a screen of the catalogue, or nothing, and a reason is there', () => {
    const known = new Set([...pictured, ...told]);
    expect(innermost.filter(({ place, kind }) => kind !== 'passing' && !known.has(place))).toEqual([]);
  });

  it('is one of them: nothing is told of what a path pictures, nor of a state that is not there', () => {
    const places = new Set(innermost.map(({ place }) => place));
    expect(told.filter((place, index) => told.indexOf(place) !== index)).toEqual([]);
    expect(told.filter((place) => pictured.includes(place) || !places.has(place))).toEqual([]);
  });

  it('names screens that the catalogue has', () => {
    const names = catalogue.map(({ name }) => name);
    expect(Object.values(screens).filter((name) => !names.includes(name))).toEqual([]);
  });
});
