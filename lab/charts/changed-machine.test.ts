import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { AnyModel } from '../../machines/kit/model.ts';
import { models } from '../../machines/models.ts';
import { someOf } from '../../tests/support/whole.ts';
import { mutantsOf } from '../mutants/machine-mutants.ts';
import { brokenRule, brokenSentences } from '../oracle/broken.ts';
import { product } from '../oracle/product.ts';
import { flows } from '../paths/all-paths.ts';
import { guardianConsentFlow } from '../paths/guardian-consent.flow.ts';
import { coverOf } from '../paths/kit/cover.ts';
import { deadEnds } from './broken.ts';
import { parentsIn } from './chart.ts';
import { chartOf } from './read-chart.ts';
import { drawnAs } from './site/drawn.ts';

const removalsOf = (machine: AnyStateMachine) => mutantsOf(machine).filter(({ id }) => id.endsWith(': removed'));
const without = <Machine extends AnyStateMachine>(machine: Machine, transition: string) =>
  removalsOf(machine)
    .find(({ id }) => id.includes(transition))
    ?.make() as Machine;
const modelOf = (name: string) => models.find(({ machine }) => machine.id === name) as AnyModel;

describe('a machine that was changed', () => {
  it.each(models)('$machine.id is drawn all the same', (model) => {
    for (const { id, make } of someOf(removalsOf(model.machine), 4)) {
      const chart = chartOf({ ...model, machine: make() }, 'en');
      for (const open of [[], parentsIn(chart)]) expect(() => drawnAs(chart, new Set(open)), id).not.toThrow();
    }
  });

  it.each(flows)('$machine.id: what can still be walked is walked', (flow) => {
    const helpless = someOf(removalsOf(flow.machine), 5).filter(({ make }) => {
      const { lost, paths } = coverOf({ ...flow, machine: make() });
      return paths.length === 0 || lost.some((sentence) => sentence.includes('no path can be walked'));
    });
    expect(helpless.map(({ id }) => id)).toEqual([]);
  });

  it('says what is possible nowhere now, and what nothing leads to', () => {
    const lostWithout = (event: string) =>
      coverOf({ ...guardianConsentFlow, machine: without(guardianConsentFlow.machine, event) }).lost;
    expect(lostWithout('consent.retry')).toEqual(['guardianConsent: “try again” is possible nowhere.']);
    expect(lostWithout('terms.accept')).toContain('guardianConsent: no way leads to “Accepting”.');
  });

  it('says what is a dead end now: no end, and nothing leads out', () => {
    const link = modelOf('link');
    const changed = { ...link, machine: without(link.machine, 'failed -- link.submit') };
    expect(deadEnds(chartOf(link, 'en'))).toEqual([]);
    expect(deadEnds(chartOf(changed, 'en'))).toEqual(['link: nothing leads out of “No answer”.']);
  });

  it('says that it turns in a circle, and is drawn', () => {
    const guard = modelOf('chunkGuard');
    const { config, implementations } = guard.machine;
    const states = { ...config.states, watching: { always: 'failed' }, failed: { always: 'watching' } };
    const turning = { ...guard, machine: new StateMachine({ ...config, states } as never, implementations as never) };
    expect(brokenRule(turning as AnyModel).join()).toMatch(/^chunkGuard: Infinite loop/);
    expect(() => drawnAs(chartOf(turning as AnyModel, 'en'), new Set())).not.toThrow();
  });

  it('tells which rule it breaks, and which sentence it departs from', () => {
    const link = modelOf('link');
    const broken = removalsOf(link.machine).flatMap(({ make }) => brokenRule({ ...link, machine: make() }));
    expect(broken.join('\n')).toMatch(/link: “.*” is broken/);
    const consent = product.machine('guardianConsent');
    const machine = (name: string) => (name === consent.id ? without(consent, 'consent.retry') : product.machine(name));
    expect(brokenSentences({ ...product, machine })).toEqual([
      'consent.does-not-open “Where the server does not say how things stand, that is said and can be tried again.”: ' +
        'after consent.retry it should be loading; it is "failed"',
    ]);
  });
});
