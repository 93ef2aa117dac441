import { eventsOf } from '../kit/coverage.ts';
import { type Model, onlyTheState } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { invitationEntryMachine } from './invitation-entry.machine.ts';
import { invitationEntryWords } from './invitation-entry.words.ts';

const { answeredOnly, is } = rulesOf(invitationEntryMachine);
const submit = { type: 'invitation.submit', token: 'secret-token' } as const;
const answers = [
  { kind: 'known', offer: { email: 'a@example.org' } },
  { kind: 'unknown' },
  { kind: 'accepted' },
  { kind: 'expired' },
  { kind: 'refused', code: 'validation', message: '', errors: {} },
  { kind: 'failed' },
];
const events = eventsOf(invitationEntryMachine, [submit], { lookUpInvitation: answers });

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
      rule: { de: 'Das Geheimnis des Links bleibt in keinem Zustand liegen.', en: 'No state keeps the link’s secret.' },
      holds: (after) => !JSON.stringify(after.context).includes('secret-token'),
    },
    nobodyWaitsForever(invitationEntryMachine, events),
  ],
  happyPath: ['entering', 'lookingUp', 'known'],
};
