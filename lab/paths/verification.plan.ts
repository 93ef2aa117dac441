import type { SnapshotFrom } from 'xstate';
import {
  verificationMachine as machine,
  type VerificationTimes,
} from '../../machines/verification/verification.machine.ts';
import { verificationWords } from '../../machines/verification/verification.words.ts';
import { type Answer, answer, type Fault, type Move, passage, type Plan, type Said } from './kit/plan.ts';

type Snapshot = SnapshotFrom<typeof machine>;
type VerificationMove = Move<typeof machine>;

const minute = 60_000;
const fresh: VerificationTimes = { expiresInMs: 10 * minute, resendInMs: minute, triesLeft: 5 };

const loading = (output: Readonly<Record<string, unknown>>, said: Said, fault?: Fault): Answer =>
  answer(
    machine,
    'loading',
    output,
    { de: `Geladen wird: ${said.de}`, en: `Loading: ${said.en}` },
    { ...(fault && { fault }) },
  );

const loaded: readonly Answer[] = [
  loading({ kind: 'ok', ...fresh }, { de: 'eben wurde ein Code gesendet', en: 'a code has just been sent' }),
  loading(
    { kind: 'ok', ...fresh, triesLeft: 0 },
    { de: 'fünf falsche Codes wurden versucht', en: 'five wrong codes were tried' },
  ),
  loading(
    { kind: 'ok', expiresInMs: null, resendInMs: 0, triesLeft: 5 },
    { de: 'der letzte Code ist einen Tag alt', en: 'the last code is a day old' },
  ),
  loading(
    { kind: 'ok', ...fresh, resendInMs: null },
    { de: 'heute wurden schon zehn weitere Codes gesendet', en: 'ten more codes were sent today already' },
  ),
  loading({ kind: 'blocked' }, { de: 'heute waren 25 Codes falsch', en: '25 codes were wrong today' }),
  loading({ kind: 'failed' }, { de: 'der Stand', en: 'how things stand' }, 'broken'),
];

const verifyingState = 'open.code.valid.verifying';
const verifying = (kind: string, said: Said, rest: object = {}): Answer =>
  answer(machine, verifyingState, { kind, ...rest }, said);
const verifyFault = (kind: string, fault: Fault): Answer =>
  answer(
    machine,
    verifyingState,
    kind === 'refused' ? { kind, code: 'too_many_requests', message: '', errors: {} } : { kind },
    { de: 'Der Code wird geprüft', en: 'The code is checked' },
    { fault, variant: `verify ${fault}` },
  );

const verified = ({ context: { triesLeft } }: Snapshot): readonly Answer[] => [
  verifying('ok', { de: 'Der Code stimmt', en: 'The code is right' }),
  ...(triesLeft > 1
    ? [verifying('wrong', { de: 'Der Code ist falsch', en: 'The code is wrong' }, { triesLeft: triesLeft - 1 })]
    : []),
  verifying('void', {
    de: 'Der Code ist falsch, und es war der letzte Versuch (die anderen in einem zweiten Browser)',
    en: 'The code is wrong, and it was the last try (the others in a second browser)',
  }),
  verifying('expired', { de: 'Am Server sind zehn Minuten vergangen', en: 'Ten minutes have passed at the server' }),
  verifying('blocked', {
    de: 'In einem zweiten Browser wurden heute 25 falsche Codes versucht',
    en: '25 wrong codes were tried today in a second browser',
  }),
  verifying(
    'refused',
    { de: 'Die Adresse ist schon bestätigt', en: 'The address is verified already' },
    { code: 'already_verified', message: '', errors: {} },
  ),
  verifyFault('failed', 'offline'),
  verifyFault('refused', 'tooMany'),
  verifyFault('ok', 'csrf'),
];

const resending = (kind: string, said: Said, rest: object = {}): Answer =>
  answer(machine, 'open.resend.resending', { kind, ...rest }, said);

const resent: readonly Answer[] = [
  resending('ok', { de: 'Ein neuer Code kommt', en: 'A new code comes' }, fresh),
  resending(
    'tooEarly',
    { de: 'In einem zweiten Browser wurde gerade einer gesendet', en: 'One has just been sent in a second browser' },
    { resendInMs: minute },
  ),
  resending('limited', {
    de: 'In einem zweiten Browser wurden heute schon zehn gesendet',
    en: 'Ten have been sent today in a second browser',
  }),
  resending('verified', {
    de: 'Die Adresse ist inzwischen bestätigt',
    en: 'The address has been verified meanwhile',
  }),
  answer(
    machine,
    'open.resend.resending',
    { kind: 'failed' },
    { de: 'Ein neuer Code wird verlangt', en: 'A new code is asked for' },
    { fault: 'offline' },
  ),
];

