import type { AnyStateMachine } from 'xstate';
import type { guardianAnswerMachine } from '../../machines/legal-contacts/guardian-answer.machine.ts';
import type { guardianConsentMachine } from '../../machines/legal-contacts/guardian-consent.machine.ts';
import type { InnermostOf } from '../../machines/kit/words.ts';
import type { pingAnswerMachine } from '../../machines/pings/ping-answer.machine.ts';
import type { verificationMachine } from '../../machines/verification/verification.machine.ts';

/**
 * What tells the states of a page apart, for the tests of the page alone and for those in the browser: headings,
 * sentences and names of controls as the catalogues have them, `busy …` for a control under way; what ends with … may go
 * on. `null`: it is over at once.
 */
export type Says<Machine extends AnyStateMachine> = Readonly<Record<InnermostOf<Machine>, readonly string[] | null>>;

/** With names in the place of `{name}`; states that share a list share one afterwards. */
export function filled<State extends string>(
  says: Readonly<Record<State, readonly string[] | null>>,
  values: Readonly<Record<string, string>>,
): Record<State, readonly string[] | null> {
  const lists = Object.values<readonly string[] | null>(says).flatMap((list) => (list ? [list] : []));
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
  const done = new Map(lists.map((list) => [list, list.map(fill)]));
  const entries = Object.entries<readonly string[] | null>(says).map(([state, list]) => [
    state,
    list && done.get(list),
  ]);
  return Object.fromEntries(entries) as Record<State, readonly string[] | null>;
}

const linkExpired = ['This link has expired'];
const asking = ['May {child} look for an apprenticeship here?'];
const declining = ['You do not want to agree?'];
const withdrawing = ['Withdraw your consent for {child}?'];

export const guardianAnswerSays: Says<typeof guardianAnswerMachine> = {
  opening: ['Opening the page …'],
  sorting: null,
  failed: ['The page could not be loaded'],
  invalid: ['This link is not valid'],
  replaced: ['This link has been replaced'],
  noLongerNeeded: ['Your consent is no longer needed'],
  alreadyConfirmed: ['You have already agreed'],
  alreadyDeclined: ['You have already declined'],
  expired: linkExpired,
  requestingLink: [...linkExpired, 'busy Send me a new link'],
  linkSent: ['A new link is on its way'],
  asking,
  accepting: [...asking, 'busy I agree'],
  confirmingDecline: declining,
  declining: [...declining, 'busy Yes, I decline'],
  confirmingNotMe: ['Did this e-mail reach you by mistake?'],
  reporting: [...asking, 'busy I’m not the guardian'],
  confirmed: ['Thank you, you have agreed'],
  declined: ['You have declined'],
  reported: ['Thank you for telling us'],
  askingWithdraw: withdrawing,
  withdrawing: [...withdrawing, 'busy Withdraw consent'],
  withdrawn: ['Your consent is withdrawn'],
};

const accepting = ['{organization} gets this from you'];
const no = ['A no is fine, too'];
const takingBack = ['Leave it at yes'];

export const pingAnswerSays: Says<typeof pingAnswerMachine> = {
  opening: ['Opening the message …'],
  sorting: null,
  failed: ['The message could not be loaded'],
  invalid: ['This link is not valid'],
  expired: ['The time to answer is over'],
  revoked: ['This message has ended'],
  asking: ['{name} would like to get to know you'],
  guardianAsked: ['We have asked {guardian}'],
  confirmingAccept: accepting,
  accepting: [...accepting, 'busy Hand this over'],
  confirmingDecline: no,
  declining: [...no, 'busy Say no'],
  accepted: ['You have said yes to {organization}'],
  declined: ['You have said no'],
  confirmingWithdraw: takingBack,
  withdrawing: [...takingBack, 'busy Take my yes back'],
  withdrawn: ['Your yes has been taken back'],
};

const adult = ['One last step, then companies can find you'];
const minor = ['Almost there: now somebody has to agree for you'];
const waiting = ['We are waiting for {guardian}'];
const editing = ['Who shall we ask instead?'];
const expired = ['{guardian} has not answered'];
const withdrawn = ['{guardian} has withdrawn the consent'];
const resend = ['Send the e-mail again'];
const cooling = ['You can send the e-mail again in …'];
const limited = ['The e-mail can’t be sent again today. Tomorrow it can.'];

export const guardianConsentSays: Says<typeof guardianConsentMachine> = {
  loading: ['Loading the terms …'],
  failed: ['We couldn’t load this page completely.'],
  'adult.reading': adult,
  'adult.failed': adult,
  accepting: [...adult, 'busy I agree'],
  minor,
  saving: [...minor, 'busy Send the link'],
  'awaitingGuardian.answer.resting': waiting,
  'awaitingGuardian.answer.asking': waiting,
  'awaitingGuardian.resend.choosing': null,
  'awaitingGuardian.resend.cooling': cooling,
  'awaitingGuardian.resend.available': resend,
  'awaitingGuardian.resend.limitedToday': limited,
  resending: [...waiting, ...resend, 'busy Send the e-mail again'],
  editing,
  replacing: [...editing, 'busy Send the link'],
  declined: ['{firstname} still has questions, or would rather not'],
  'expired.choosing': null,
  'expired.cooling': [...expired, ...cooling],
  'expired.available': [...expired, ...resend],
  'expired.limitedToday': [...expired, ...limited],
  'withdrawn.choosing': null,
  'withdrawn.cooling': [...withdrawn, ...cooling],
  'withdrawn.available': [...withdrawn, ...resend],
  'withdrawn.limitedToday': [...withdrawn, ...limited],
  accepted: ['The terms are accepted'],
};

const entering = ['It is valid for 10 minutes.'];
const starting = ['Loading'];

export const verificationSays: Says<typeof verificationMachine> = {
  loading: starting,
  failed: ['We couldn’t load this page completely.'],
  'open.code.choosing': null,
  'open.code.valid.entering': entering,
  'open.code.valid.wrong': ['This code is wrong. Please compare it with the newest e-mail.'],
  'open.code.valid.verifying': [...entering, 'busy Confirm'],
  'open.code.void.tries': ['Those were too many tries with this code. Please ask for a new one.'],
  'open.code.void.expired': ['The code has expired. Please ask for a new one.'],
  'open.resend.choosing': null,
  'open.resend.waiting': ['You can ask for a new code in …'],
  'open.resend.available': ['Send a new code'],
  'open.resend.resending': ['Send a new code', 'busy Send a new code'],
  'open.resend.limitedToday': ['There are no more codes today. Please use the last one, or try again tomorrow.'],
  blockedToday: ['There were too many wrong codes today. Please try again tomorrow.'],
  verified: starting,
};
