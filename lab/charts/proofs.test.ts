import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { models } from '../../machines/models.ts';
import { allPaths } from '../paths/all-paths.ts';
import { product } from '../oracle/product.ts';
import { visits } from '../oracle/visits.ts';
import { withoutPaths } from '../paths/without-paths.ts';
import { childrenOf } from './chart.ts';
import { allCharts } from './read-chart.ts';
import { proofsOf } from './proofs.ts';

const ids = models.map(({ machine }) => machine.id);
const files = (names: readonly string[]) =>
  names.filter((name) => existsSync(join(import.meta.dirname, '../..', name)));

describe('what proves a machine', () => {
  it('is paths in the browser, or there is a reason why not and tests that meet it there by hand', () => {
    const walked = new Set(allPaths.map(({ machine }) => machine));
    expect(Object.keys(withoutPaths).toSorted()).toEqual(ids.filter((id) => !walked.has(id)).toSorted());
    for (const { metIn } of Object.values(withoutPaths)) expect(files(metIn)).toEqual(metIn);
  });

  it('are sentences of the oracle whose story comes by', () => {
    const of = (id: string, state: string) =>
      proofsOf(id)
        .sentences.filter(({ states }) => states.has(state))
        .map((one) => one.id);
    expect(of('link', 'failed')).toEqual(['link.no-answer']);
    expect(of('link', 'closed')).toEqual(['link.once', 'link.another']);
    expect(proofsOf('nobody').sentences).toEqual([]);
  });

  it('can be told of a product that is wrong: its sentences are followed as far as it keeps to them', () => {
    const wrong = visits({ ...product, decide: () => ({ kind: 'allow' }) });
    expect(wrong.map(({ sentence }) => sentence.id)).toEqual(visits().map(({ sentence }) => sentence.id));
  });

  it.each(allCharts().map((chart) => [chart.id, chart] as const))(
    '%s: in every state in which it stands, a path or a sentence comes by',
    (id, chart) => {
      const paths = allPaths.filter(({ machine }) => machine === id);
      const walked = new Set(paths.flatMap(({ steps }) => steps.flatMap(({ states }) => states)));
      const said = new Set(proofsOf(id).sentences.flatMap(({ states }) => [...states]));
      const stands = chart.states.filter(
        ({ path, kind }) => kind !== 'passing' && childrenOf(chart, path).length === 0,
      );
      expect(stands.filter(({ path }) => !walked.has(path) && !said.has(path)).map(({ path }) => path)).toEqual([]);
    },
  );
});
