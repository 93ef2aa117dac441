import { eventsOf } from '../kit/coverage.ts';
import { type Model, onlyTheState } from '../kit/model.ts';
import { nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { passwordResetMachine } from './password-reset.machine.ts';
import { passwordResetWords } from './password-reset.words.ts';

const { answeredOnly } = rulesOf(passwordResetMachine);
const password = 'Long-enough-1';
const submit = { type: 'password.submit', values: { password, password_confirmation: password } } as const;
const refused = { kind: 'refused', code: 'validation', message: '', errors: { password: ['too short'] } };
const events = eventsOf(passwordResetMachine, [submit], {
  resetPassword: [...['ok', 'invalid', 'expired', 'used', 'failed'].map((kind) => ({ kind })), refused],
});

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
      rule: { de: 'Ein Passwort bleibt in keinem Zustand liegen.', en: 'No state keeps a password.' },
      holds: (after) => !JSON.stringify(after.context).includes(password),
    },
    nobodyWaitsForever(passwordResetMachine, events),
  ],
  happyPath: ['entering', 'saving', 'changed'],
};
