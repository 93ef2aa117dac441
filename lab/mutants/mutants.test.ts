import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { chunkGuardModel } from '../../machines/chunk-guard/chunk-guard.model.ts';
import type { AnyModel, Invariant } from '../../machines/kit/model.ts';
import { linkModel } from '../../machines/link/link.model.ts';
import { hunt, judge } from './hunt.ts';
import { type Mutant, mutantsIn } from './mutants.ts';
import { screenFaults } from './screen-faults.ts';

/** Small enough to tell each of its mutants by heart. */
const { machine } = chunkGuardModel;
const mutants = mutantsIn(machine);

type Holds = Invariant<typeof machine>['holds'];
const ruledBy = (model: object, holds: Holds) =>
  ({ ...model, invariants: [{ de: '', en: 'the rule', holds }] }) as unknown as AnyModel;
const huntBy = (holds: Holds) => mutants.map((mutant) => hunt(mutant, [], ruledBy(chunkGuardModel, holds)));
const idsOf = (hunted: readonly { mutant: Mutant }[]) => hunted.map(({ mutant }) => mutant.id);

const asks = 'chunkGuard: watching -- chunk.failed [canReload] --> reloading';
const otherwise = 'chunkGuard: watching -- chunk.failed --> failed';
const forgetful = { type: 'chunk.failed', now: 0, reloadedAt: null, storageWorks: false } as const;
const reloadsForgetfully: Holds = (after, event) => !after.matches('reloading') || event['storageWorks'] !== false;

it('every mutant that a weak rule lets live is listed: each transition, guard, entry and beginning', () => {
  const { survivors, killed } = judge(
    huntBy(() => true),
    [],
  );
  expect(killed).toEqual([]);
  const again = 'chunkGuard: failed -- reload.request --> reloading';
  expect(idsOf(survivors)).toEqual([
    'chunkGuard: (anywhere): begins in reloading',
    'chunkGuard: (anywhere): begins in failed',
    ...['removed', 'goes to watching', 'goes to failed', 'guard turned round', 'guard taken away'].map(
      (change) => `${asks}: ${change}`,
    ),
    ...['removed', 'goes to watching', 'goes to reloading'].map((change) => `${otherwise}: ${change}`),
    'chunkGuard: reloading: does nothing on entry',
    ...['removed', 'goes to watching', 'goes to failed'].map((change) => `${again}: ${change}`),
  ]);
});

it('a better rule kills those that it is about, and no other', () => {
  const { survivors, killed } = judge(huntBy(reloadsForgetfully), []);
  const about = [`${asks}: guard turned round`, `${asks}: guard taken away`, `${otherwise}: goes to reloading`];
  expect(idsOf(killed)).toEqual(about);
  expect(killed[0]?.kills).toMatchObject([{ kind: 'rule', by: 'the rule', crashed: false }]);
  expect(survivors).toHaveLength(mutants.length - about.length);
});

it.each([
  [`${asks}: removed`, { ...forgetful, storageWorks: true }, 'failed'],
  [`${asks}: goes to watching`, { ...forgetful, storageWorks: true }, 'watching'],
  [`${asks}: guard turned round`, forgetful, 'reloading'],
  [`${asks}: guard taken away`, forgetful, 'reloading'],
  [`${otherwise}: removed`, forgetful, 'watching'],
  ['begins in failed', forgetful, 'failed'],
] as const)('%s is what it is called, and leaves the machine as it was', (change, event, state) => {
  const standsAfter = (made: typeof machine) => {
    const actor = createActor(made).start();
    actor.send(event);
    return actor.getSnapshot().value;
  };
  const mutant = mutants.find(({ id }) => id.endsWith(change));
  expect(standsAfter(mutant?.make().machine as typeof machine)).toBe(state);
  expect(standsAfter(machine)).toBe(event.storageWorks ? 'reloading' : 'failed');
});

it('a machine that can’t go on is a crash, not a broken rule', () => {
  const stuck = mutantsIn(linkModel.machine).find(({ id }) => /change.*goes to pending/.test(id));
  const { kills } = hunt(
    stuck as Mutant,
    [],
    ruledBy(linkModel, () => true),
  );
  expect(kills).toMatchObject([{ kind: 'rule', by: '', crashed: true }]);
});

it('a list of equivalents that is not true is not believed', () => {
  const [alive, killed] = [huntBy(() => true), huntBy(reloadsForgetfully)];
  const removed = `${otherwise.replace('watching', '*')}: removed`;
  expect(judge(alive, [removed])).toMatchObject({ complaints: [], explained: [{}] });
  const taken = `${asks}: guard taken away`;
  expect(judge(killed, [taken.replace(' taken ', '*')]).complaints).toEqual([`killed by the rule: ${taken}`]);
  expect(judge(alive, ['chunkGuard: window']).complaints).toEqual(['no such mutant: chunkGuard: window']);
});

it.each(screenFaults)('there is still a place for the fault: %s', (_, __, file, from) => {
  expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).toContain(from);
});
