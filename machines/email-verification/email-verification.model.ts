import { crashed, done, passed } from '../kit/coverage.ts';
import type { Model } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import {
  emailVerificationMachine,
  type LoadVerificationResult,
  type ResendCodeResult,
  type VerificationTimes,
  type VerifyCodeResult,
} from './email-verification.machine.ts';
import { emailVerificationWords } from './email-verification.words.ts';

const { answerFor, answered, answeredOnly, begins, can, comesFrom, elapses, is, leads, offered, undisturbed } =
  rulesOf(emailVerificationMachine);

/** A code valid for ten minutes, another one possible in a minute. */
export const verificationTimes: VerificationTimes = { expiresInMs: 600_000, resendInMs: 60_000, triesLeft: 5 };
const loaded: LoadVerificationResult[] = [
  { kind: 'ok', ...verificationTimes },
  { kind: 'ok', ...verificationTimes, expiresInMs: null },
  { kind: 'ok', expiresInMs: null, resendInMs: null, triesLeft: 0 },
  { kind: 'verified' },
  { kind: 'blocked' },
  { kind: 'failed' },
];
const verified: VerifyCodeResult[] = [
  { kind: 'ok' },
  { kind: 'wrong', triesLeft: 4 },
  { kind: 'void' },
  { kind: 'expired' },
  { kind: 'blocked' },
  { kind: 'refused', code: 'validation', message: '', errors: {} },
];
const resent: ResendCodeResult[] = [
  { kind: 'ok', ...verificationTimes },
  { kind: 'ok', ...verificationTimes, resendInMs: null },
  { kind: 'tooEarly', resendInMs: 30_000 },
  { kind: 'limited' },
  { kind: 'verified' },
  { kind: 'failed' },
];
const verifying = 'open.code.valid.verifying';
const resending = 'open.resend.resending';
const submit = { type: 'code.submit', code: '123456' } as const;
const events = [
  { type: 'verification.retry' },
  submit,
  { type: 'code.edited' },
  { type: 'code.resend' },
  ...loaded.map((answer) => done('emailVerification.loading', answer)),
  crashed('emailVerification.loading'),
  ...verified.map((answer) => done(`emailVerification.${verifying}`, answer)),
  crashed(`emailVerification.${verifying}`),
  ...resent.map((answer) => done(`emailVerification.${resending}`, answer)),
  crashed(`emailVerification.${resending}`),
  passed('expiry', 'emailVerification.open.code.valid'),
  passed('pause', 'emailVerification.open.resend.waiting'),
];

