import type { Locale } from '../../contract/kit/fields.ts';
import { accountLinkWords } from '../../machines/account/account-link.words.ts';
import { renewLookingWords } from '../../machines/applicants/renew-looking.words.ts';
import { chunkGuardWords } from '../../machines/chunk-guard/chunk-guard.words.ts';
import { emailVerificationWords } from '../../machines/email-verification/email-verification.words.ts';
import { guardianConsentWords } from '../../machines/guardian-consent/guardian-consent.words.ts';
import type { Word } from '../../machines/kit/words.ts';
import { guardianAnswerWords } from '../../machines/legal-contacts/guardian-answer.words.ts';
import { listWords } from '../../machines/list/list.words.ts';
import { notificationWords } from '../../machines/notification/notification.words.ts';
import { passwordForgotWords } from '../../machines/password/password-forgot.words.ts';
import { passwordResetWords } from '../../machines/password/password-reset.words.ts';
import { pingAnswerWords } from '../../machines/pings/ping-answer.words.ts';
import { pingComposerWords } from '../../machines/pings/ping-composer.words.ts';
import { invitationEntryWords } from '../../machines/registration/invitation-entry.words.ts';
import { registrationCodeEntryWords } from '../../machines/registration/registration-code-entry.words.ts';
import { sessionWords } from '../../machines/session/session.words.ts';
import { tenantWords } from '../../machines/tenant/tenant.words.ts';
import { wizardWords } from '../../machines/wizard/wizard.words.ts';

const machineWords = {
  accountLink: accountLinkWords,
  renewLooking: renewLookingWords,
  chunkGuard: chunkGuardWords,
  emailVerification: emailVerificationWords,
  guardianConsent: guardianConsentWords,
  guardianAnswer: guardianAnswerWords,
  list: listWords,
  notification: notificationWords,
  passwordForgot: passwordForgotWords,
  passwordReset: passwordResetWords,
  pingAnswer: pingAnswerWords,
  pingComposer: pingComposerWords,
  invitationEntry: invitationEntryWords,
  registrationCodeEntry: registrationCodeEntryWords,
  session: sessionWords,
  tenant: tenantWords,
  wizard: wizardWords,
};

type MachineWords = typeof machineWords;
/** A state of a machine, as `machine: state`. One that is renamed or gone no longer compiles. */
export type Place = {
  [Machine in keyof MachineWords]: `${Machine}: ${keyof MachineWords[Machine]['en']['states'] & string}`;
}[keyof MachineWords];

/** What may happen in a machine, as `machine: event`. */
export type Deed = {
  [Machine in keyof MachineWords]: `${Machine}: ${keyof MachineWords[Machine]['en']['events'] & string}`;
}[keyof MachineWords];

/** Machine and event of a deed. */
export function deedOf(deed: Deed): { machine: string; event: string } {
  const [machine = '', event = ''] = deed.split(': ');
  return { machine, event };
}

/** The ids of the machines that have words. */
export const machineIds: readonly string[] = Object.keys(machineWords);

/** Machine and state of a place. */
export function placeOf(place: Place): { machine: string; state: string } {
  const [machine = '', state = ''] = place.split(': ');
  return { machine, state };
}

/** Title and sentence of the state that is meant. */
export function wordOf(place: Place, locale: Locale): Word {
  const { machine, state } = placeOf(place);
  const all: Readonly<Record<string, Readonly<Record<Locale, { states: Readonly<Record<string, Word>> }>>>> =
    machineWords;
  const word = all[machine]?.[locale].states[state];
  return word ?? [state, ''];
}
