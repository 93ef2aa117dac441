import type { GuardianView } from '../../contract/legal-contacts/legal-contacts.schema.ts';
import { all, modelOf, rulesOf } from '../kit/rules.ts';
import { guardianAnswerMachine } from './guardian-answer.machine.ts';
import { guardianAnswerWords } from './guardian-answer.words.ts';

const { answeredOnly, can, comesFrom, is } = rulesOf(guardianAnswerMachine);

export const viewOf = (
  status: GuardianView['status'],
  noLongerNeeded = false,
  link: GuardianView['link'] = 'answer',
): GuardianView => ({
  id: 'id',
  link,
  status,
  firstname: 'G',
  lastname: 'M',
  applicant: { firstname: 'Kim', matchable: true, stored: ['name'] },
  not_me: false,
  no_longer_needed: noLongerNeeded,
  confirmed_at: null,
  terms: {
    id: 't',
    version: 1,
    locale: 'en',
    text: '',
    hash: 'h',
    published_at: '2026-01-01T00:00:00Z',
    findable: { version: 1, text: '', hash: 'f' },
  },
});
const views = [
  ...(['created', 'pending', 'confirmed', 'declined', 'expired', 'revoked'] as const).map((status) => viewOf(status)),
  { ...viewOf('declined'), not_me: true },
  { ...viewOf('revoked', true), not_me: true },
  viewOf('pending', true),
  viewOf('confirmed', true),
  viewOf('pending', false, 'withdraw'),
  viewOf('confirmed', false, 'withdraw'),
  viewOf('revoked', false, 'withdraw'),
];
const confirmed = [{ kind: 'ok', view: viewOf('confirmed') }];
const accept = { type: 'consent.accept', custody: true, hash: 'h', findable: 'f', releases: 'ask' } as const;
const undeclared = { ...accept, custody: false };

export const guardianAnswerModel = modelOf(guardianAnswerMachine, {
  words: guardianAnswerWords,
  carrying: [accept, undeclared],
  answers: { lookUp: views.map((view) => ({ kind: 'ok', view })), answer: confirmed, withdraw: confirmed },
  apart: ({ context }) => [context.view?.link, context.view?.status, context.view?.not_me],
  invariants: [
    {
      rule: {
        de: 'Niemand stimmt zu, ohne die Sorge für das Kind erklärt zu haben.',
        en: 'Nobody consents without having declared to have custody.',
      },
      holds: all(
        (after) => !can(after, undeclared),
        (after, event, before) =>
          !is(after, 'accepting') || is(before, 'accepting') || ('custody' in event && event['custody'] === true),
        comesFrom('accepting', 'asking'),
      ),
    },
    {
      rule: {
        de: 'Kein Dank, keine Ablehnung und kein Widerruf stehen da, bevor der Server sie gespeichert hat.',
        en: 'No thanks, no refusal and no withdrawal is shown before the server has saved it.',
      },
      holds: all(
        answeredOnly('confirmed', 'ok', 'accepting'),
        answeredOnly('declined', 'ok', 'declining'),
        answeredOnly('reported', 'ok', 'reporting', 'opening'),
        answeredOnly('withdrawn', 'ok', 'withdrawing', 'opening'),
        answeredOnly('linkSent', 'ok', 'requestingLink'),
      ),
    },
    {
      rule: {
        de: 'Gefragt wird nur, wessen Antwort noch aussteht.',
        en: 'Only whose answer is still open is asked.',
      },
      holds: all(
        comesFrom('asking', 'opening', 'accepting', 'reporting', 'confirmingDecline', 'confirmingNotMe'),
        (after) => !is(after, 'asking') || ['created', 'pending'].includes(after.context.view?.status ?? ''),
      ),
    },
    {
      rule: {
        de: 'Widerrufen kann nur, wer zugestimmt hat und den Link zum Widerruf öffnet.',
        en: 'Only who consented and opens the link for withdrawing can withdraw.',
      },
      holds: all(
        comesFrom('withdrawing', 'askingWithdraw'),
        (after) =>
          !is(after, 'askingWithdraw', 'withdrawing') ||
          (after.context.view?.link === 'withdraw' && after.context.view.status === 'confirmed'),
      ),
    },
  ],
  happyPath: ['opening', 'sorting', 'asking', 'accepting', 'confirmed'],
});
