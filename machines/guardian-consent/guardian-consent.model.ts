import { crashed, done, passed } from '../kit/coverage.ts';
import type { Model } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import {
  type AcceptTermsResult,
  type ConsentStanding,
  guardianConsentMachine,
  type NameGuardianResult,
} from './guardian-consent.machine.ts';
import { guardianConsentWords } from './guardian-consent.words.ts';

const { answerFor, answered, begins, can, comesFrom, elapses, is, leads, offered, undisturbed } =
  rulesOf(guardianConsentMachine);

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
const events = [
  { type: 'consent.retry' },
  accept,
  submit,
  { type: 'guardian.update' },
  { type: 'guardian.cancel' },
  { type: 'link.resend' },
  { type: 'tab.focused' },
  ...asked.flatMap((state) => [
    ...standings.map((standing) => done(`guardianConsent.${state}`, standing)),
    crashed(`guardianConsent.${state}`),
  ]),
  ...accepted.map((result) => done('guardianConsent.accepting', result)),
  crashed('guardianConsent.accepting'),
  ...['guardianConsent.saving', 'guardianConsent.replacing', 'guardianConsent.resending'].flatMap((state) => [
    ...named.map((result) => done(state, result)),
    crashed(state),
  ]),
  passed('poll', `guardianConsent.${answer}.resting`),
  ...resends.map(([, state]) => passed('cooling', `guardianConsent.${state}.cooling`)),
];

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
        de: 'Gilt inzwischen ein anderer Text, oder entscheidet man doch nicht allein, wird der Stand neu geholt.',
        en: 'Where another text is in force by now, or one does not decide alone after all, the state is fetched anew.',
      },
      holds: answered('accepting', {
        ok: 'accepted',
        refused: 'loading',
        failed: 'adult.failed',
        crashed: 'adult.failed',
      }),
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
        de: 'Wer wartet, erfährt jede Antwort; ist jemand anderes gefragt, wird der Stand neu geholt.',
        en: 'Who waits learns of every answer; where somebody else is asked, the state is fetched anew.',
      },
      holds: (after, event, before) => {
        const { output } = event as { output?: ConsentStanding };
        const same = output?.kind === 'awaiting' && output.contactId === before.context.contactId;
        return answered(`${answer}.asking`, {
          accepted: 'accepted',
          adult: 'adult.reading',
          unnamed: 'loading',
          awaiting: same ? `${answer}.resting` : 'loading',
          declined: 'declined',
          expired: 'expired',
          withdrawn: 'loading',
          unauthenticated: `${answer}.resting`,
          failed: `${answer}.resting`,
          crashed: `${answer}.resting`,
        })(after, event);
      },
    },
    {
      rule: {
        de: 'Nachgesehen wird, wenn die Zeit um ist und wenn die Seite wieder vorn ist, nie zweimal zugleich.',
        en: 'The server is asked when the time is over and when the page is in front again, never twice at once.',
      },
      holds: all(
        elapses('poll', `${answer}.resting`, `${answer}.asking`),
        offered({ type: 'tab.focused' }, `${answer}.resting`),
        leads('tab.focused', `${answer}.asking`),
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
        de: 'Nachzusehen ändert nichts an der Wartezeit, und umgekehrt.',
        en: 'Looking for an answer changes nothing about the pause, nor the other way round.',
      },
      holds: all(
        undisturbed(resend, ({ type }) => type.endsWith(`${resend}.cooling`)),
        undisturbed(answer, ({ type }) => type === 'tab.focused' || type.includes(`${answer}.`)),
        (after, _, before) =>
          !is(after, 'awaitingGuardian') || is(before, 'awaitingGuardian') || is(after, `${answer}.resting`),
      ),
    },
    {
      rule: {
        de: 'Gewartet wird erst, wenn die E-Mail hinausging; sonst bleibt, was eingetragen wurde.',
        en: 'One waits only once the e-mail has gone out; else what was entered stays.',
      },
      holds: all(
        answered('saving', { ok: 'awaitingGuardian', refused: 'minor', failed: 'minor', crashed: 'minor' }),
        answered('replacing', { ok: 'awaitingGuardian', refused: 'editing', failed: 'editing', crashed: 'editing' }),
        answered('resending', { ok: 'awaitingGuardian', refused: 'loading', failed: 'loading', crashed: 'loading' }),
      ),
    },
    {
      rule: {
        de: 'Eine Person eintragen kann, wer noch keine nannte oder eine andere nennen will.',
        en: 'A person can be entered by who has named none yet or wants to name another.',
      },
      holds: all(
        offered(submit, 'minor', 'editing'),
        (after, event, before) =>
          event.type !== 'guardian.submit' || is(after, is(before, 'minor') ? 'saving' : 'replacing'),
        offered({ type: 'guardian.update' }, 'awaitingGuardian', 'declined', 'expired', 'withdrawn'),
        leads('guardian.update', 'editing'),
        offered({ type: 'guardian.cancel' }, 'editing'),
        leads('guardian.cancel', 'loading'),
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
