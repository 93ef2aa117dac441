import { models } from '../../machines/models.ts';
import { brokenRule, brokenSentences } from '../oracle/broken.ts';
import { product } from '../oracle/product.ts';
import { lostPaths } from '../paths/all-paths.ts';
import { type Chart, childrenOf, lineOf } from './chart.ts';
import { allCharts } from './read-chart.ts';
import { toldStories } from './story.ts';

/** What the machines as they are now no longer keep: rules, sentences, ways that nobody can walk any more, ends, stories. */
export const brokenPromises = (): string[] => [
  ...models.flatMap(brokenRule),
  ...brokenSentences(product),
  ...lostPaths,
  ...allCharts('en').flatMap(deadEnds),
  ...toldStories('en').flatMap(({ lost }) => lost),
];

/** States that nothing leads out of, although they are no end; what stands beside others waits for them. */
export const deadEnds = (chart: Chart): string[] =>
  chart.states.flatMap(({ path, kind, title }) => {
    const line = [...lineOf(chart, path), ''];
    const isParent = childrenOf(chart, path).length > 0;
    const isBesideOthers = chart.states.some((one) => one.path !== path && line.includes(one.path) && !one.initial);
    const leadsOn = chart.ways.some(({ from, to }) => to !== null && line.includes(from));
    return isParent || isBesideOthers || leadsOn || kind === 'end'
      ? []
      : [`${chart.id}: nothing leads out of “${title}”.`];
  });
