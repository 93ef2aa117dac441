import { eventsOf } from '../kit/coverage.ts';
import type { Model } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { tenantMachine } from './tenant.machine.ts';
import { tenantWords } from './tenant.words.ts';

const { answeredOnly, is } = rulesOf(tenantMachine);
const found = { kind: 'found', tenant: { name: 'Chemie', slug: 'chemie', color: '#123456' } };
const events = eventsOf(tenantMachine, [], { lookUpTenant: [found, { kind: 'absent' }, { kind: 'failed' }] });
/** Where a page begins, by the name of its host. */
const beginnings = {
  localhost: 'leaving',
  '127.0.0.1': 'noSubdomain',
  'chemie.localhost': 'looking',
  'app.localhost': 'looking',
} as const;

export const tenantModel: Model<typeof tenantMachine> = {
  machine: tenantMachine,
  words: tenantWords,
  inputs: Object.keys(beginnings).map((hostname) => ({ hostname })),
  events,
  abstraction: {
    de: 'Es zählt der erste Teil des Namens in der Adresse.',
    en: 'What counts is the first part of the name in the address.',
    key: ({ context }) => context.slug,
  },
  invariants: [
    {
      rule: {
        de: 'Zu „app“ wechselt nur, wer nicht schon dort ist.',
        en: 'Only who is not at “app” already leaves for it.',
      },
      holds: (after) => !is(after, 'leaving') || after.context.slug !== 'app',
    },
    {
      rule: {
        de: 'Kein Anbieter erscheint, den der Server nicht genannt hat.',
        en: 'No provider appears that the server has not named.',
      },
      holds: all(
        answeredOnly('found', 'found', 'looking'),
        (after) => is(after, 'found') === (after.context.tenant !== null),
      ),
    },
    nobodyWaitsForever(tenantMachine, events),
  ],
  happyPath: ['reading', 'looking', 'found'],
};
