import type { ApplicantPing } from '../../contract/pings/pings.schema.ts';
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
type Known = Pick<ApplicantPing, 'status' | 'release'> & { readonly guardian_asked_at?: string | null };
const known = ({ status, release, guardian_asked_at = null }: Known): string =>
  `${status} ${release === null ? '' : String(release.withdrawn_at !== null)} ${guardian_asked_at === null ? '' : 'asked'}`;
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
  apart: ({ context: { ping, declined } }) => [ping && known(ping), declined !== null],
  invariants: [
    {
      rule: {
        de: 'Nichts wird freigegeben, bevor die Frage, die es benennt, bejaht ist.',
        en: 'Nothing is released before the question that names it was answered with yes.',
      },
      holds: all(comesFrom('accepting', 'confirmingAccept'), comesFrom('confirmingAccept', 'asking', 'accepting')),
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
      ),
    },
  ],
  happyPath: ['opening', 'sorting', 'asking', 'confirmingAccept', 'accepting', 'accepted'],
});
