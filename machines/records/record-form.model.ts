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
  invariants: {
    savedByServer: answeredOnly('editing.saved', 'submitting.saving ok', 'submitting.comparing same'),
    replacesNothingUnseen: all(
      comesFrom('submitting.comparing', 'submitting.saving'),
      answeredOnly('stale', 'submitting.comparing contested'),
      (after, event, before) => {
        const answer = answerFor(event, 'submitting.saving') ?? answerFor(event, 'submitting.comparing') ?? '';
        const found = { elsewhere: theirs, contested: theirs, ok: mine, same: mine }[answer];
        const isRead = event.type === 'form.discard' || event.type === 'record.changed';
        return after.context.record === (found ?? (isRead ? read : before.context.record));
      },
      (after) => !is(after, 'stale') || after.context.theirs === theirs,
    ),
    forgottenAfterwards: (after) =>
      JSON.stringify(after.context.values) === (is(after, 'submitting') ? JSON.stringify(submit.values) : '{}'),
    followsWhereUnchanged: offered({ type: 'record.changed', record: read }, 'editing.unchanged', 'editing.saved'),
  },
  happyPath: ['editing.unchanged', 'editing.changed', 'submitting.saving', 'editing.saved'],
});
