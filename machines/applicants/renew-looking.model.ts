import { eventsOf } from '../kit/coverage.ts';
import { type Model, onlyTheState } from '../kit/model.ts';
import { nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { renewLookingMachine } from './renew-looking.machine.ts';
import { renewLookingWords } from './renew-looking.words.ts';

const { begins, is } = rulesOf(renewLookingMachine);
const until = '2027-02-18T12:00:00.000Z';
const events = eventsOf(renewLookingMachine, [], {
  renew: [{ kind: 'ok', until }, { kind: 'refused' }, { kind: 'failed' }],
});

export const renewLookingModel: Model<typeof renewLookingMachine> = {
  machine: renewLookingMachine,
  words: renewLookingWords,
  events,
  abstraction: onlyTheState,
  invariants: [
    {
      rule: {
        de: 'Der Server wird gefragt, sobald ein Mensch die Seite sieht.',
        en: 'The server is asked as soon as a person sees the page.',
      },
      holds: begins('renewing'),
    },
    {
      rule: {
        de: 'Ein Tag steht nur da, wenn die Suche bis dahin verlängert ist.',
        en: 'A day is named only where the search is extended until then.',
      },
      holds: (after) => after.context.until === (is(after, 'renewed') ? until : null),
    },
    nobodyWaitsForever(renewLookingMachine, events),
  ],
  happyPath: ['renewing', 'renewed'],
};
