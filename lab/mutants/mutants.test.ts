import { expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import type { AnyModel, Invariant } from '../../machines/kit/model.ts';
import { product } from '../oracle/product.ts';
import { hunt, judge } from './hunt.ts';
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

type Holds = Invariant<typeof door>['holds'];
const mutants = mutantsOf(door).map(({ id, make }): Mutant => ({
  id,
  part: 'door',
  make: () => ({ product, machine: make() }),
}));
const keyless = { type: 'lock', key: false } as const;
function huntBy(holds: Holds) {
  const model = {
    machine: door,
    words: { en: { states: { shut: ['Shut'], open: ['Open'], locked: ['Locked'] }, events: {} } },
    events: [{ type: 'open' }, { type: 'shut' }, { type: 'lock', key: true }, keyless],
    apart: () => null,
    invariants: [{ rule: { en: 'the rule', de: '' }, holds }],
  } as unknown as AnyModel;
  return mutants.map((mutant) => hunt(mutant, [], model));
}
const idsOf = (hunted: readonly { mutant: Mutant }[]) => hunted.map(({ mutant }) => mutant.id);

it('every mutant that a weak rule lets live is listed: each transition, guard and beginning', () => {
  const { survivors, killed } = judge(
    huntBy(() => true),
    [],
  );
  expect(killed).toEqual([]);
  expect(idsOf(survivors)).toEqual([
    'door: (anywhere): begins in open',
    'door: (anywhere): begins in locked',
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
  ]);
});

it('a better rule kills those that it is about, and no other', () => {
  const { survivors, killed } = judge(
    huntBy((after) => !after.matches('shut') || !after.can(keyless)),
    [],
  );
  expect(idsOf(killed)).toEqual([
    'door: shut -- lock [hasKey] --> locked: guard turned round',
    'door: shut -- lock [hasKey] --> locked: guard taken away',
  ]);
  expect(killed[0]?.kills).toMatchObject([{ kind: 'rule', by: 'the rule', crashed: false }]);
  expect(survivors).toHaveLength(mutants.length - 2);
});

it.each([
  ['open: removed', { type: 'open' }, 'shut'],
  ['open: goes to locked', { type: 'open' }, 'locked'],
  ['guard turned round', { type: 'lock', key: true }, 'shut'],
  ['guard taken away', keyless, 'locked'],
] as const)('%s is what it is called', (change, event, state) => {
  const actor = createActor(mutants.find(({ id }) => id.endsWith(change))?.make().machine ?? door).start();
  actor.send(event);
  expect(actor.getSnapshot().value).toBe(state);
});

it('a list of equivalents that is not true is not believed', () => {
  const alive = huntBy(() => true);
  const killed = huntBy((after) => !after.matches('open') || after.can({ type: 'shut' }));
  const entry = (id: string) => ({ id, reason: 'because' });
  expect(judge(alive, [entry('door: open -- shut --> *: removed')])).toMatchObject({ complaints: [], explained: [{}] });
  expect(judge(killed, [entry('door: open -- shut --> *')]).complaints).toEqual([
    'killed by the rule: door: open -- shut --> shut: removed',
  ]);
  expect(judge(alive, [entry('door: window')]).complaints).toEqual(['no such mutant: door: window']);
});
