import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { crashed, done, walk } from './coverage.ts';
import { unprovided, unprovidedActors } from './unprovided.ts';

const machine = setup({
  types: { context: {} as { many: boolean }, events: {} as { type: 'go' } | { type: 'back' } },
  actors: { fetchIt: unprovided<{ many: boolean }>('fetchIt') },
  guards: { isMany: (_, { many }: { many: boolean }) => many },
}).createMachine({
  id: 'm',
  context: { many: false },
  initial: 'one',
  states: {
    one: { on: { go: 'two' } },
    two: {
      invoke: {
        src: 'fetchIt',
        onDone: [
          { guard: { type: 'isMany', params: ({ event }) => event.output }, target: 'three' },
          { target: 'three' },
        ],
        onError: 'one',
      },
    },
    three: { always: 'four' },
    four: { on: { back: 'one' } },
  },
});

describe('walking a machine', () => {
  it('counts guard branches apart and fails by name on what was not walked', () => {
    const result = walk(machine, { events: [{ type: 'go' }, done('m.two', { many: true })] });
    expect(result.transitions).toBe(6);
    expect(result.notWalked).toEqual([
      'm.two -- xstate.done.actor.0.m.two --> m.three',
      'm.two -- xstate.error.actor.0.m.two --> m.one',
      'm.four -- back --> m.one',
    ]);
  });

  it('walks everything with all events', () => {
    const events = [
      { type: 'go' },
      { type: 'back' },
      done('m.two', { many: true }),
      done('m.two', { many: false }),
      crashed('m.two'),
    ];
    expect(walk(machine, { events })).toEqual({ states: 3, steps: 5, transitions: 6, notWalked: [] });
  });

  it('lets an invariant stop the test', () => {
    const check = () => {
      throw new Error('broken');
    };
    expect(() => walk(machine, { events: [{ type: 'go' }], check })).toThrow('broken');
  });
});

it('a placeholder is known by name until it is provided', () => {
  expect(unprovidedActors(machine)).toEqual(['fetchIt']);
  expect(
    unprovidedActors(
      machine.provide({ actors: { fetchIt: fromPromise<{ many: boolean }, void>(async () => ({ many: true })) } }),
    ),
  ).toEqual([]);
});
