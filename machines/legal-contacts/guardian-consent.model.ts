import { all, keepsNot, modelOf, rulesOf } from '../kit/rules.ts';
import { guardianConsentMachine } from './guardian-consent.machine.ts';
import { guardianConsentWords } from './guardian-consent.words.ts';

const { answeredOnly, answerFor, can, comesFrom, is } = rulesOf(guardianConsentMachine);

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
      { kind: 'awaiting', ...waiting },
      { kind: 'awaiting', ...cooled },
      { kind: 'awaiting', contactId: 'c2', resendInMs: null },
      { kind: 'declined', ...waiting },
      ...['expired', 'withdrawn'].flatMap((kind) => [cooled, waiting, usedUp].map((facts) => ({ kind, ...facts }))),
    ],
    nameGuardian: named,
    resendLink: named,
  },
  invariants: {
    acceptedByServer: answeredOnly('accepted', 'accepting ok', 'loading accepted', `${answer}.asking accepted`),
    aloneWhenOldEnough: all(
      (after, event, before) =>
        !is(after, 'adult') ||
        is(before, 'adult', 'accepting') ||
        asked.some((state) => answerFor(event, state) === 'adult'),
      comesFrom('accepting', 'adult'),
    ),
    resentAfterThePause: all(
      (after) => can(after, { type: 'link.resend' }) === resends.some(([, state]) => is(after, `${state}.available`)),
      (after, _, before) => {
        const { resendInMs } = after.context;
        const pause = resendInMs === null ? 'limitedToday' : resendInMs === 0 ? 'available' : 'cooling';
        return resends.every(([top, state]) => !is(after, top) || is(before, top) || is(after, `${state}.${pause}`));
      },
    ),
    keepsNoGuardian: keepsNot(values.email),
  },
  happyPath: ['loading', 'minor', 'saving', `${answer}.resting`, `${answer}.asking`, 'accepted'],
});