const isVerifying = (at: Snapshot) => at.matches({ open: { code: { valid: 'verifying' } } });
const isEntering = (at: Snapshot) =>
  at.matches({ open: { code: { valid: 'entering' } } }) || at.matches({ open: { code: { valid: 'wrong' } } });
const isWaiting = (at: Snapshot) => at.matches({ open: { resend: 'waiting' } });

function movesFrom(at: Snapshot): readonly VerificationMove[] {
  if (at.matches('loading')) return loaded;
  if (at.matches('failed')) return [{ kind: 'deed', event: { type: 'verification.retry' } }];
  if (isVerifying(at)) return verified(at);
  if (at.matches({ open: { resend: 'resending' } })) return resent;
  if (!at.matches('open')) return [];
  const pause = passage(machine, 'open.resend.waiting', 'pause', at.context.resendInMs ?? 0, {
    de: 'Die Wartezeit vergeht',
    en: 'The pause passes',
  });
  if (isWaiting(at) && at.context.resendInMs === 0) return [pause];
  return [
    ...(at.matches({ open: { code: { valid: 'entering' } } })
      ? [{ kind: 'deed', event: { type: 'code.submit', code: '123456' } } as const]
      : []),
    ...(at.matches({ open: { code: { valid: 'wrong' } } })
      ? [{ kind: 'deed', event: { type: 'code.edited' } } as const]
      : []),
    ...(at.can({ type: 'code.resend' }) ? [{ kind: 'deed', event: { type: 'code.resend' } } as const] : []),
    ...(isWaiting(at) ? [pause] : []),
    // The pause is the shorter one: it has passed before a code expires.
    ...(isEntering(at) && !isWaiting(at)
      ? [
          passage(machine, 'open.code.valid', 'expiry', 10 * minute, {
            de: 'Zehn Minuten vergehen',
            en: 'Ten minutes pass',
          }),
        ]
      : []),
  ];
}

export const verificationPlan: Plan<typeof machine> = {
  machine,
  words: verificationWords,
  openings: [
    {
      input: undefined,
      said: {
        de: 'Mit unbestätigter Adresse anmelden; die Seite für den Code öffnet sich',
        en: 'Log in with an unverified address; the page for the code opens',
      },
    },
  ],
  movesFrom,
  key: ({ context }) => context,
  isPassing: (at) => isWaiting(at) && at.context.resendInMs === 0,
  says: {
    'verification.retry': { de: '„Noch einmal versuchen“ drücken', en: 'Press “Try again”' },
    'code.submit': { de: 'Sechs Ziffern eintippen', en: 'Type six digits' },
    'code.edited': { de: 'Eine Ziffer löschen', en: 'Erase a digit' },
    'code.resend': { de: '„Neuen Code schicken“ drücken', en: 'Press “Send a new code”' },
  },
  impossible: [
    [
      /xstate\.error\.actor/,
      {
        de: 'Ein Aufruf, der selbst abstürzt, wäre ein Fehler im Programm: alle antworten mit dem, was schiefging.',
        en: 'A call that itself crashes would be a bug: all of them answer with what went wrong.',
      },
    ],
    [
      /loading -- .*\[verified\]/,
      {
        de: 'Wer bestätigt ist, kommt nicht auf diese Seite.',
        en: 'Whoever is verified does not get to this page.',
      },
    ],
    [
      /wrong -- code\.submit/,
      {
        de: 'Wer einen anderen Code tippt, ändert zuerst eine Ziffer; denselben sendet die Seite nicht noch einmal.',
        en: 'Whoever types another code changes a digit first; the page does not send the same one again.',
      },
    ],
  ],
  interrupted: ['open.code.valid.verifying', 'open.resend.resending'],
  stable: [
    'failed',
    'open.code.valid.entering',
    'open.code.valid.wrong',
    'open.code.void.tries',
    'open.code.void.expired',
    'open.resend.waiting',
    'open.resend.available',
    'open.resend.limitedToday',
    'blockedToday',
  ],
};
