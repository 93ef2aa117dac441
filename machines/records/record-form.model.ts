import { all, modelOf, rulesOf } from '../kit/rules.ts';
import { recordFormMachine } from './record-form.machine.ts';
import { recordFormWords } from './record-form.words.ts';

const { answeredOnly, answerFor, comesFrom, is, offered } = rulesOf(recordFormMachine);

const submit = { type: 'form.submit', values: { name: 'Fair' } } as const;
const read = { name: '', version: 2 };
const theirs = { name: 'Letter', version: 3 };
const mine = { name: 'Fair', version: 4 };

export const recordFormModel = modelOf(recordFormMachine, {
  words: recordFormWords,
  inputs: [{ record: { version: 1 } }],
  carrying: [submit, { type: 'form.discard', record: read }, { type: 'record.changed', record: read }],
  answers: {
    save: [{ kind: 'ok', record: mine }],
    compare: [
      { kind: 'same', record: mine },
      { kind: 'elsewhere', record: theirs },
      { kind: 'contested', record: theirs },
    ],
  },
  invariants: [
    {
      rule: {
        de: 'Gespeichert heißt es nur, wenn der Server gespeichert hat oder dasselbe schon gilt.',
        en: 'Saved is said only where the server has saved, or the same counts already.',
      },
      holds: (after, event, before) =>
        !is(after, 'editing.saved') ||
        is(before, 'editing.saved') ||
        answerFor(event, 'submitting.saving') === 'ok' ||
        answerFor(event, 'submitting.comparing') === 'same',
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
        de: 'Gespeichert wird, was abgeschickt wurde; danach ist es hier vergessen.',
        en: 'Saved is what was submitted; afterwards it is forgotten here.',
      },
      holds: (after) =>
        JSON.stringify(after.context.values) === (is(after, 'submitting') ? JSON.stringify(submit.values) : '{}'),
    },
    {
      rule: {
        de: 'Wird der Eintrag neu gelesen, folgt ein Formular, in dem nichts Ungespeichertes steht, und kein anderes.',
        en: 'Where the record is read again, a form follows in which nothing unsaved stands, and no other.',
      },
      holds: offered({ type: 'record.changed', record: read }, 'editing.unchanged', 'editing.saved'),
    },
  ],
  happyPath: ['editing.unchanged', 'editing.changed', 'submitting.saving', 'editing.saved'],
});
