import { answers } from './people.ts';
import { type Cast, storiesOf } from './story.ts';

const times = { expiresInMs: 600_000, resendInMs: 60_000, triesLeft: 5 };

const cast: Cast = {
  machine: 'verification',
  begins: { opening: undefined },
  names: ['verified', 'blocked', 'void', 'expired', 'limited'],
  values: {
    ...answers,
    fresh: { kind: 'ok', ...times },
    withoutTries: { kind: 'ok', ...times, triesLeft: 0 },
    withoutTime: { kind: 'ok', ...times, expiresInMs: null },
    withoutBoth: { kind: 'ok', ...times, expiresInMs: null, triesLeft: 0 },
    withoutResend: { kind: 'ok', ...times, resendInMs: null },
    another: { kind: 'ok', ...times, triesLeft: 3 },
    wrong: { kind: 'wrong', triesLeft: 4 },
    early: { kind: 'tooEarly', resendInMs: 5000 },
    code: { code: '123456' },
    'code.submit': { type: 'code.submit', code: '123456' },
    checked: (result: object) => ({ type: 'code.settled', result }),
    sent: (result: object) => ({ type: 'resend.settled', result }),
    renewed: { type: 'session.renewed' },
  },
};

export const verificationSentences = storiesOf(cast)(`
  open: opening; loadVerification fresh
  verifying: open; code.submit
  resending: open; 60000 ms; code.resend
  late: open; 540000 ms; code.submit

  verification.opens — specification 2: /auth/verify-email/ (e-mail verification by code; resend option, spam hint
  The server is asked how things stand; then a code can be entered, and another one be had after a minute.
  - opening → loading, asks loadVerification, cannot code.submit, cannot code.resend;
    loadVerification fresh → open.code.valid.entering, open.resend.waiting, expiresInMs = 600000, resendInMs = 60000,
    triesLeft = 5, can code.submit, cannot code.resend, asks nothing

  verification.opens-otherwise — decisions 5: 25 wrong a day and account
  Who is verified already or blocked for today is told so; where no answer comes it can be tried again.
  - opening; loadVerification only verified → verified, tells renewed, over
  - opening; loadVerification only blocked → blockedToday, asks nothing
  - opening; loadVerification {failed | breaks} → failed, asks nothing;
    verification.retry → loading, asks loadVerification

  verification.dead-code — decisions 5: 6 digits, 10 minutes, 5 tries
  A code whose tries are used up, or whose time is over, is called so and not taken until a new one is sent.
  - opening; loadVerification {withoutTries | withoutBoth} → open.code.void.tries, cannot code.submit
  - opening; loadVerification withoutTime → open.code.void.expired, cannot code.submit

  verification.right-code — specification 4: A logged-in unverified user goes to e-mail verification.
  The right digits are checked, and the address is verified.
  - verifying → open.code.valid.verifying, asks verifyCode with code; verifyCode ok → verified, tells renewed, over

  verification.wrong-code — statecharts e-mail verification: wrong (n left) → entering
  Wrong digits say how many tries are left; typing takes that away, and others can be tried at once or after typing.
  - verifying; verifyCode wrong → tells checked wrong, open.code.valid.wrong, triesLeft = 4;
    code.submit → open.code.valid.verifying, asks verifyCode with code
  - verifying; verifyCode wrong; code.edited → open.code.valid.entering; code.submit → open.code.valid.verifying

  verification.code-dies — decisions 5: the try counted before it is compared
  A code that has no tries left or has expired is taken no more; when today’s tries are used up, none until tomorrow.
  - verifying; verifyCode only {void → open.code.void.tries | expired → open.code.void.expired}, cannot code.submit
  - verifying; 60000 ms; verifyCode only blocked → blockedToday, cannot code.submit, cannot code.resend

  verification.no-answer — specification 8: any other or missing status shows 'An unknown error occurred.
  Where the server does not answer or breaks that is told, and digits or another code can be sent again at once.
  - verifying; verifyCode {failed | breaks} → tells checked failed, open.code.valid.entering, can code.submit, asks nothing
  - resending; resendCode {failed | breaks} → tells sent failed, open.resend.available, can code.resend, asks nothing

  verification.expires — statecharts e-mail verification: void (expired)
  After ten minutes a code counts no more, and no try prolongs it; what is being checked gets its answer first.
  - open; 540000 ms → open.code.valid.entering; 60000 ms → open.code.void.expired
  - {late; verifyCode wrong; code.edited | late; verifyCode failed | late; verifyCode breaks} →
    open.code.valid.entering; 60000 ms → open.code.void.expired
  - verifying; 600000 ms → open.code.valid.verifying; verifyCode ok → verified, tells renewed

  verification.resend — statecharts e-mail verification: waiting — after(resendAt) → available → resending → waiting | limitedToday
  A minute after the last one another code is sent, once, and everything begins anew with it.
  - {open | verifying; verifyCode wrong}; 59999 ms → cannot code.resend; 1 ms → open.resend.available;
    code.resend → open.resend.resending, asks resendCode, cannot code.resend;
    resendCode another → tells sent another, open.code.valid.entering, open.resend.waiting, triesLeft = 3, asks nothing

  verification.resend-revives — decisions 5: a new one voids the old
  A new code can be entered where the old one was dead, and counts for its own ten minutes.
  - opening; loadVerification withoutTries; 60000 ms; code.resend; resendCode fresh → open.code.valid.entering;
    540000 ms → open.code.valid.entering

  verification.resend-not-now — decisions 5: resend once a minute and 10 a day
  Where it is too early one waits as long as said, where today’s are used up until tomorrow; who is verified is through.
  - resending; resendCode early → tells sent early, open.resend.waiting; 4999 ms → cannot code.resend;
    1 ms → can code.resend
  - resending; resendCode only limited → tells sent only limited, open.resend.limitedToday, open.code.valid.entering,
    asks nothing; 60000 ms → cannot code.resend
  - resending; resendCode only verified → verified, tells renewed
  - opening; loadVerification withoutResend → open.resend.limitedToday; 60000 ms → cannot code.resend

  verification.one-at-a-time — statecharts e-mail verification: (off while verifying)
  While digits are checked no code can be asked for, and while one is asked for none can be entered.
  - open; 60000 ms; code.submit → cannot code.resend; verifyCode wrong → can code.resend
  - {resending | verifying; verifyCode wrong; 60000 ms; code.resend} → cannot code.submit;
    resendCode failed → can code.submit
`);
