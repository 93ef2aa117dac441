import type { ApplicantPing } from '../../contract/pings/pings.schema.ts';
import { eventsOf } from '../kit/coverage.ts';
import type { Model } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { pingAnswerMachine } from './ping-answer.machine.ts';
import { pingAnswerWords } from './ping-answer.words.ts';

const { answeredOnly, comesFrom, is, leads, offered } = rulesOf(pingAnswerMachine);

const stands = { withdrawn_at: null };
const takenBack = { withdrawn_at: '2026-01-01T00:00:00Z' };
/** What the page shows of a message, by what the server knows of it. */
const pages = [
  [{ status: 'pending', release: null }, 'asking'],
  [{ status: 'pending', release: null, guardian_asked_at: '2026-01-01T00:00:00Z' }, 'guardianAsked'],
  [{ status: 'accepted', release: stands }, 'accepted'],
  [{ status: 'archived', release: stands }, 'accepted'],
  [{ status: 'declined', release: null }, 'declined'],
  [{ status: 'expired', release: null }, 'expired'],
  [{ status: 'revoked', release: null }, 'revoked'],
  [{ status: 'archived', release: null }, 'revoked'],
  [{ status: 'revoked', release: takenBack }, 'withdrawn'],
  [{ status: 'archived', release: takenBack }, 'withdrawn'],
] as const;
type Known = Pick<ApplicantPing, 'status' | 'release'> & { readonly guardian_asked_at?: string | null };
const known = ({ status, release, guardian_asked_at = null }: Known): string =>
  `${status} ${release === null ? '' : String(release.withdrawn_at !== null)} ${guardian_asked_at === null ? '' : 'asked'}`;
const asked = pages[1][0];
const answers = {
  accepting: pages[2][0],
  declining: pages[4][0],
  withdrawing: pages[8][0],
} as const;
const refused = { kind: 'refused', code: 'validation', message: '', errors: {} };
const afterAnswer = (ping: unknown) => [{ kind: 'ok', ping }, { kind: 'conflict' }, refused, { kind: 'failed' }];
const events = eventsOf(
  pingAnswerMachine,
  [
    { type: 'decline.confirm' },
    { type: 'decline.confirm', reason: 'found one' },
    { type: 'withdraw.confirm' },
    { type: 'withdraw.confirm', reason: 'too far' },
  ],
  {
    lookUp: [
      ...pages.map(([ping]) => ({ kind: 'ok', ping })),
      ...['expired', 'invalid', 'failed'].map((kind) => ({ kind })),
    ],
    accepting: [...afterAnswer(answers.accepting), { kind: 'ok', ping: asked }],
    declining: afterAnswer(answers.declining),
    withdrawing: afterAnswer(answers.withdrawing),
  },
);

export const pingAnswerModel: Model<typeof pingAnswerMachine> = {
  machine: pingAnswerMachine,
  words: pingAnswerWords,
  events,
  abstraction: {
    de: 'Es zählt der Stand der Nachricht, und ob Nein gesagt wurde.',
    en: 'What counts is the status of the message, and whether a no was sent.',
    key: ({ context: { ping, declined } }) => [ping && known(ping), declined !== null],
  },
  invariants: [
    {
      rule: {
        de: 'Nichts wird freigegeben, bevor die Frage, die es benennt, bejaht ist.',
        en: 'Nothing is released before the question that names it was answered with yes.',
      },
      holds: all(
        comesFrom('accepting', 'confirmingAccept'),
        comesFrom('confirmingAccept', 'asking', 'accepting'),
        offered({ type: 'ping.accept' }, 'asking'),
        leads('ping.accept', 'confirmingAccept'),
        offered({ type: 'accept.confirm' }, 'confirmingAccept'),
        leads('accept.confirm', 'accepting'),
      ),
    },
    {
      rule: {
        de: 'Wessen Eltern gefragt sind, sieht das und nichts anderes, bis sie antworten; absagen kann man weiterhin.',
        en: 'Whose guardian is asked sees that and nothing else until they answer; a no stays possible.',
      },
      holds: all(
        comesFrom('guardianAsked', 'opening', 'accepting', 'confirmingDecline'),
        (after) => !is(after, 'guardianAsked') || Boolean(after.context.ping?.guardian_asked_at),
        (after) => !is(after, 'asking') || !after.context.ping?.guardian_asked_at,
      ),
    },
    {
      rule: {
        de: 'Zugesagt, abgesagt oder zurückgenommen ist erst, was der Server so gespeichert hat.',
        en: 'Accepted, declined or taken back is only what the server has saved as such.',
      },
      holds: all(
        (after, event, before, told) =>
          is(before, 'confirmingWithdraw') ||
          answeredOnly('accepted', 'ok', 'accepting', 'opening')(after, event, before, told),
        answeredOnly('declined', 'ok', 'declining', 'opening'),
        answeredOnly('withdrawn', 'ok', 'withdrawing', 'opening'),
        (after) => !is(after, 'accepted') || after.context.ping?.release?.withdrawn_at === null,
        (after) => !is(after, 'declined') || after.context.ping?.status === 'declined',
        (after) => !is(after, 'withdrawn') || typeof after.context.ping?.release?.withdrawn_at === 'string',
      ),
    },
    {
      rule: {
        de: 'Eine Zusage wird erst nach einer Rückfrage zurückgenommen.',
        en: 'A yes is taken back only after a question.',
      },
      holds: all(
        comesFrom('withdrawing', 'confirmingWithdraw'),
        comesFrom('confirmingWithdraw', 'accepted', 'withdrawing', 'opening'),
        offered({ type: 'ping.withdraw' }, 'accepted'),
        leads('ping.withdraw', 'confirmingWithdraw'),
        offered({ type: 'withdraw.confirm' }, 'confirmingWithdraw'),
        leads('withdraw.confirm', 'withdrawing'),
      ),
    },
    nobodyWaitsForever(pingAnswerMachine, events),
  ],
  happyPath: ['opening', 'sorting', 'asking', 'confirmingAccept', 'accepting', 'accepted'],
};
