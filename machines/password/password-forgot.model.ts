import { crashed, done } from '../kit/coverage.ts';
import { type Model, onlyTheState } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { passwordForgotMachine } from './password-forgot.machine.ts';
import { passwordForgotWords } from './password-forgot.words.ts';

const { answered, answeredOnly, begins, comesFrom, leads, offered } = rulesOf(passwordForgotMachine);
const submit = { type: 'email.submit', email: 'a@example.org' } as const;
const refused = { kind: 'refused', code: 'validation', message: '', errors: { email: ['wrong'] } };
const events = [
  submit,
  { type: 'email.change' },
  ...[{ kind: 'ok' }, refused, { kind: 'failed' }].map((answer) => done('passwordForgot.sending', answer)),
  crashed('passwordForgot.sending'),
];

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
    {
      rule: {
        de: 'Was der Server ablehnt oder nicht beantwortet, kann man ändern und noch einmal senden.',
        en: 'What the server refuses or does not answer can be changed and sent again.',
      },
      holds: answered('sending', { ok: 'sent', refused: 'entering', failed: 'entering', crashed: 'entering' }),
    },
    {
      rule: {
        de: 'Angefordert wird im Formular, und solange ein Link angefordert wird, kein zweiter.',
        en: 'One asks in the form, and not a second time while a request is on its way.',
      },
      holds: all(begins('entering'), offered(submit, 'entering'), leads('email.submit', 'sending')),
    },
    {
      rule: {
        de: 'Nach dem Senden führt „andere Adresse“ zurück zum Formular.',
        en: 'After sending, “another address” leads back to the form.',
      },
      holds: all(offered({ type: 'email.change' }, 'sent'), leads('email.change', 'entering')),
    },
    nobodyWaitsForever(passwordForgotMachine, events),
  ],
  happyPath: ['entering', 'sending', 'sent'],
};
