import { crashed, done } from '../kit/coverage.ts';
import { type Model, onlyTheState } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { passwordResetMachine } from './password-reset.machine.ts';
import { passwordResetWords } from './password-reset.words.ts';

const { answered, answeredOnly, begins, leads, offered } = rulesOf(passwordResetMachine);
const password = 'Long-enough-1';
const submit = { type: 'password.submit', values: { password, password_confirmation: password } } as const;
const refused = { kind: 'refused', code: 'validation', message: '', errors: { password: ['too short'] } };
const events = [
  submit,
  ...['ok', 'invalid', 'expired', 'used', 'failed'].map((kind) => done('passwordReset.saving', { kind })),
  done('passwordReset.saving', refused),
  crashed('passwordReset.saving'),
];

export const passwordResetModel: Model<typeof passwordResetMachine> = {
  machine: passwordResetMachine,
  words: passwordResetWords,
  events,
  abstraction: onlyTheState,
  invariants: [
    {
      rule: {
        de: '„Geändert“ steht nie da, bevor der Server das Passwort geändert hat.',
        en: '“Changed” is never said before the server has changed the password.',
      },
      holds: answeredOnly('changed', 'ok', 'saving'),
    },
    {
      rule: {
        de: 'Die Seite sagt, warum der Link nicht gilt; alles andere kann man im Formular noch einmal versuchen.',
        en: 'The page says why the link is not valid; anything else can be tried again in the form.',
      },
      holds: answered('saving', {
        ok: 'changed',
        invalid: 'linkInvalid',
        expired: 'linkExpired',
        used: 'linkUsed',
        refused: 'entering',
        failed: 'entering',
        crashed: 'entering',
      }),
    },
    {
      rule: {
        de: 'Gespeichert wird auf Knopfdruck, eines nach dem anderen, und nach dem Ende gar nichts mehr.',
        en: 'Saving happens by the button, one at a time, and nothing more after the end.',
      },
      holds: all(begins('entering'), offered(submit, 'entering'), leads('password.submit', 'saving')),
    },
    {
      rule: { de: 'Ein Passwort bleibt in keinem Zustand liegen.', en: 'No state keeps a password.' },
      holds: (after) => !JSON.stringify(after.context).includes(password),
    },
    nobodyWaitsForever(passwordResetMachine, events),
  ],
  happyPath: ['entering', 'saving', 'changed'],
};
