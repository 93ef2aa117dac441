import { describe, expect, it } from 'vitest';
import { authors } from '../../contract/kit/roles.ts';
import { createActor } from 'xstate';
import { eventsFor } from '../kit/lifecycle.ts';
import { walkModel } from '../kit/model.ts';
import { lifecycles } from '../lifecycles.ts';
import { recordActionMachine } from './record-action.machine.ts';
import { recordActionModel } from './record-action.model.ts';
import { recordFormModel } from './record-form.model.ts';

it('a record’s buttons take every transition', () => {
  expect(walkModel(recordActionModel)).toEqual({ states: 16, steps: 76, transitions: 12, notWalked: [] });
});

it('a record’s form takes every transition', () => {
  expect(walkModel(recordFormModel)).toEqual({ states: 37, steps: 152, transitions: 19, notWalked: [] });
});

describe.each(lifecycles.map(({ lifecycle }) => [lifecycle.name, lifecycle] as const))('%s', (_, lifecycle) => {
  it('can be moved by exactly what its lifecycle gives each author in each status', () => {
    const all = [...new Set(lifecycle.transitions.map(({ event }) => event))];
    for (const status of lifecycle.statuses)
      for (const author of authors) {
        const offered = eventsFor(lifecycle, status, author);
        const buttons = createActor(recordActionMachine, { input: { offered } }).getSnapshot();
        expect(all.filter((action) => buttons.can({ type: 'action.press', action }))).toEqual(
          all.filter((action) => offered.includes(action)),
        );
      }
  });
});
