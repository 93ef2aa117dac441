import { describe, expect, it } from 'vitest';
import { createActor, type EventFromLogic, setup } from 'xstate';
import type { AnyModel, Invariant } from '../../machines/kit/model.ts';
import { productRoutes } from '../product-routes.ts';
import { product } from '../oracle/product.ts';
import { hunt } from './hunt.ts';
import { judge } from './judge.ts';
import { mutantsOf } from './machine-mutants.ts';
import type { Mutant } from './mutants.ts';

const door = setup({
  types: { events: {} as { type: 'open' } | { type: 'shut' } | { type: 'lock'; key: boolean } },
  guards: { hasKey: (_, { key }: { key: boolean }) => key },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      on: {
        open: { target: 'open' },
        lock: { guard: { type: 'hasKey', params: ({ event }) => event }, target: 'locked' },
      },
    },
    open: { on: { shut: { target: 'shut' } } },
    locked: {},
  },
});

const mutants = mutantsOf(door).map(({ id, make }): Mutant => ({
  id,
  part: 'door',
  make: () => ({ product, machine: make() }),
}));
const keyless = { type: 'lock', key: false } as const;
const model = (...rules: Invariant<typeof door>['holds'][]) =>
  ({
    machine: door,
    words: { en: { states: { shut: ['Shut'], open: ['Open'], locked: ['Locked'] }, events: {} } },
    events: [{ type: 'open' }, { type: 'shut' }, { type: 'lock', key: true }, keyless],
    apart: () => null,
    invariants: rules.map((holds, index) => ({ rule: { en: `rule ${index}`, de: '' }, holds })),
  }) as unknown as AnyModel;
const huntBy = (...rules: Invariant<typeof door>['holds'][]) =>
  mutants.map((mutant) => hunt(mutant, [], model(...rules)));
const idsOf = (hunted: readonly { mutant: Mutant }[]) => hunted.map(({ mutant }) => mutant.id);

describe('mutants', () => {
  it('differ in one thing each: every transition, guard and beginning', () => {
    expect(mutants.map(({ id }) => id)).toEqual([
      'door: shut -- open --> open: removed',
      'door: shut -- open --> open: goes to shut',
      'door: shut -- open --> open: goes to locked',
      'door: shut -- lock [hasKey] --> locked: removed',
      'door: shut -- lock [hasKey] --> locked: goes to shut',
      'door: shut -- lock [hasKey] --> locked: goes to open',
      'door: shut -- lock [hasKey] --> locked: guard turned round',
      'door: shut -- lock [hasKey] --> locked: guard taken away',
      'door: open -- shut --> shut: removed',
      'door: open -- shut --> shut: goes to open',
      'door: open -- shut --> shut: goes to locked',
      'door: (anywhere): begins in open',
      'door: (anywhere): begins in locked',
    ]);
  });

  it('leave the machine they are made from as it was', () => {
    for (const { make } of mutants) make();
    const shut = createActor(door).start().getSnapshot();
    expect(['open', 'lock'].map((type) => shut.can({ type, key: true } as never))).toEqual([true, true]);
    expect(shut.can(keyless)).toBe(false);
  });

  it('are what they are called', () => {
    const after = (change: string, ...events: EventFromLogic<typeof door>[]) => {
      const { machine } = mutants.find(({ id }) => id.endsWith(change))?.make() ?? {};
      const actor = createActor(machine ?? door).start();
      for (const event of events) actor.send(event);
      return actor.getSnapshot().value;
    };
    expect(after('open: removed', { type: 'open' })).toBe('shut');
    expect(after('open: goes to locked', { type: 'open' })).toBe('locked');
    expect(after('guard turned round', { type: 'lock', key: true })).toBe('shut');
    expect(after('guard turned round', keyless)).toBe('locked');
    expect(after('guard taken away', keyless)).toBe('locked');
    expect(after('begins in locked')).toBe('locked');
  });
});

describe('a hunt', () => {
  it('lists every mutant that a weak rule lets live', () => {
    const { survivors, killed } = judge(
      huntBy(() => true),
      [],
    );
    expect(killed).toEqual([]);
    expect(idsOf(survivors)).toEqual(mutants.map(({ id }) => id));
  });

  it('tells which a better rule kills, and by what', () => {
    const noLockWithoutKey: Invariant<typeof door>['holds'] = (after) => !after.matches('shut') || !after.can(keyless);
    const { survivors, killed } = judge(
      huntBy(() => true, noLockWithoutKey),
      [],
    );
    expect(idsOf(killed)).toEqual([
      'door: shut -- lock [hasKey] --> locked: guard turned round',
      'door: shut -- lock [hasKey] --> locked: guard taken away',
    ]);
    expect(killed[0]?.kills).toMatchObject([{ kind: 'rule', by: 'rule 1', crashed: false }]);
    expect(survivors).toHaveLength(mutants.length - 2);
  });

  it('calls a loop without end a crash, not a broken rule', () => {
    const turning = setup({ types: { events: {} as { type: 'go' } } }).createMachine({
      id: 'door',
      initial: 'a',
      states: {
        a: { on: { go: { target: 'b' } } },
        b: { always: { target: 'c' } },
        c: { always: { target: 'd' } },
        d: {},
      },
    });
    const endless = mutantsOf(turning).find(({ id }) => id === 'door: c -- always --> d: goes to b');
    const mutant = { id: '', part: 'door', make: () => ({ product, machine: endless!.make() }) };
    const { kills } = hunt(mutant, [], { ...model(() => true), events: [{ type: 'go' }] });
    expect(kills).toMatchObject([{ by: '', crashed: true }]);
  });

  it('may let the guards behind fetch-me live: pages that open without the session name none', () => {
    const areas = { logout: 0, publicLink: 0 };
    for (const { path, facts } of productRoutes) {
      const { area, guards } = facts;
      if (area !== 'logout' && area !== 'publicLink') continue;
      expect(guards, path).toEqual([]);
      areas[area] += 1;
    }
    expect(areas).toEqual({ logout: 1, publicLink: 9 });
  });

  it('believes no list of equivalents that is not true', () => {
    const hunted = huntBy(() => true);
    const killed = huntBy((after) => !after.matches('open') || after.can({ type: 'shut' }));
    const entry = (id: string) => ({ id, reason: 'because' });
    expect(judge(hunted, [entry('door: open -- shut --> *: removed')])).toMatchObject({
      complaints: [],
      explained: [{}],
    });
    expect(judge(killed, [entry('door: open -- shut --> *')]).complaints).toEqual([
      'killed by rule 0: door: open -- shut --> shut: removed',
    ]);
    expect(judge(hunted, [entry('door: window')]).complaints).toEqual(['no such mutant: door: window']);
  });
});
