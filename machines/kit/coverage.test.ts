import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { crashed, done, passed, walk } from './coverage.ts';
import { type Invariant, walkModel } from './model.ts';
import { unprovided, unprovidedActors } from './unprovided.ts';
import type { Words } from './words.ts';

const machine = setup({
  types: { events: {} as { type: 'knock' } },
  actors: { look: unprovided<{ known: boolean }>('look') },
  guards: { isKnown: (_, { known }: { known: boolean }) => known },
  delays: { patience: 1000 },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { knock: 'looking' } },
    looking: {
      invoke: {
        src: 'look',
        onDone: [{ guard: { type: 'isKnown', params: ({ event }) => event.output }, target: 'open' }, 'shut'],
        onError: 'shut',
      },
    },
    open: { after: { patience: 'shut' } },
  },
});
const knock = { type: 'knock' } as const;
const known = done('door.looking', { known: true });
const events = [knock, known, passed('patience', 'door.open')];

describe('walking a machine', () => {
  it('counts guard branches apart and fails by name on what was not walked', () => {
    expect(walk(machine, { events })).toEqual({
      states: 3,
      steps: 3,
      transitions: 5,
      notWalked: [
        'door.looking -- xstate.done.actor.0.door.looking --> door.shut',
        'door.looking -- xstate.error.actor.0.door.looking --> door.shut',
      ],
    });
    const others = [done('door.looking', { known: false }), crashed('door.looking')];
    expect(walk(machine, { events: [...events, ...others] })).toMatchObject({ steps: 5, notWalked: [] });
  });

  const words: Words<typeof machine>['en'] = {
    states: { shut: ['Shut', ''], looking: ['Somebody looks', ''], open: ['Open', ''] },
    events: { knock: 'knock' },
  };
  const walkWith = (holds: Invariant<typeof machine>['holds']) =>
    walkModel({
      machine,
      words: { de: words, en: words },
      events,
      apart: () => null,
      invariants: [{ rule: { de: '', en: 'It is as it should be.' }, holds }],
      happyPath: ['shut', 'looking', 'open'],
    });

  it.each([
    ['shut', 'at the start, in “Shut”'],
    ['looking', 'by “knock”, from “Shut” to “Somebody looks”'],
    ['open', 'by the answer {"known":true}, from “Somebody looks” to “Open”'],
  ])('tells in the words of the diagram that a rule is broken where nothing may be %s', (state, step) =>
    expect(() => walkWith(({ value }) => value !== state)).toThrow(`“It is as it should be.” is broken ${step}`),
  );

  it('tells where a rule is broken as time passes', () =>
    expect(() => walkWith((after, _, before) => before.value !== 'open' || after.value === 'open')).toThrow(
      'broken by time that passes (patience), from “Open” to “Shut”',
    ));
});

it('a placeholder is known by name until it is provided', () => {
  expect(unprovidedActors(machine)).toEqual(['look']);
  const look = fromPromise<{ known: boolean }, void>(async () => ({ known: true }));
  expect(unprovidedActors(machine.provide({ actors: { look } }))).toEqual([]);
});
