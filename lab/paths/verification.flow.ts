import { verificationModel, verificationTimes as fresh } from '../../machines/verification/verification.model.ts';
import { type Flow, type Reply, unwalked } from './kit/flow.ts';

/** How things stand at the server when the page opens. */
const facts = {
  fresh: ['a code has just been sent', { kind: 'ok', ...fresh }],
  tried: ['five wrong codes were tried', { kind: 'ok', ...fresh, triesLeft: 0 }],
  old: ['the last code is a day old', { kind: 'ok', expiresInMs: null, resendInMs: 0, triesLeft: 5 }],
  limited: ['ten more codes were sent today already', { kind: 'ok', ...fresh, resendInMs: null }],
} as const;
export type Fact = keyof typeof facts;

const kind = (name: string, rest: object = {}): Reply<Fact> => ({ output: { kind: name, ...rest } });
export const verificationFlow: Flow<typeof verificationModel.machine, Fact> = {
  ...verificationModel,
  openings: [['Log in with an unverified address; the page for the code opens', undefined]],
  facts,
  calls: {
    loading: 'GET /auth/email/verification',
    'open.code.valid.verifying': 'POST /auth/email/verify',
    'open.resend.resending': 'POST /auth/email/resend',
  },
  answers: {
    loading: () => [
      ...(Object.keys(facts) as Fact[]).map((fact) => ({ fact, output: facts[fact][1] })),
      kind('blocked'),
    ],
    'open.code.valid.verifying': ({ at: { context } }) => [
      kind('ok'),
      ...(context.triesLeft > 1 ? [kind('wrong', { triesLeft: context.triesLeft - 1 })] : []),
      ...['void', 'expired', 'blocked'].map((name) => kind(name)),
      {
        output: { kind: 'refused', code: 'already_verified', message: '', errors: {} },
        text: 'a second browser has verified it already',
      },
    ],
    'open.resend.resending': () => [
      kind('ok', fresh),
      kind('tooEarly', { resendInMs: fresh.resendInMs }),
      kind('limited'),
      kind('verified'),
    ],
  },
  // The pause is the shorter one: it has passed before a code expires.
  waits: {
    expiry: ({ at }) => (at.matches({ open: { resend: 'waiting' } }) ? null : at.context.expiresInMs),
  },
  impossible: [
    // whoever is verified does not get to this page
    [/loading -- .*\[verified\]/, unwalked.answered],
    // whoever types another code changes a digit first; the page does not send the same one again
    [/wrong -- code\.submit/, unwalked.done],
  ],
  actions: {
    'code.submit': ({ at }) =>
      at.matches({ open: { code: { valid: 'wrong' } } }) ? [] : [{ with: { code: '123456' } }],
  },
  notReturned: ['verified'],
};
