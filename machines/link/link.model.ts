import { all, modelOf, rulesOf } from '../kit/rules.ts';
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
  apart: ({ context }) => context.takesAnother,
  invariants: [
    {
      rule: {
        de: 'Dass es gilt, oder warum nicht, steht nur da, wenn der Server es gesagt hat.',
        en: 'That it counts, or why it does not, is said only where the server said so.',
      },
      holds: all(
        answeredOnly('done', 'ok', 'pending'),
        answeredOnly('closed', 'closed', 'pending'),
        (after) => (after.context.answer === answer) === is(after, 'done'),
        (after) => (after.context.reason === 'expired') === is(after, 'closed'),
      ),
    },
    {
      rule: {
        de: 'Was geschehen ist oder nicht gilt, geschieht mit demselben Link kein zweites Mal.',
        en: 'What is done, or does not count, does not happen a second time with the same link.',
      },
      holds: (after) => !is(after, 'done', 'closed') || after.context.takesAnother || !can(after, submit),
    },
    {
      rule: { de: 'Was eingegeben wird, bleibt in keinem Zustand liegen.', en: 'No state keeps what is submitted.' },
      holds: (after) => !JSON.stringify(after.context).includes('a secret'),
    },
  ],
  happyPath: ['entering', 'pending', 'done'],
});
