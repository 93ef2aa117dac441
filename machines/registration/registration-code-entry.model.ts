import { crashed, done } from '../kit/coverage.ts';
import { type Model, onlyTheState } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { registrationCodeEntryMachine } from './registration-code-entry.machine.ts';
import { registrationCodeEntryWords } from './registration-code-entry.words.ts';

const { answered, answeredOnly, begins, is, leads, offered } = rulesOf(registrationCodeEntryMachine);
const submit = { type: 'code.submit', code: '12E45678' } as const;
const answers = [
  { kind: 'known', offer: { code: '12E45678' } },
  { kind: 'unknown' },
  { kind: 'deactivated' },
  { kind: 'refused', code: 'validation', message: '', errors: {} },
  { kind: 'failed' },
];
const events = [
  submit,
  { type: 'code.change' },
  ...answers.map((answer) => done('registrationCodeEntry.lookingUp', answer)),
  crashed('registrationCodeEntry.lookingUp'),
];

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
    {
      rule: {
        de: 'Die Seite sagt, was mit dem Code ist: unbekannt, nicht mehr gültig oder keine Antwort.',
        en: 'The page says what is the matter with the code: unknown, out of use, or no answer.',
      },
      holds: answered('lookingUp', {
        known: 'known',
        unknown: 'unknown',
        deactivated: 'deactivated',
        refused: 'entering',
        failed: 'failed',
        crashed: 'failed',
      }),
    },
    {
      rule: {
        de: 'Einen Code kann man prüfen lassen, solange keiner geprüft wird und keiner gilt.',
        en: 'A code can be looked up while none is being looked up and none is accepted.',
      },
      holds: all(
        begins('entering'),
        offered(submit, 'entering', 'unknown', 'deactivated', 'failed'),
        leads('code.submit', 'lookingUp'),
      ),
    },
    {
      rule: {
        de: 'Aus dem Formular führt „anderer Code“ zurück zur Eingabe.',
        en: 'From the form, “another code” leads back to the entry.',
      },
      holds: all(offered({ type: 'code.change' }, 'known'), leads('code.change', 'entering')),
    },
    nobodyWaitsForever(registrationCodeEntryMachine, events),
  ],
  happyPath: ['entering', 'lookingUp', 'known'],
};
