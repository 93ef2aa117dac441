import { crashed, done } from '../kit/coverage.ts';
import { type Model, onlyTheState } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { invitationEntryMachine } from './invitation-entry.machine.ts';
import { invitationEntryWords } from './invitation-entry.words.ts';

const { answered, answeredOnly, begins, is, leads, offered } = rulesOf(invitationEntryMachine);
const submit = { type: 'invitation.submit', token: 'secret-token' } as const;
const answers = [
  { kind: 'known', offer: { email: 'a@example.org' } },
  { kind: 'unknown' },
  { kind: 'accepted' },
  { kind: 'expired' },
  { kind: 'refused', code: 'validation', message: '', errors: {} },
  { kind: 'failed' },
];
const events = [
  submit,
  { type: 'invitation.change' },
  ...answers.map((answer) => done('invitationEntry.lookingUp', answer)),
  crashed('invitationEntry.lookingUp'),
];

export const invitationEntryModel: Model<typeof invitationEntryMachine> = {
  machine: invitationEntryMachine,
  words: invitationEntryWords,
  events,
  abstraction: onlyTheState,
  invariants: [
    {
      rule: {
        de: 'Das Formular öffnet sich nur für eine Einladung, die der Server kennt.',
        en: 'The form opens only for an invitation that the server knows.',
      },
      holds: all(
        answeredOnly('known', 'known', 'lookingUp'),
        (after) => is(after, 'known') === (after.context.offer !== null),
      ),
    },
    {
      rule: {
        de: 'Die Seite sagt, was mit der Einladung ist: unbekannt, schon angenommen, abgelaufen oder keine Antwort.',
        en: 'The page says what is the matter with the invitation: unknown, accepted already, expired, or no answer.',
      },
      holds: answered('lookingUp', {
        known: 'known',
        unknown: 'unknown',
        accepted: 'accepted',
        expired: 'expired',
        refused: 'entering',
        failed: 'failed',
        crashed: 'failed',
      }),
    },
    {
      rule: {
        de: 'Eine Einladung kann man prüfen lassen, solange keine geprüft wird und keine gilt.',
        en: 'An invitation can be looked up while none is being looked up and none is open.',
      },
      holds: all(
        begins('entering'),
        offered(submit, 'entering', 'unknown', 'accepted', 'expired', 'failed'),
        leads('invitation.submit', 'lookingUp'),
      ),
    },
    {
      rule: {
        de: 'Aus dem Formular führt „andere Einladung“ zurück zur Eingabe.',
        en: 'From the form, “another invitation” leads back to the entry.',
      },
      holds: all(offered({ type: 'invitation.change' }, 'known'), leads('invitation.change', 'entering')),
    },
    {
      rule: { de: 'Das Geheimnis des Links bleibt in keinem Zustand liegen.', en: 'No state keeps the link’s secret.' },
      holds: (after) => !JSON.stringify(after.context).includes('secret-token'),
    },
    nobodyWaitsForever(invitationEntryMachine, events),
  ],
  happyPath: ['entering', 'lookingUp', 'known'],
};
