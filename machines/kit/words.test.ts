import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { accountLinkMachine } from '../account/account-link.machine.ts';
import { accountLinkWords } from '../account/account-link.words.ts';
import { renewLookingMachine } from '../applicants/renew-looking.machine.ts';
import { renewLookingWords } from '../applicants/renew-looking.words.ts';
import { chunkGuardMachine } from '../chunk-guard/chunk-guard.machine.ts';
import { chunkGuardWords } from '../chunk-guard/chunk-guard.words.ts';
import { emailVerificationMachine } from '../email-verification/email-verification.machine.ts';
import { emailVerificationWords } from '../email-verification/email-verification.words.ts';
import { guardianConsentMachine } from '../guardian-consent/guardian-consent.machine.ts';
import { guardianConsentWords } from '../guardian-consent/guardian-consent.words.ts';
import { guardianAnswerMachine } from '../legal-contacts/guardian-answer.machine.ts';
import { guardianAnswerWords } from '../legal-contacts/guardian-answer.words.ts';
import { listMachine } from '../list/list.machine.ts';
import { listWords } from '../list/list.words.ts';
import { notificationMachine } from '../notification/notification.machine.ts';
import { notificationWords } from '../notification/notification.words.ts';
import { passwordForgotMachine } from '../password/password-forgot.machine.ts';
import { passwordForgotWords } from '../password/password-forgot.words.ts';
import { passwordResetMachine } from '../password/password-reset.machine.ts';
import { passwordResetWords } from '../password/password-reset.words.ts';
import { pingAnswerMachine } from '../pings/ping-answer.machine.ts';
import { pingAnswerWords } from '../pings/ping-answer.words.ts';
import { pingComposerMachine } from '../pings/ping-composer.machine.ts';
import { pingComposerWords } from '../pings/ping-composer.words.ts';
import { invitationEntryMachine } from '../registration/invitation-entry.machine.ts';
import { invitationEntryWords } from '../registration/invitation-entry.words.ts';
import { registrationCodeEntryMachine } from '../registration/registration-code-entry.machine.ts';
import { registrationCodeEntryWords } from '../registration/registration-code-entry.words.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { sessionWords } from '../session/session.words.ts';
import { tenantMachine } from '../tenant/tenant.machine.ts';
import { tenantWords } from '../tenant/tenant.words.ts';
import { wizardMachine } from '../wizard/wizard.machine.ts';
import { wizardWords } from '../wizard/wizard.words.ts';
import { guardWords } from './guards.words.ts';

const all = [
  { machine: accountLinkMachine, words: accountLinkWords },
  { machine: renewLookingMachine, words: renewLookingWords },
  { machine: chunkGuardMachine, words: chunkGuardWords },
  { machine: emailVerificationMachine, words: emailVerificationWords },
  { machine: guardianConsentMachine, words: guardianConsentWords },
  { machine: guardianAnswerMachine, words: guardianAnswerWords },
  { machine: listMachine, words: listWords },
  { machine: notificationMachine, words: notificationWords },
  { machine: passwordForgotMachine, words: passwordForgotWords },
  { machine: passwordResetMachine, words: passwordResetWords },
  { machine: pingAnswerMachine, words: pingAnswerWords },
  { machine: pingComposerMachine, words: pingComposerWords },
  { machine: invitationEntryMachine, words: invitationEntryWords },
  { machine: registrationCodeEntryMachine, words: registrationCodeEntryWords },
  { machine: sessionMachine, words: sessionWords },
  { machine: tenantMachine, words: tenantWords },
  { machine: wizardMachine, words: wizardWords },
];
const unseen = new Set([
  'opening',
  'deciding',
  'choosing',
  'sorting',
  'reading',
  'watching',
  'paused',
  'finished',
  'abandoned',
  'dismissed',
]);

const leaves = (node: AnyStateNode): AnyStateNode[] => {
  const children = Object.values(node.states);
  return children.length === 0 ? [node] : children.flatMap(leaves);
};
const routesOf = (node: AnyStateNode): string[] => [
  ...(typeof node.meta?.route === 'string' ? [node.meta.route] : []),
  ...(node.parent ? routesOf(node.parent) : []),
];

it('every machine of the folder is here', () => {
  const folder = new URL('..', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.machine.ts'),
  );
  expect(all).toHaveLength(files.length);
});

describe.each(all.map(({ machine, words }) => [machine.id, machine as unknown as AnyStateMachine, words] as const))(
  '%s',
  (_, machine, words) => {
    it('has a title and a sentence in both languages, none left in the other one', () => {
      const texts = ({ states, events }: { states: object; events: object }) => [
        ...Object.values(states).flat(),
        ...Object.values(events),
      ];
      const [german, english] = [texts(words.de), texts(words.en)];
      expect([...german, ...english].filter((text) => text.trim() === '')).toEqual([]);
      expect(german.filter((text, index) => text === english[index])).toEqual([]);
    });

    it('has words for every guard', () => {
      const names = Object.keys(machine.implementations.guards);
      expect(names.filter((name) => !(name in guardWords.de && name in guardWords.en))).toEqual([]);
    });

    it('knows the route of every state one can see', () => {
      const lost = leaves(machine.root).filter((node) => !unseen.has(node.key) && routesOf(node).length === 0);
      expect(lost.map(({ id }) => id)).toEqual([]);
    });
  },
);

it('no words are left over for guards that no machine has', () => {
  const used = new Set(all.flatMap(({ machine }) => Object.keys(machine.implementations.guards)));
  expect(Object.keys(guardWords.de).filter((name) => !used.has(name))).toEqual([]);
});
