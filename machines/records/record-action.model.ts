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
  apart: ({ context: { offered: now, pressed } }) => ({ now, pressed }),
  invariants: [
    {
      rule: {
        de: 'Gedrückt werden kann, was der Stand des Eintrags erlaubt, und nichts anderes; und nicht, solange gefragt oder gewartet wird.',
        en: 'What the record’s status allows can be pressed, and nothing else; and not while it asks or waits.',
      },
      holds: (after) =>
        actions.every(
          (action) => can(after, press(action)) === (is(after, 'resting') && after.context.offered.includes(action)),
        ),
    },
    {
      rule: {
        de: 'Was nachfragt, geschieht nie ohne Bestätigung; was nicht nachfragt, sofort.',
        en: 'What asks first never happens without being confirmed; what does not, happens at once.',
      },
      holds: all(
        (after, event) =>
          event.type !== 'action.press' ||
          is(after, after.context.asks.includes(after.context.pressed?.action ?? '') ? 'asking' : 'doing'),
        comesFrom('doing', 'resting', 'asking'),
      ),
    },
    {
      rule: {
        de: 'Was gedrückt und dazu gesagt wurde, ist danach vergessen.',
        en: 'What was pressed, and what was said to it, is forgotten afterwards.',
      },
      holds: (after) => !is(after, 'resting') || after.context.pressed === null,
    },
    {
      rule: {
        de: 'Gefragt wird nur nach dem, was noch möglich ist.',
        en: 'It asks only about what is still possible.',
      },
      holds: (after) => !is(after, 'asking') || after.context.offered.includes(after.context.pressed?.action ?? ''),
    },
  ],
  happyPath: ['resting.offered', 'asking', 'doing', 'resting.done'],
});