export const emailVerificationModel: Model<typeof emailVerificationMachine> = {
  machine: emailVerificationMachine,
  words: emailVerificationWords,
  events,
  abstraction: {
    de: 'Es zählen die Gültigkeit des Codes, die Wartezeit und die Zahl der Versuche.',
    en: 'What counts is how long the code is valid, the pause, and the number of tries.',
    key: ({ context }) => context,
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
        de: 'Prüfen lassen kann man nur einen gültigen Code: mit der letzten Ziffer oder auf Knopfdruck.',
        en: 'Only a valid code can be checked: with its last digit, or by the press of a button.',
      },
      holds: all(
        (after) =>
          can(after, submit) ===
          (is(after, 'open.code.valid.entering', 'open.code.valid.wrong') && !is(after, resending)),
        leads('code.submit', verifying),
        comesFrom(verifying, 'open.code.valid.entering', 'open.code.valid.wrong'),
      ),
    },
    {
      rule: {
        de: 'Die Seite sagt, was der Server zum Code gesagt hat.',
        en: 'The page says what the server said about the code.',
      },
      holds: answered(verifying, {
        ok: 'verified',
        wrong: 'open.code.valid.wrong',
        void: 'open.code.void.tries',
        expired: 'open.code.void.expired',
        blocked: 'blockedToday',
        refused: 'open.code.valid.entering',
        failed: 'open.code.valid.entering',
        crashed: 'open.code.valid.entering',
      }),
    },
    {
      rule: {
        de: '„Code falsch“ sagt die Seite nur nach der Antwort, und nur bis zur nächsten Ziffer.',
        en: '“Code wrong” is said only after the answer, and only until the next digit.',
      },
      holds: all(
        answeredOnly('open.code.valid.wrong', 'wrong', verifying),
        offered({ type: 'code.edited' }, 'open.code.valid.wrong'),
        leads('code.edited', 'open.code.valid.entering'),
      ),
    },
    {
      rule: {
        de: 'Ein neuer Code ist nie möglich, solange die Wartezeit läuft, das Tagesmaß voll ist oder einer geprüft wird.',
        en: 'A new code is never possible during the pause, after the day’s last, or while one is being checked.',
      },
      holds: all(
        (after) =>
          can(after, { type: 'code.resend' }) === (is(after, 'open.resend.available') && !is(after, verifying)),
        leads('code.resend', resending),
        comesFrom(resending, 'open.resend.available'),
        comesFrom('open.resend.available', 'open.resend.waiting', resending),
        elapses('pause', 'open.resend.waiting', 'open.resend.available'),
      ),
    },
    {
      rule: {
        de: 'Die Seite sagt, was aus dem neuen Code wurde.',
        en: 'The page says what has become of the new code.',
      },
      holds: answered(resending, {
        ok: 'open',
        tooEarly: 'open.resend.waiting',
        limited: 'open.resend.limitedToday',
        verified: 'verified',
        failed: 'open.resend.available',
        crashed: 'open.resend.available',
      }),
    },
    {
      rule: {
        de: 'Nach dem Laden und nach jedem neuen Code gilt, was der Server über Gültigkeit, Versuche und Wartezeit sagt.',
        en: 'After loading and after every new code, what the server says of validity, tries and pause holds.',
      },
      holds: (after, event) => {
        if (answerFor(event, 'loading') !== 'ok' && answerFor(event, resending) !== 'ok') return true;
        const { expiresInMs, resendInMs, triesLeft } = after.context;
        const withoutTries = triesLeft > 0 ? 'open.code.void.expired' : 'open.code.void.tries';
        return (
          is(after, expiresInMs !== null && triesLeft > 0 ? 'open.code.valid.entering' : withoutTries) &&
          is(after, resendInMs === null ? 'open.resend.limitedToday' : 'open.resend.waiting')
        );
      },
    },
    {
      rule: {
        de: 'Ein Code läuft ab, sobald seine Zeit um ist, aber nie mitten in der Prüfung.',
        en: 'A code expires once its time is over, but never while it is being checked.',
      },
      holds: (after, { type }) => {
        const expiry = passed('expiry', 'emailVerification.open.code.valid');
        return (
          can(after, expiry) === (is(after, 'open.code.valid') && !is(after, verifying)) &&
          (type !== expiry.type || is(after, 'open.code.void.expired'))
        );
      },
    },
    {
      rule: {
        de: 'Was mit dem Code geschieht, ändert nichts an der Wartezeit, und umgekehrt, bis ein neuer Code kommt.',
        en: 'What happens to the code changes nothing about the pause, nor the other way round, until a new code comes.',
      },
      holds: all(
        undisturbed(
          'open.resend',
          ({ type }) => type === 'code.resend' || type.endsWith(resending) || type.endsWith('resend.waiting'),
        ),
        undisturbed(
          'open.code',
          (event) =>
            ['code.submit', 'code.edited'].includes(event.type) ||
            event.type.includes('open.code') ||
            answerFor(event, resending) === 'ok',
        ),
      ),
    },
    {
      rule: {
        de: 'Die Seite beginnt mit dem Stand vom Server; kommt er nicht, kann man es noch einmal versuchen.',
        en: 'The page begins with how things stand by the server; where that does not come one can try again.',
      },
      holds: all(
        begins('loading'),
        answered('loading', {
          ok: 'open',
          verified: 'verified',
          blocked: 'blockedToday',
          failed: 'failed',
          crashed: 'failed',
        }),
        offered({ type: 'verification.retry' }, 'failed'),
        leads('verification.retry', 'loading'),
      ),
    },
    {
      rule: { de: 'Der Code bleibt in keinem Zustand liegen.', en: 'No state keeps the code.' },
      holds: (after) => !JSON.stringify(after.context).includes(submit.code),
    },
    nobodyWaitsForever(emailVerificationMachine, events),
  ],
  happyPath: ['loading', 'open.code.valid.entering', verifying, 'verified'],
};
