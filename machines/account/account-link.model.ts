import { eventsOf } from '../kit/coverage.ts';
import { type Model, onlyTheState } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { accountLinkMachine } from './account-link.machine.ts';
import { accountLinkWords } from './account-link.words.ts';

const { begins, comesFrom, is, leads } = rulesOf(accountLinkMachine);
const events = eventsOf(accountLinkMachine, [], {
  confirm: [
    { kind: 'ok', until: '2026-11-27T12:00:00.000Z', cancellable: true },
    ...['invalid', 'expired', 'used', 'kept', 'failed'].map((kind) => ({ kind })),
  ],
});

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
        de: 'Dass man es zurücknehmen kann, steht nur da, wenn es geschehen ist.',
        en: 'That one can take it back is said only once it is done.',
      },
      holds: (after) => after.context.cancellable === is(after, 'confirmed'),
    },
    nobodyWaitsForever(accountLinkMachine, events),
  ],
  happyPath: ['asking', 'confirming', 'confirmed'],
};
