import { eventsOf } from '../kit/coverage.ts';
import { type Model, onlyTheState } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { passwordForgotMachine } from './password-forgot.machine.ts';
import { passwordForgotWords } from './password-forgot.words.ts';

const { answeredOnly, comesFrom } = rulesOf(passwordForgotMachine);
const submit = { type: 'email.submit', email: 'a@example.org' } as const;
const refused = { kind: 'refused', code: 'validation', message: '', errors: { email: ['wrong'] } };
const events = eventsOf(passwordForgotMachine, [submit], {
  requestReset: [{ kind: 'ok' }, refused, { kind: 'failed' }],
});

export const passwordForgotModel: Model<typeof passwordForgotMachine> = {
  machine: passwordForgotMachine,
  words: passwordForgotWords,
  events,
  abstraction: onlyTheState,
  invariants: [
    {
      rule: {
        de: '„Gesendet“ steht nie da, bevor der Server es gesagt hat.',
        en: '“Sent” is never said before the server said so.',
      },
      holds: all(answeredOnly('sent', 'ok', 'sending'), comesFrom('sending', 'entering')),
    },
    nobodyWaitsForever(passwordForgotMachine, events),
  ],
  happyPath: ['entering', 'sending', 'sent'],
};
