import { describe, expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import type { AnyModel } from '../../machines/kit/model.ts';
import { models } from '../../machines/models.ts';
import { someOf } from '../../tests/support/whole.ts';
import { mutantsOf } from '../mutants/machine-mutants.ts';
import { product } from '../oracle/product.ts';
import { flows } from '../paths/all-paths.ts';
import { guardianConsentFlow } from '../paths/guardian-consent.flow.ts';
import { coverOf } from '../paths/kit/cover.ts';
import { brokenRule, brokenSentences, deadEnds } from './broken.ts';
import { parentsIn } from './chart.ts';
import { chartOf } from './read-chart.ts';
import { drawnAs } from './site/drawn.ts';

const removalsOf = ({ machine }: Pick<AnyModel, 'machine'>) =>
  mutantsOf(machine).filter(({ id }) => id.endsWith(': removed'));

describe('a machine that was changed', () => {
  it.each(models.map((model) => [model.machine.id, model] as const))('%s is drawn all the same', (_, model) => {
    for (const { id, make } of someOf(removalsOf(model), 4)) {
      const chart = chartOf({ ...model, machine: make() }, 'en');
      for (const open of [[], parentsIn(chart)]) expect(() => drawnAs(chart, new Set(open)), id).not.toThrow();
    }
  });

  it.each(flows.map((flow) => [flow.flow?.id ?? flow.machine.id, flow] as const))(
    '%s: what can still be walked is walked',
    (_, flow) => {
      const helpless = someOf(removalsOf(flow), 5).filter(({ make }) => {
        const { lost, paths } = coverOf({ ...flow, machine: make() });
        return paths.length === 0 || lost.some((sentence) => sentence.includes('no path can be walked'));
      });
      expect(helpless.map(({ id }) => id)).toEqual([]);
    },
  );

  it('says what is possible nowhere now, and what nothing leads to', () => {
    const without = (event: string) =>
      removalsOf(guardianConsentFlow)
        .find(({ id }) => id.includes(event))
        ?.make() as typeof guardianConsentFlow.machine;
    expect(coverOf({ ...guardianConsentFlow, machine: without('consent.retry') }).lost).toEqual([
      'guardianConsent: “try again” is possible nowhere.',
    ]);
    expect(coverOf({ ...guardianConsentFlow, machine: without('terms.accept') }).lost).toContain(
      'guardianConsent: no way leads to “Accepting”.',
    );
  });

  it('says what is a dead end now: no end, and nothing leads out', () => {
    const link = models.find(({ machine }) => machine.id === 'link') as AnyModel;
    const retry = removalsOf(link).find(({ id }) => id.includes('failed -- link.submit'));
    const changed = chartOf({ ...link, machine: retry?.make() ?? link.machine }, 'en');
    expect([deadEnds(chartOf(link, 'en')), deadEnds(changed)]).toEqual([
      [],
      ['link: nothing leads out of “No answer”.'],
    ]);
  });

  it('says that it turns in a circle, and is drawn', () => {
    const guard = models.find(({ machine }) => machine.id === 'chunkGuard') as AnyModel;
    const { config, implementations } = guard.machine;
    const states = { ...config.states, watching: { always: 'failed' }, failed: { always: 'watching' } };
    const turning = { ...guard, machine: new StateMachine({ ...config, states } as never, implementations as never) };
    expect(brokenRule(turning as AnyModel).join()).toMatch(/^chunkGuard: Infinite loop/);
    expect(() => drawnAs(chartOf(turning as AnyModel, 'en'), new Set())).not.toThrow();
  });

  it('tells which rule it breaks', () => {
    const composer = models.find(({ machine }) => machine.id === 'pingComposer') as AnyModel;
    expect(brokenRule(composer)).toEqual([]);
    const broken = removalsOf(composer).flatMap(({ make }) => brokenRule({ ...composer, machine: make() }));
    expect(broken.join('\n')).toMatch(/pingComposer: “.*” is broken/);
  });

  it('tells which sentence it departs from', () => {
    const retry = removalsOf(guardianConsentFlow).find(({ id }) => id.includes('consent.retry'));
    const machine = (name: string) => (name === 'guardianConsent' && retry?.make()) || product.machine(name);
    expect(brokenSentences({ ...product, machine })).toEqual([
      'consent.does-not-open “Where the server does not say how things stand, that is said and can be tried again.”: ' +
        'after consent.retry it should be loading; it is "failed"',
    ]);
  });
});
