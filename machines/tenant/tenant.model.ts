import { crashed, done } from '../kit/coverage.ts';
import type { Model } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { tenantMachine } from './tenant.machine.ts';
import { tenantWords } from './tenant.words.ts';

const { answerFor, answered, answeredOnly, is, leads, offered } = rulesOf(tenantMachine);
const found = { kind: 'found', tenant: { name: 'Chemie', slug: 'chemie', color: '#123456' } };
const events = [
  { type: 'tenant.retry' },
  ...[found, { kind: 'absent' }, { kind: 'failed' }].map((answer) => done('tenant.looking', answer)),
  crashed('tenant.looking'),
];
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
        de: 'Die Adresse sagt, womit es beginnt: „localhost“ wechselt zu „app“, ohne Namen davor wird nicht gesucht.',
        en: 'The address says how it begins: “localhost” leaves for “app”, without a name before it nothing is looked up.',
      },
      holds: (after, event) => {
        const beginning = Object.entries(beginnings).find(([hostname]) => hostname === after.context.host.hostname);
        return event.type !== 'xstate.init' || (beginning !== undefined && is(after, beginning[1]));
      },
    },
    {
      rule: {
        de: 'Zu „app“ wechselt nur, wer nicht schon dort ist.',
        en: 'Only who is not at “app” already leaves for it.',
      },
      holds: (after) => !is(after, 'leaving') || after.context.slug !== 'app',
    },
    {
      rule: {
        de: 'Ein unbekannter Name führt zu „app“; fehlt auch „app“, sagt die Seite es.',
        en: 'An unknown name leads to “app”; where “app” is missing too, the page says so.',
      },
      holds: (after, event) =>
        answerFor(event, 'looking') !== 'absent' ||
        is(after, after.context.slug === 'app' ? 'unconfigured' : 'leaving'),
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
    {
      rule: {
        de: 'Bleibt die Antwort aus, sagt die Seite es und sucht auf Knopfdruck noch einmal.',
        en: 'Where no answer comes the page says so, and looks again at the press of a button.',
      },
      holds: all(
        (after, event) =>
          answerFor(event, 'looking') === 'absent' ||
          answered('looking', { found: 'found', failed: 'failed', crashed: 'failed' })(after, event),
        offered({ type: 'tenant.retry' }, 'failed'),
        leads('tenant.retry', 'looking'),
      ),
    },
    nobodyWaitsForever(tenantMachine, events),
  ],
  happyPath: ['reading', 'looking', 'found'],
};
