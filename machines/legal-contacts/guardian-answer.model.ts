import type { GuardianView } from '../../contract/legal-contacts/legal-contacts.schema.ts';
import { all, modelOf, rulesOf } from '../kit/rules.ts';
import { guardianAnswerMachine } from './guardian-answer.machine.ts';
import { guardianAnswerWords } from './guardian-answer.words.ts';

const { answeredOnly, can, comesFrom, is } = rulesOf(guardianAnswerMachine);

/** What the server tells of a link, as far as the machine looks at it. */
export const viewOf = (
  status: GuardianView['status'],
  no_longer_needed = false,
  link: GuardianView['link'] = 'answer',
) => ({ link, status, no_longer_needed, not_me: false });
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
  invariants: {
    custodyFirst: all(
      (after) => !can(after, undeclared),
      (after, event, before) =>
        !is(after, 'accepting') || is(before, 'accepting') || ('custody' in event && event['custody'] === true),
      comesFrom('accepting', 'asking'),
    ),
    savedBeforeSaid: all(
      answeredOnly('confirmed', 'accepting ok'),
      answeredOnly('declined', 'declining ok'),
      answeredOnly('reported', 'reporting ok', 'opening ok'),
      answeredOnly('withdrawn', 'withdrawing ok', 'opening ok'),
      answeredOnly('linkSent', 'requestingLink ok'),
    ),
    askedOnlyWhileOpen: all(
      comesFrom('asking', 'opening', 'accepting', 'reporting', 'confirmingDecline', 'confirmingNotMe'),
      (after) => !is(after, 'asking') || ['created', 'pending'].includes(after.context.view?.status ?? ''),
    ),
    withdrawsWhoConsented: all(
      comesFrom('withdrawing', 'askingWithdraw'),
      (after) =>
        !is(after, 'askingWithdraw', 'withdrawing') ||
        (after.context.view?.link === 'withdraw' && after.context.view.status === 'confirmed'),
    ),
  },
  happyPath: ['opening', 'sorting', 'asking', 'accepting', 'confirmed'],
});
