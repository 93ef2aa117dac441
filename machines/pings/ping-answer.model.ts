import type { ApplicantPing } from '../../contract/pings/pings.schema.ts';
import { crashed, done } from '../kit/coverage.ts';
import type { Model } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { pingAnswerMachine } from './ping-answer.machine.ts';
import { pingAnswerWords } from './ping-answer.words.ts';

const { answerFor, answered, answeredOnly, begins, comesFrom, is, leads, offered } = rulesOf(pingAnswerMachine);

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
const isAsked = (event: object): boolean =>
  'output' in event && Boolean((event.output as { ping?: ApplicantPing }).ping?.guardian_asked_at);
const answers = {
  accepting: pages[2][0],
  declining: pages[4][0],
  withdrawing: pages[8][0],
} as const;
const refused = { kind: 'refused', code: 'validation', message: '', errors: {} };
const events = [
  { type: 'page.retry' },
  { type: 'ping.accept' },
  { type: 'ping.decline' },
  { type: 'answer.cancel' },
  { type: 'accept.confirm' },
  { type: 'decline.confirm' },
  { type: 'decline.confirm', reason: 'found one' },
  { type: 'ping.withdraw' },
  { type: 'withdraw.confirm' },
  { type: 'withdraw.confirm', reason: 'too far' },
  ...[
    ...pages.map(([ping]) => ({ kind: 'ok', ping })),
    ...['expired', 'invalid', 'failed'].map((kind) => ({ kind })),
  ].map((answer) => done('pingAnswer.opening', answer)),
  crashed('pingAnswer.opening'),
  done('pingAnswer.accepting', { kind: 'ok', ping: asked }),
  ...Object.entries(answers).flatMap(([state, ping]) => [
    ...[{ kind: 'ok', ping }, { kind: 'conflict' }, refused, { kind: 'failed' }].map((answer) =>
      done(`pingAnswer.${state}`, answer),
    ),
    crashed(`pingAnswer.${state}`),
  ]),
];

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
        de: 'Eine Absage zählt erst nach einer Rückfrage.',
        en: 'A no counts only after a question.',
      },
      holds: all(
        comesFrom('declining', 'confirmingDecline'),
        comesFrom('confirmingDecline', 'asking', 'guardianAsked', 'declining'),
        offered({ type: 'ping.decline' }, 'asking', 'guardianAsked'),
        leads('ping.decline', 'confirmingDecline'),
        offered({ type: 'decline.confirm' }, 'confirmingDecline'),
        leads('decline.confirm', 'declining'),
      ),
    },
    {
      rule: {
        de: 'Jede Rückfrage kann man abbrechen, ohne dass etwas geschieht.',
        en: 'Every question can be cancelled without anything happening.',
      },
      holds: all(
        offered({ type: 'answer.cancel' }, 'confirmingAccept', 'confirmingDecline', 'confirmingWithdraw'),
        leads('answer.cancel', 'asking', 'guardianAsked', 'accepted'),
        (after, { type }, before) =>
          type !== 'answer.cancel' || is(after, 'accepted') === is(before, 'confirmingWithdraw'),
      ),
    },
    {
      rule: {
        de: 'Die Seite beginnt mit der Prüfung des Links und zeigt, was der Server von der Nachricht weiß.',
        en: 'The page begins with checking the link and shows what the server knows of the message.',
      },
      holds: all(begins('opening'), (after, event) => {
        const { output } = event as { output?: { ping?: ApplicantPing } };
        const ping = output?.ping;
        const page = ping && pages.find(([of]) => known(of as ApplicantPing) === known(ping))?.[1];
        const isOvertaken = page === 'accepted' && after.context.declined !== null;
        return answered('opening', {
          ...(page && { ok: isOvertaken ? 'confirmingWithdraw' : page }),
          expired: 'expired',
          invalid: 'invalid',
          failed: 'failed',
          crashed: 'failed',
        })(after, event);
      }),
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
    {
      rule: {
        de: 'Wer absagt und anderswo schon zugesagt hat, wird gefragt, ob die Zusage zurückgenommen werden soll; was getippt ist, bleibt.',
        en: 'Who says no and has said yes elsewhere is asked whether to take the yes back; what was typed stays.',
      },
      holds: all(
        (after, event, before) =>
          !is(after, 'confirmingWithdraw') || answerFor(event, 'opening') !== 'ok' || before.context.declined !== null,
        (after, event) =>
          event.type !== 'decline.confirm' || after.context.declined === ('reason' in event ? event.reason : ''),
        (after, { type }) => type !== 'answer.cancel' || !is(after, 'accepted') || after.context.declined === null,
      ),
    },
    {
      rule: {
        de: 'Ist die Nachricht inzwischen beantwortet oder zurückgezogen, öffnet sich die Seite neu; sonst bleibt die Frage stehen.',
        en: 'Where the message was answered or withdrawn meanwhile the page opens anew; else the question stays.',
      },
      holds: all(
        (after, event) =>
          answered('accepting', {
            ok: isAsked(event) ? 'guardianAsked' : 'accepted',
            conflict: 'opening',
            refused: 'confirmingAccept',
            failed: 'confirmingAccept',
            crashed: 'confirmingAccept',
          })(after, event),
        answered('declining', {
          ok: 'declined',
          conflict: 'opening',
          refused: 'confirmingDecline',
          failed: 'confirmingDecline',
          crashed: 'confirmingDecline',
        }),
        answered('withdrawing', {
          ok: 'withdrawn',
          conflict: 'opening',
          refused: 'confirmingWithdraw',
          failed: 'confirmingWithdraw',
          crashed: 'confirmingWithdraw',
        }),
      ),
    },
    {
      rule: {
        de: 'Gefragt wird nur, solange die Antwort noch aussteht.',
        en: 'The question is asked only while the answer is still open.',
      },
      holds: (after, event) =>
        !is(after, 'asking') ||
        (after.context.ping?.status === 'pending' &&
          (answerFor(event, 'opening') === 'ok' || event.type === 'answer.cancel')),
    },
    {
      rule: {
        de: 'Kommt keine Antwort, kann man die Seite noch einmal öffnen.',
        en: 'Where no answer comes one can open the page again.',
      },
      holds: all(offered({ type: 'page.retry' }, 'failed'), leads('page.retry', 'opening')),
    },
    nobodyWaitsForever(pingAnswerMachine, events),
  ],
  happyPath: ['opening', 'sorting', 'asking', 'confirmingAccept', 'accepting', 'accepted'],
};
