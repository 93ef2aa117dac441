import type { ApplicantPing } from '../../contract/pings/pings.schema.ts';
import { crashed, done } from '../kit/coverage.ts';
import type { Model } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { pingAnswerMachine } from './ping-answer.machine.ts';
import { pingAnswerWords } from './ping-answer.words.ts';

const { answerFor, answered, answeredOnly, begins, comesFrom, is, leads, offered } = rulesOf(pingAnswerMachine);

/** What the page shows of a message, by its status. */
const pages = {
  pending: 'asking',
  accepted: 'accepted',
  declined: 'declined',
  expired: 'expired',
  revoked: 'revoked',
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
  ...[
    ...Object.keys(pages).map((status) => ({ kind: 'ok', ping: { status } })),
    ...['expired', 'invalid', 'failed'].map((kind) => ({ kind })),
  ].map((answer) => done('pingAnswer.opening', answer)),
  crashed('pingAnswer.opening'),
  ...['accepting', 'declining'].flatMap((state) => [
    ...[
      { kind: 'ok', ping: { status: state === 'accepting' ? 'accepted' : 'declined' } },
      { kind: 'conflict' },
      refused,
      { kind: 'failed' },
    ].map((answer) => done(`pingAnswer.${state}`, answer)),
    crashed(`pingAnswer.${state}`),
  ]),
];

export const pingAnswerModel: Model<typeof pingAnswerMachine> = {
  machine: pingAnswerMachine,
  words: pingAnswerWords,
  events,
  abstraction: {
    de: 'Es zählt der Stand der Nachricht.',
    en: 'What counts is the status of the message.',
    key: ({ context }) => context.ping?.status,
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
        de: 'Eine Absage zählt erst nach einer Rückfrage.',
        en: 'A no counts only after a question.',
      },
      holds: all(
        comesFrom('declining', 'confirmingDecline'),
        comesFrom('confirmingDecline', 'asking', 'declining'),
        offered({ type: 'ping.decline' }, 'asking'),
        leads('ping.decline', 'confirmingDecline'),
        offered({ type: 'decline.confirm' }, 'confirmingDecline'),
        leads('decline.confirm', 'declining'),
      ),
    },
    {
      rule: {
        de: 'Beide Rückfragen kann man abbrechen, ohne dass etwas geschieht.',
        en: 'Both questions can be cancelled without anything happening.',
      },
      holds: all(
        offered({ type: 'answer.cancel' }, 'confirmingAccept', 'confirmingDecline'),
        leads('answer.cancel', 'asking'),
      ),
    },
    {
      rule: {
        de: 'Die Seite beginnt mit der Prüfung des Links und zeigt, was der Server von der Nachricht weiß.',
        en: 'The page begins with checking the link and shows what the server knows of the message.',
      },
      holds: all(begins('opening'), (after, event) => {
        const { output } = event as { output?: { ping?: ApplicantPing } };
        const page = Object.entries(pages).find(([status]) => status === output?.ping?.status)?.[1];
        return answered('opening', {
          ...(page && { ok: page }),
          expired: 'expired',
          invalid: 'invalid',
          failed: 'failed',
          crashed: 'failed',
        })(after, event);
      }),
    },
    {
      rule: {
        de: 'Zugesagt oder abgesagt ist erst, was der Server so gespeichert hat.',
        en: 'Accepted or declined is only what the server has saved as such.',
      },
      holds: all(
        answeredOnly('accepted', 'ok', 'accepting', 'opening'),
        answeredOnly('declined', 'ok', 'declining', 'opening'),
        (after) => !is(after, 'accepted') || after.context.ping?.status === 'accepted',
        (after) => !is(after, 'declined') || after.context.ping?.status === 'declined',
      ),
    },
    {
      rule: {
        de: 'Ist die Nachricht inzwischen beantwortet oder zurückgezogen, öffnet sich die Seite neu; sonst bleibt die Frage stehen.',
        en: 'Where the message was answered or withdrawn meanwhile the page opens anew; else the question stays.',
      },
      holds: all(
        answered('accepting', {
          ok: 'accepted',
          conflict: 'opening',
          refused: 'confirmingAccept',
          failed: 'confirmingAccept',
          crashed: 'confirmingAccept',
        }),
        answered('declining', {
          ok: 'declined',
          conflict: 'opening',
          refused: 'confirmingDecline',
          failed: 'confirmingDecline',
          crashed: 'confirmingDecline',
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
