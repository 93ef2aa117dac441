import { eventsOf } from '../kit/coverage.ts';
import { type Model, onlyTheState } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { registrationCodeEntryMachine } from './registration-code-entry.machine.ts';
import { registrationCodeEntryWords } from './registration-code-entry.words.ts';

const { answeredOnly, is } = rulesOf(registrationCodeEntryMachine);
const submit = { type: 'code.submit', code: '12E45678' } as const;
const answers = [
  { kind: 'known', offer: { code: '12E45678' } },
  { kind: 'unknown' },
  { kind: 'deactivated' },
  { kind: 'refused', code: 'validation', message: '', errors: {} },
  { kind: 'failed' },
];
const events = eventsOf(registrationCodeEntryMachine, [submit], { lookUpCode: answers });

export const registrationCodeEntryModel: Model<typeof registrationCodeEntryMachine> = {
  machine: registrationCodeEntryMachine,
  words: registrationCodeEntryWords,
  events,
  abstraction: onlyTheState,
  invariants: [
    {
      rule: {
        de: 'Das Formular öffnet sich nur für einen Code, den der Server kennt.',
        en: 'The form opens only for a code that the server knows.',
      },
      holds: all(
        answeredOnly('known', 'known', 'lookingUp'),
        (after) => is(after, 'known') === (after.context.offer !== null),
      ),
    },
    nobodyWaitsForever(registrationCodeEntryMachine, events),
  ],
  happyPath: ['entering', 'lookingUp', 'known'],
};
