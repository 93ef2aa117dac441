import { all, modelOf, rulesOf } from '../kit/rules.ts';
import { recordActionMachine } from './record-action.machine.ts';
import { recordActionWords } from './record-action.words.ts';

const { can, comesFrom, is } = rulesOf(recordActionMachine);

const press = (action: string) => ({ type: 'action.press', action }) as const;
const actions = ['activate', 'archive', 'extend'] as const;

export const recordActionModel = modelOf(recordActionMachine, {
  words: recordActionWords,
  inputs: [{ offered: ['activate', 'archive'], asks: ['archive'] }, { offered: [] }],
  carrying: [
    ...actions.map(press),
    { type: 'action.confirm', details: { reason: 'filled' } },
    { type: 'record.changed', offered: ['activate', 'archive'] },
    { type: 'record.changed', offered: ['activate'] },
  ],
  invariants: {
    pressedOnlyWhereAllowed: (after) =>
      actions.every(
        (action) => can(after, press(action)) === (is(after, 'resting') && after.context.offered.includes(action)),
      ),
    askedFirst: all(
      (after, event) =>
        event.type !== 'action.press' ||
        is(after, after.context.asks.includes(after.context.pressed?.action ?? '') ? 'asking' : 'doing'),
      comesFrom('doing', 'resting', 'asking'),
    ),
    forgottenAfterwards: (after) => !is(after, 'resting') || after.context.pressed === null,
    asksOnlyThePossible: (after) =>
      !is(after, 'asking') || after.context.offered.includes(after.context.pressed?.action ?? ''),
  },
  happyPath: ['resting.offered', 'asking', 'doing', 'resting.done'],
});
