import { all, modelOf, rulesOf } from '../kit/rules.ts';
import { pingAnswerMachine } from './ping-answer.machine.ts';
import { pingAnswerWords } from './ping-answer.words.ts';

const { answeredOnly, comesFrom, is } = rulesOf(pingAnswerMachine);

const stands = { withdrawn_at: null };
const takenBack = { withdrawn_at: '2026-01-01T00:00:00Z' };
/** What the server knows of a message: each of these has a page. */
const pages = [
  { status: 'pending', release: null },
  { status: 'pending', release: null, guardian_asked_at: '2026-01-01T00:00:00Z' },
  { status: 'accepted', release: stands },
  { status: 'archived', release: stands },
  { status: 'declined', release: null },
  { status: 'expired', release: null },
  { status: 'revoked', release: null },
  { status: 'archived', release: null },
  { status: 'revoked', release: takenBack },
  { status: 'archived', release: takenBack },
] as const;
const ok = (ping: unknown) => ({ kind: 'ok', ping });

export const pingAnswerModel = modelOf(pingAnswerMachine, {
  words: pingAnswerWords,
  carrying: [
    { type: 'decline.confirm' },
    { type: 'decline.confirm', reason: 'found one' },
    { type: 'withdraw.confirm' },
    { type: 'withdraw.confirm', reason: 'too far' },
  ],
  answers: {
    lookUp: pages.map(ok),
    accepting: [ok(pages[2]), ok(pages[1])],
    declining: [ok(pages[4])],
    withdrawing: [ok(pages[8])],
  },
  invariants: {
    questionBeforeRelease: all(
      comesFrom('accepting', 'confirmingAccept'),
      comesFrom('confirmingAccept', 'asking', 'accepting'),
    ),
    guardianBeforeAnswer: all(
      comesFrom('guardianAsked', 'opening', 'accepting', 'confirmingDecline'),
      (after) => !is(after, 'guardianAsked') || Boolean(after.context.ping?.guardian_asked_at),
      (after) => !is(after, 'asking') || !after.context.ping?.guardian_asked_at,
    ),
    savedBeforeSaid: all(
      (after, event, before, told) =>
        is(before, 'confirmingWithdraw') ||
        answeredOnly('accepted', 'accepting ok', 'opening ok')(after, event, before, told),
      answeredOnly('declined', 'declining ok', 'opening ok'),
      answeredOnly('withdrawn', 'withdrawing ok', 'opening ok'),
      (after) => !is(after, 'accepted') || after.context.ping?.release?.withdrawn_at === null,
      (after) => !is(after, 'declined') || after.context.ping?.status === 'declined',
      (after) => !is(after, 'withdrawn') || typeof after.context.ping?.release?.withdrawn_at === 'string',
    ),
    questionBeforeTakingBack: all(
      comesFrom('withdrawing', 'confirmingWithdraw'),
      comesFrom('confirmingWithdraw', 'accepted', 'withdrawing', 'opening'),
    ),
  },
  happyPath: ['opening', 'sorting', 'asking', 'confirmingAccept', 'accepting', 'accepted'],
});
