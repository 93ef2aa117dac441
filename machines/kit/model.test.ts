import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { done } from './coverage.ts';
import { type Invariant, type Model, walkModel } from './model.ts';
import { unprovided } from './unprovided.ts';
import type { Words } from './words.ts';

const machine = setup({
  types: { events: {} as { type: 'knock' } },
  actors: { look: unprovided<{ kind: 'ok' }>('look') },
  delays: { patience: 1000 },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { knock: 'looking' } },
    looking: { invoke: { src: 'look', onDone: 'open', onError: 'shut' } },
    open: { after: { patience: 'shut' } },
  },
});
const words: Words<typeof machine>['en'] = {
  states: { shut: ['Shut', ''], looking: ['Somebody looks', ''], open: ['Open', ''] },
  events: { knock: 'knock' },
};
const modelWith = (holds: Invariant<typeof machine>['holds']): Model<typeof machine> => ({
  machine,
  words: { de: words, en: words },
  events: [{ type: 'knock' }, done('door.looking', { kind: 'ok' }), { type: 'xstate.after.patience.door.open' }],
  apart: () => null,
  invariants: [{ rule: { de: '', en: 'It is as it should be.' }, holds }],
  happyPath: ['shut', 'looking', 'open'],
});
const rule = '“It is as it should be.” is broken';

describe('a broken rule is told in the words of the diagram', () => {
  it.each([
    ['shut', 'at the start, in “Shut”'],
    ['looking', 'by “knock”, from “Shut” to “Somebody looks”'],
    ['open', 'by the answer ok, from “Somebody looks” to “Open”'],
  ])('where nothing may be %s', (state, step) => {
    expect(() => walkModel(modelWith(({ value }) => value !== state))).toThrow(`${rule} ${step}`);
  });

  it('where time passes', () => {
    const neverBack = modelWith((after, _, before) => before.value !== 'open' || after.value === 'open');
    expect(() => walkModel(neverBack)).toThrow(`${rule} by time that passes (patience), from “Open” to “Shut”`);
  });
});
