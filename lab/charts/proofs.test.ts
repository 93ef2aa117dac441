import { expect, it } from 'vitest';
import { models } from '../../machines/models.ts';
import { product } from '../oracle/product.ts';
import { allPaths } from '../paths/all-paths.ts';
import { withoutPaths } from '../storyboard/situations.ts';
import { childrenOf } from './chart.ts';
import { sentencesOf } from './site-data.ts';
import { allCharts } from './read-chart.ts';

it('paths in the browser prove a machine, or there is a reason why not', () => {
  const walked = new Set(allPaths.map(({ machine }) => machine));
  const ids = models.map(({ machine }) => machine.id);
  expect(Object.values(withoutPaths).flat().toSorted()).toEqual(ids.filter((id) => !walked.has(id)).toSorted());
});

it('sentences of the oracle prove the states that their story comes by, also of a product that is wrong', () => {
  const of = (state: string) => sentencesOf('link').flatMap(({ id, states }) => (states.has(state) ? [id] : []));
  expect(of('failed')).toEqual(['link.no-answer']);
  expect(of('closed')).toEqual(['link.once', 'link.another']);
  const [first] = sentencesOf('session', { ...product, machine: () => product.machine('link') });
  expect(first?.states.has('entering')).toBe(true);
});

it.each(allCharts('en'))('$id: in every state in which it stands, a path or a sentence comes by', (chart) => {
  const { id } = chart;
  const steps = allPaths.filter(({ machine }) => machine === id).flatMap((path) => path.steps);
  const proven = new Set([
    ...steps.flatMap(({ states }) => states),
    ...sentencesOf(id).flatMap(({ states }) => [...states]),
  ]);
  const stands = chart.states.filter(({ path, kind }) => kind !== 'passing' && childrenOf(chart, path).length === 0);
  expect(stands.map(({ path }) => path).filter((path) => !proven.has(path))).toEqual([]);
});
