import { all, keepsNot, modelOf, rulesOf } from '../kit/rules.ts';
import { verificationMachine, type VerificationTimes } from './verification.machine.ts';
import { verificationWords } from './verification.words.ts';

const { answeredOnly, can, comesFrom, is } = rulesOf(verificationMachine);

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
    verifyCode: [{ kind: 'wrong', triesLeft: 4 }],
    resendCode: [
      { kind: 'ok', ...verificationTimes },
      { kind: 'ok', ...verificationTimes, resendInMs: null },
      { kind: 'tooEarly', resendInMs: 30_000 },
    ],
  },
  invariants: {
    verifiedByServer: answeredOnly('verified', `${verifying} ok`, 'loading verified', `${resending} verified`),
    oneAtATime: (after) => !(is(after, verifying) && is(after, resending)),
    resentAfterThePause: all(
      (after) => can(after, { type: 'code.resend' }) === (is(after, 'open.resend.available') && !is(after, verifying)),
      comesFrom('open.resend.available', 'open.resend.waiting', resending),
    ),
    keepsNoCode: keepsNot(submit.code),
  },
  happyPath: ['loading', 'open.code.valid.entering', verifying, 'verified'],
});
