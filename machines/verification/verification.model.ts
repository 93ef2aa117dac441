import { all, modelOf, rulesOf } from '../kit/rules.ts';
import { verificationMachine, type VerificationTimes } from './verification.machine.ts';
import { verificationWords } from './verification.words.ts';

const { answerFor, can, comesFrom, is } = rulesOf(verificationMachine);

/** A code valid for ten minutes, another one possible in a minute. */
export const verificationTimes: VerificationTimes = { expiresInMs: 600_000, resendInMs: 60_000, triesLeft: 5 };
const verifying = 'open.code.valid.verifying';
const resending = 'open.resend.resending';
const submit = { type: 'code.submit', code: '123456' } as const;

export const verificationModel = modelOf(verificationMachine, {
  words: verificationWords,
  carrying: [submit],
  answers: {
    loadVerification: [
      { kind: 'ok', ...verificationTimes },
      { kind: 'ok', ...verificationTimes, expiresInMs: null },
      { kind: 'ok', expiresInMs: null, resendInMs: null, triesLeft: 0 },
    ],
    verifyCode: [{ kind: 'ok' }, { kind: 'wrong', triesLeft: 4 }],
    resendCode: [
      { kind: 'ok', ...verificationTimes },
      { kind: 'ok', ...verificationTimes, resendInMs: null },
      { kind: 'tooEarly', resendInMs: 30_000 },
    ],
  },
  invariants: [
    {
      rule: {
        de: 'Bestätigt ist eine Adresse erst, wenn der Server gesagt hat, dass der Code stimmt oder sie es schon war.',
        en: 'An address is verified only once the server said that the code is right, or that it was verified before.',
      },
      holds: (after, event) =>
        !is(after, 'verified') ||
        answerFor(event, verifying) === 'ok' ||
        answerFor(event, 'loading') === 'verified' ||
        answerFor(event, resending) === 'verified',
    },
    {
      rule: {
        de: 'Während ein Code geprüft wird, geht kein neuer hinaus, und umgekehrt.',
        en: 'No new code is sent while one is being checked, nor one checked while a new one is sent.',
      },
      holds: (after) => !(is(after, verifying) && is(after, resending)),
    },
    {
      rule: {
        de: 'Ein neuer Code ist nie möglich, solange die Wartezeit läuft, das Tagesmaß voll ist oder einer geprüft wird.',
        en: 'A new code is never possible during the pause, after the day’s last, or while one is being checked.',
      },
      holds: all(
        (after) =>
          can(after, { type: 'code.resend' }) === (is(after, 'open.resend.available') && !is(after, verifying)),
        comesFrom('open.resend.available', 'open.resend.waiting', resending),
      ),
    },
    {
      rule: { de: 'Der Code bleibt in keinem Zustand liegen.', en: 'No state keeps the code.' },
      holds: (after) => !JSON.stringify(after.context).includes(submit.code),
    },
  ],
  happyPath: ['loading', 'open.code.valid.entering', verifying, 'verified'],
});
