import { crashed, done } from '../kit/coverage.ts';
import { type Model, onlyTheState } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { accountLinkMachine } from './account-link.machine.ts';
import { accountLinkWords } from './account-link.words.ts';

const { answered, begins, comesFrom, is, leads, offered } = rulesOf(accountLinkMachine);
const events = [
  { type: 'link.confirm' },
  ...[
    { kind: 'ok', until: '2026-11-27T12:00:00.000Z', cancellable: true },
    ...['invalid', 'expired', 'used', 'kept', 'failed'].map((kind) => ({ kind })),
  ].map((answer) => done('accountLink.confirming', answer)),
  crashed('accountLink.confirming'),
];

export const accountLinkModel: Model<typeof accountLinkMachine> = {
  machine: accountLinkMachine,
  words: accountLinkWords,
  events,
  abstraction: onlyTheState,
  invariants: [
    {
      rule: {
        de: 'Vor dem Druck auf den Knopf geschieht nichts.',
        en: 'Nothing happens before the button is pressed.',
      },
      holds: all(begins('asking'), comesFrom('confirming', 'asking', 'failed'), leads('link.confirm', 'confirming')),
    },
    {
      rule: {
        de: 'Der Knopf ist da, bis der Server geantwortet hat, und nach einem Fehler wieder.',
        en: 'The button is there until the server has answered, and again after a failure.',
      },
      holds: offered({ type: 'link.confirm' }, 'asking', 'failed'),
    },
    {
      rule: { de: 'Die Seite sagt, was der Server gesagt hat.', en: 'The page says what the server said.' },
      holds: answered('confirming', {
        ok: 'confirmed',
        invalid: 'invalid',
        expired: 'expired',
        used: 'used',
        kept: 'kept',
        failed: 'failed',
        crashed: 'failed',
      }),
    },
    {
      rule: {
        de: 'Dass man es zurücknehmen kann, steht nur da, wenn es geschehen ist.',
        en: 'That one can take it back is said only once it is done.',
      },
      holds: (after) => after.context.cancellable === is(after, 'confirmed'),
    },
    nobodyWaitsForever(accountLinkMachine, events),
  ],
  happyPath: ['asking', 'confirming', 'confirmed'],
};
