import { all, keepsNot, modelOf, rulesOf } from '../kit/rules.ts';
import { linkMachine } from './link.machine.ts';
import { linkWords } from './link.words.ts';

const { answeredOnly, can, is } = rulesOf(linkMachine);
const submit = { type: 'link.submit', values: { token: 'a secret' } } as const;
const answer = { until: '2026-11-27' };

export const linkModel = modelOf(linkMachine, {
  words: linkWords,
  inputs: [{ takesAnother: false }, { given: submit.values, takesAnother: false }, { takesAnother: true }],
  carrying: [submit],
  answers: {
    submit: [
      { kind: 'ok', answer },
      { kind: 'closed', reason: 'expired' },
    ],
  },
  invariants: {
    saidByServer: all(
      answeredOnly('done', 'pending ok'),
      answeredOnly('closed', 'pending closed'),
      (after) => (after.context.answer === answer) === is(after, 'done'),
      (after) => (after.context.reason === 'expired') === is(after, 'closed'),
    ),
    onceOnly: (after) => !is(after, 'done', 'closed') || after.context.takesAnother || !can(after, submit),
    keepsNothingTyped: keepsNot('a secret'),
  },
  happyPath: ['entering', 'pending', 'done'],
});
