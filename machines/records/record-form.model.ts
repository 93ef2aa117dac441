import { crashed, done } from '../kit/coverage.ts';
import type { Model } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { recordFormMachine } from './record-form.machine.ts';
import { recordFormWords } from './record-form.words.ts';

const { answered, answeredOnly, answerFor, begins, comesFrom, is, leads, offered } = rulesOf(recordFormMachine);

const submit = { type: 'form.submit', values: { name: 'Fair' } } as const;
const read = { name: '', version: 2 };
const theirs = { name: 'Letter', version: 3 };
const mine = { name: 'Fair', version: 4 };
const waiting = ['submitting.saving', 'submitting.comparing'] as const;
const events = [
  submit,
  { type: 'form.change' },
  { type: 'form.discard', record: read },
  { type: 'theirs.keep' },
  { type: 'record.changed', record: read },
  ...[
    { kind: 'ok', record: mine },
    { kind: 'stale' },
    { kind: 'refused', code: 'validation', message: '', errors: {} },
    { kind: 'unauthenticated' },
    { kind: 'failed' },
  ].map((answer) => done('recordForm.submitting.saving', answer)),
  crashed('recordForm.submitting.saving'),
  ...[
    { kind: 'same', record: mine },
    { kind: 'elsewhere', record: theirs },
    { kind: 'contested', record: theirs },
    { kind: 'unauthenticated' },
    { kind: 'failed' },
  ].map((answer) => done('recordForm.submitting.comparing', answer)),
  crashed('recordForm.submitting.comparing'),
];

export const recordFormModel: Model<typeof recordFormMachine> = {
  machine: recordFormMachine,
  words: recordFormWords,
  inputs: [{ record: { version: 1 } }],
  events,
  abstraction: {
    de: 'Es zählt, auf welchem Stand das Formular beruht und ob jemand schneller war.',
    en: 'What counts is which version the form is based on, and whether somebody was faster.',
    key: ({ context }) => context,
  },
  invariants: [
    {
      rule: {
        de: 'Gespeichert heißt es nur, wenn der Server gespeichert hat oder dasselbe schon gilt.',
        en: 'Saved is said only where the server has saved, or the same counts already.',
      },
      holds: all(
        begins('editing.unchanged'),
        (after, event, before) =>
          !is(after, 'editing.saved') ||
          is(before, 'editing.saved') ||
          answerFor(event, 'submitting.saving') === 'ok' ||
          answerFor(event, 'submitting.comparing') === 'same',
      ),
    },
    {
      rule: {
        de: 'Was ein anderer inzwischen gespeichert hat, überschreibt niemand ungesehen: entweder betrifft es anderes, oder beides steht nebeneinander.',
        en: 'What somebody else saved meanwhile is replaced by nobody unseen: either it is about another part, or both stand side by side.',
      },
      holds: all(
        comesFrom('submitting.comparing', 'submitting.saving'),
        answeredOnly('stale', 'contested', 'submitting.comparing'),
        (after, event, before) => {
          const answer = answerFor(event, 'submitting.saving') ?? answerFor(event, 'submitting.comparing') ?? '';
          const found = { elsewhere: theirs, contested: theirs, ok: mine, same: mine }[answer];
          const isRead = event.type === 'form.discard' || event.type === 'record.changed';
          return after.context.record === (found ?? (isRead ? read : before.context.record));
        },
        (after) => !is(after, 'stale') || after.context.theirs === theirs,
      ),
    },
    {
      rule: {
        de: 'Wer schneller war, steht da, bis entschieden ist.',
        en: 'Who was faster is said until it is decided.',
      },
      holds: (after, event, before) => {
        const isSaved = is(after, 'editing.saved') && is(before, 'submitting');
        const isContested = answerFor(event, 'submitting.comparing') === 'contested';
        if (isSaved || event.type === 'theirs.keep') return after.context.theirs === null;
        return isContested ? after.context.theirs === theirs : after.context.theirs === before.context.theirs;
      },
    },
    {
      rule: {
        de: 'Gespeichert wird, was abgeschickt wurde; danach ist es hier vergessen.',
        en: 'Saved is what was submitted; afterwards it is forgotten here.',
      },
      holds: (after) =>
        JSON.stringify(after.context.values) === (is(after, 'submitting') ? JSON.stringify(submit.values) : '{}'),
    },
    {
      rule: {
        de: 'Abschicken geht immer, nur nicht zweimal zugleich; ändern und verwerfen, solange nichts unterwegs ist; das andere behalten nur, wo eines da steht.',
        en: 'Submitting is always possible, only not twice at once; changing and discarding while nothing is under way; keeping theirs only where there is one to see.',
      },
      holds: all(
        offered(submit, 'editing', 'stale'),
        leads('form.submit', 'submitting.saving'),
        offered({ type: 'theirs.keep' }, 'stale'),
        leads('theirs.keep', 'editing.unchanged'),
        offered({ type: 'form.change' }, 'editing'),
        leads('form.change', 'editing.changed'),
        offered({ type: 'form.discard', record: read }, 'editing'),
        leads('form.discard', 'editing.unchanged'),
      ),
    },
    {
      rule: {
        de: 'Wird der Eintrag neu gelesen, folgt ein Formular, in dem nichts Ungespeichertes steht, und kein anderes.',
        en: 'Where the record is read again, a form follows in which nothing unsaved stands, and no other.',
      },
      holds: all(
        offered({ type: 'record.changed', record: read }, 'editing.unchanged', 'editing.saved'),
        (after, event, before) =>
          event.type !== 'record.changed' || JSON.stringify(after.value) === JSON.stringify(before.value),
      ),
    },
    {
      rule: {
        de: 'Die Seite sagt, was der Server gesagt hat; was entschieden ist, wird einmal gemeldet.',
        en: 'The page says what the server said; what is decided is told once.',
      },
      holds: all(
        answered('submitting.saving', {
          ok: 'editing.saved',
          stale: 'submitting.comparing',
          refused: 'editing.refused',
          unauthenticated: 'editing.changed',
          failed: 'editing.failed',
          crashed: 'editing.failed',
        }),
        answered('submitting.comparing', {
          same: 'editing.saved',
          elsewhere: 'submitting.saving',
          contested: 'stale',
          unauthenticated: 'editing.changed',
          failed: 'editing.failed',
          crashed: 'editing.failed',
        }),
        (after, event, _, told) => {
          const kind = waiting.map((state) => answerFor(event, state)).find((it) => it !== undefined);
          return told.length === (kind === undefined || kind === 'crashed' || is(after, 'submitting') ? 0 : 1);
        },
      ),
    },
    nobodyWaitsForever(recordFormMachine, events),
  ],
  happyPath: ['editing.unchanged', 'editing.changed', 'submitting.saving', 'editing.saved'],
};
