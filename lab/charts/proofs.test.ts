import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { models } from '../../machines/models.ts';
import { allInterrupted, allPaths, allReturns } from '../paths/all-paths.ts';
import { product } from '../oracle/product.ts';
import { visits } from '../oracle/visits.ts';
import { withoutPaths } from '../paths/without-paths.ts';
import { childrenOf } from './chart.ts';
import { allCharts, diagramFiles } from './files.ts';
import type { PageData } from './index-page.ts';
import { proofsOf } from './proofs.ts';

const ids = models.map(({ machine }) => machine.id);
const files = (names: readonly string[]) =>
  names.filter((name) => existsSync(join(import.meta.dirname, '../..', name)));

describe('what proves a machine', () => {
  it('is a walk of its every transition, in a test of its own', () => {
    expect(ids.filter((id) => proofsOf(id).walkedIn === undefined)).toEqual([]);
    expect(proofsOf('passwordReset').walkedIn).toBe('machines/password/password.test.ts');
  });

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
    expect(of('passwordReset', 'saving')).toEqual(['password.reset', 'password.reset-fails']);
    expect(of('passwordReset', 'linkUsed')).toEqual(['password.reset']);
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

describe('the panel of a state', () => {
  const page = diagramFiles().get('index.html') ?? '';
  const [, json = '{}'] = /<script type="application\/json" id="data">(.*?)<\/script>/su.exec(page) ?? [];
  const { charts } = JSON.parse(json) as PageData;
  const panelOf = (machine: string, state: string) =>
    charts.find(({ id }) => id === machine)?.states.find(({ path }) => path === state);

  it('lists every test of coming back, at the state that it is named after', () => {
    expect(allReturns.length).toBeGreaterThan(0);
    for (const { id, machine, flow } of allReturns)
      expect(panelOf(machine, id.slice(flow.id.length + 1))?.returns, id).toContain(id);
  });

  it('lists every test that is interrupted, where it waits for the answer', () => {
    expect(allInterrupted.length).toBeGreaterThan(0);
    for (const { id, machine, flow } of allInterrupted)
      expect(panelOf(machine, id.slice(flow.id.length + 1))?.interrupted, id).toContain(id);
  });

  it('lists the oracle’s sentences where a path in the browser comes by as well', () => {
    for (const { id } of charts)
      for (const { id: sentence, states } of proofsOf(id).sentences)
        for (const state of states) expect(panelOf(id, state)?.sentences, `${id}: ${state}`).toContain(sentence);
    const { tests = [], returns, sentences = [] } = panelOf('session', 'ready.resting') ?? {};
    expect(tests.length * sentences.length).toBeGreaterThan(0);
    expect(returns).toEqual(['session-ready.resting']);
    expect(
      charts.flatMap(({ states, said }) => states.flatMap((one) => one.sentences).filter((one) => !said[one])),
    ).toEqual([]);
  });
});
