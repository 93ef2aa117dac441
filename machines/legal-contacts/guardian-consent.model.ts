import { eventsOf } from '../kit/coverage.ts';
import type { Model } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import {
  type AcceptTermsResult,
  type ConsentStanding,
  guardianConsentMachine,
  type NameGuardianResult,
} from './guardian-consent.machine.ts';
import { guardianConsentWords } from './guardian-consent.words.ts';

const { answerFor, answered, begins, can, comesFrom, elapses, is, leads, offered } = rulesOf(guardianConsentMachine);

const waiting = { contactId: 'c1', resendInMs: 60_000 };
const standings: ConsentStanding[] = [
  { kind: 'accepted' },
  { kind: 'adult' },
  { kind: 'unnamed' },
  { kind: 'awaiting', ...waiting },
  { kind: 'awaiting', contactId: 'c1', resendInMs: 0 },
  { kind: 'awaiting', contactId: 'c2', resendInMs: null },
  { kind: 'declined', ...waiting },
  { kind: 'expired', contactId: 'c1', resendInMs: 0 },
  { kind: 'expired', ...waiting },
  { kind: 'expired', contactId: 'c1', resendInMs: null },
  { kind: 'withdrawn', contactId: 'c1', resendInMs: 0 },
  { kind: 'withdrawn', ...waiting },
  { kind: 'withdrawn', contactId: 'c1', resendInMs: null },
  { kind: 'unauthenticated' },
  { kind: 'failed' },
];
const refused = { kind: 'refused', code: 'conflict', message: '', errors: {} } as const;
const accepted: AcceptTermsResult[] = [{ kind: 'ok' }, refused, { kind: 'failed' }];
const named: NameGuardianResult[] = [
  { kind: 'ok', ...waiting },
  { kind: 'ok', contactId: 'c1', resendInMs: null },
  refused,
  { kind: 'failed' },
];
const values = {
  firstname: 'A',
  lastname: 'B',
  email: 'guardian@example.org',
  gender: 'female',
  relation: 'mother',
} as const;
const submit = { type: 'guardian.submit', values } as const;
const accept = { type: 'terms.accept', hash: 'h', findable: 'f' } as const;
const answer = 'awaitingGuardian.answer';
const resend = 'awaitingGuardian.resend';
/** Where the link can be sent again, pause and limit allowing. */
const resends = [
  ['awaitingGuardian', resend],
  ['expired', 'expired'],
  ['withdrawn', 'withdrawn'],
] as const;
const asked = ['loading', `${answer}.asking`] as const;
const events = eventsOf(guardianConsentMachine, [accept, submit], {
  askStanding: standings,
  acceptTerms: accepted,
  nameGuardian: named,
  resendLink: named,
});

export const guardianConsentModel: Model<typeof guardianConsentMachine> = {
  machine: guardianConsentMachine,
  words: guardianConsentWords,
  events,
  abstraction: {
    de: 'Es zählen, wer gefragt ist und wie lange das erneute Senden wartet.',
    en: 'What counts is who is asked and how long sending again has to wait.',
    key: ({ context }) => context,
  },
  invariants: [
    {
      rule: {
        de: 'Angenommen ist erst, was der Server als angenommen kennt: durch die sorgeberechtigte Person oder, wer alt genug ist, durch eigene Zustimmung.',
        en: 'Accepted is only what the server knows as accepted: through the guardian or, where old enough, by oneself.',
      },
      holds: (after, event) =>
        !is(after, 'accepted') ||
        answerFor(event, 'accepting') === 'ok' ||
        asked.some((state) => answerFor(event, state) === 'accepted'),
    },
    {
      rule: {
        de: 'Allein zustimmen kann nur, wen der Server als alt genug kennt; kein Minderjähriger ohne bestätigte Zustimmung.',
        en: 'Only whom the server knows to be old enough accepts alone; no minor without a confirmed guardian.',
      },
      holds: all(
        (after, event, before) =>
          !is(after, 'adult') ||
          is(before, 'adult', 'accepting') ||
          asked.some((state) => answerFor(event, state) === 'adult'),
        comesFrom('accepting', 'adult'),
        offered(accept, 'adult'),
        leads('terms.accept', 'accepting'),
      ),
    },
    {
      rule: {
        de: 'Die Seite beginnt mit dem Stand vom Server und zeigt genau ihn.',
        en: 'The page begins with the state by the server and shows exactly that.',
      },
      holds: all(
        begins('loading'),
        answered('loading', {
          accepted: 'accepted',
          adult: 'adult.reading',
          unnamed: 'minor',
          awaiting: 'awaitingGuardian',
          declined: 'declined',
          expired: 'expired',
          withdrawn: 'withdrawn',
          unauthenticated: 'failed',
          failed: 'failed',
          crashed: 'failed',
        }),
        offered({ type: 'consent.retry' }, 'failed'),
        leads('consent.retry', 'loading'),
      ),
    },
    {
      rule: {
        de: 'Erneut senden kann man nie, solange die Wartezeit läuft oder für heute genug gesendet ist.',
        en: 'Sending again is never possible during the pause, nor after the day’s last e-mail.',
      },
      holds: all(
        (after) => can(after, { type: 'link.resend' }) === resends.some(([, state]) => is(after, `${state}.available`)),
        leads('link.resend', 'resending'),
        comesFrom('resending', ...resends.map(([, state]) => `${state}.available` as const)),
        ...resends.map(([, state]) => elapses('cooling', `${state}.cooling`, `${state}.available`)),
        (after, _, before) => {
          const { resendInMs } = after.context;
          const pause = resendInMs === null ? 'limitedToday' : resendInMs === 0 ? 'available' : 'cooling';
          return resends.every(([top, state]) => !is(after, top) || is(before, top) || is(after, `${state}.${pause}`));
        },
      ),
    },
    {
      rule: {
        de: 'Die Daten der sorgeberechtigten Person bleiben in keinem Zustand liegen.',
        en: 'No state keeps the guardian’s data.',
      },
      holds: (after) => !JSON.stringify(after.context).includes(values.email),
    },
    nobodyWaitsForever(guardianConsentMachine, events),
  ],
  happyPath: ['loading', 'minor', 'saving', `${answer}.resting`, `${answer}.asking`, 'accepted'],
};
