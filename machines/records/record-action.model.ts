import { crashed, done } from '../kit/coverage.ts';
import type { Model } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { recordActionMachine } from './record-action.machine.ts';
import { recordActionWords } from './record-action.words.ts';

const { answered, answerFor, begins, can, comesFrom, is, leads, offered } = rulesOf(recordActionMachine);

const confirm = { type: 'action.confirm', details: { reason: 'filled' } } as const;
const press = (action: string) => ({ type: 'action.press', action }) as const;
const actions = ['activate', 'archive', 'extend'] as const;
const events = [
  ...actions.map(press),
  confirm,
  { type: 'action.cancel' },
  { type: 'record.changed', offered: ['activate', 'archive'] },
  { type: 'record.changed', offered: ['activate'] },
  ...[
    { kind: 'ok' },
    { kind: 'refused', code: 'transition_not_allowed', message: '', errors: {} },
    { kind: 'unauthenticated' },
    { kind: 'failed' },
  ].map((answer) => done('recordAction.doing', answer)),
  crashed('recordAction.doing'),
];

export const recordActionModel: Model<typeof recordActionMachine> = {
  machine: recordActionMachine,
  words: recordActionWords,
  inputs: [{ offered: ['activate', 'archive'], asks: ['archive'] }, { offered: [] }],
  events,
  abstraction: {
    de: 'Es zählt, was angeboten ist und was zuletzt gedrückt wurde.',
    en: 'What counts is what is offered and what was pressed last.',
    key: ({ context: { offered: now, pressed } }) => ({ now, pressed }),
  },
  invariants: [
    {
      rule: {
        de: 'Gedrückt werden kann, was der Stand des Eintrags erlaubt, und nichts anderes; und nicht, solange gefragt oder gewartet wird.',
        en: 'What the record’s status allows can be pressed, and nothing else; and not while it asks or waits.',
      },
      holds: all(begins('resting.offered'), (after) =>
        actions.every(
          (action) => can(after, press(action)) === (is(after, 'resting') && after.context.offered.includes(action)),
        ),
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
        comesFrom('asking', 'resting'),
        comesFrom('doing', 'resting', 'asking'),
        offered(confirm, 'asking'),
        leads('action.confirm', 'doing'),
        leads('action.cancel', 'resting.offered'),
        offered({ type: 'action.cancel' }, 'asking'),
      ),
    },
    {
      rule: {
        de: 'Getan wird, was gedrückt wurde, mit dem, was dazu gesagt wurde; danach ist beides vergessen.',
        en: 'Done is what was pressed, with what was said to it; afterwards both are forgotten.',
      },
      holds: (after, event) => {
        const { pressed } = after.context;
        if (is(after, 'resting')) return pressed === null;
        if (event.type === 'action.press') return pressed?.action === (event as unknown as { action: string }).action;
        return event.type !== 'action.confirm' || JSON.stringify(pressed?.details) === JSON.stringify(confirm.details);
      },
    },
    {
      rule: {
        de: 'Gefragt wird nur nach dem, was noch möglich ist.',
        en: 'It asks only about what is still possible.',
      },
      holds: (after) => !is(after, 'asking') || after.context.offered.includes(after.context.pressed?.action ?? ''),
    },
    {
      rule: {
        de: 'Angeboten ist immer, was zuletzt gelesen wurde; gelesen wird jederzeit, und was unterwegs ist, bleibt es.',
        en: 'Offered is always what was read last; it is read at any time, and what is under way stays so.',
      },
      holds: (after, event, before) => {
        if (event.type !== 'record.changed')
          return event.type === 'xstate.init' || after.context.offered === before.context.offered;
        const { offered: read } = event as unknown as { offered: readonly string[] };
        const stays = JSON.stringify(after.value) === JSON.stringify(before.value);
        const isGone = is(before, 'asking') && !read.includes(before.context.pressed?.action ?? '');
        return after.context.offered === read && (isGone ? is(after, 'resting.offered') : stays);
      },
    },
    {
      rule: {
        de: 'Die Seite sagt, was der Server gesagt hat; jede Antwort wird einmal gemeldet.',
        en: 'The page says what the server said; every answer is told once.',
      },
      holds: all(
        answered('doing', {
          ok: 'resting.done',
          refused: 'resting.refused',
          unauthenticated: 'resting.offered',
          failed: 'resting.failed',
          crashed: 'resting.failed',
        }),
        (_, event, __, told) => {
          const kind = answerFor(event, 'doing');
          return told.length === (kind === undefined || kind === 'crashed' ? 0 : 1);
        },
      ),
    },
    nobodyWaitsForever(recordActionMachine, events),
  ],
  happyPath: ['resting.offered', 'asking', 'doing', 'resting.done'],
};
