import { all, modelOf, rulesOf } from '../kit/rules.ts';
import { guardianConsentMachine } from './guardian-consent.machine.ts';
import { guardianConsentWords } from './guardian-consent.words.ts';

const { answerFor, can, comesFrom, is } = rulesOf(guardianConsentMachine);

const waiting = { contactId: 'c1', resendInMs: 60_000 };
const cooled = { contactId: 'c1', resendInMs: 0 };
const usedUp = { contactId: 'c1', resendInMs: null };
const named = [
  { kind: 'ok', ...waiting },
  { kind: 'ok', ...usedUp },
];
const values = {
  firstname: 'A',
  lastname: 'B',
  email: 'guardian@example.org',
  gender: 'female',
  relation: 'mother',
} as const;
const answer = 'awaitingGuardian.answer';
const resend = 'awaitingGuardian.resend';
/** Where the link can be sent again, pause and limit allowing. */
const resends = [
  ['awaitingGuardian', resend],
  ['expired', 'expired'],
  ['withdrawn', 'withdrawn'],
] as const;
const asked = ['loading', `${answer}.asking`] as const;

export const guardianConsentModel = modelOf(guardianConsentMachine, {
  words: guardianConsentWords,
  carrying: [
    { type: 'terms.accept', hash: 'h', findable: 'f' },
    { type: 'guardian.submit', values },
  ],
  answers: {
    askStanding: [
      { kind: 'accepted' },
      { kind: 'adult' },
      { kind: 'unnamed' },
      { kind: 'awaiting', ...waiting },
      { kind: 'awaiting', ...cooled },
      { kind: 'awaiting', contactId: 'c2', resendInMs: null },
      { kind: 'declined', ...waiting },
      ...['expired', 'withdrawn'].flatMap((kind) => [cooled, waiting, usedUp].map((facts) => ({ kind, ...facts }))),
    ],
    nameGuardian: named,
    resendLink: named,
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
      ),
    },
    {
      rule: {
        de: 'Erneut senden kann man nie, solange die Wartezeit läuft oder für heute genug gesendet ist.',
        en: 'Sending again is never possible during the pause, nor after the day’s last e-mail.',
      },
      holds: all(
        (after) => can(after, { type: 'link.resend' }) === resends.some(([, state]) => is(after, `${state}.available`)),
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
  ],
  happyPath: ['loading', 'minor', 'saving', `${answer}.resting`, `${answer}.asking`, 'accepted'],
});
