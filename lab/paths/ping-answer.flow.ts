import { pingAnswerModel } from '../../machines/pings/ping-answer.model.ts';
import type { Flow, Reply } from './kit/flow.ts';

const time = '2026-01-01T00:00:00Z';
const ok = (status: string, rest: object = {}) => ({ kind: 'ok', ping: { status, release: null, ...rest } });

/** What the server knows of the message, and how that comes about. */
const facts = {
  pending: { de: 'die Antwort steht aus', en: 'no answer yet', output: ok('pending') },
  minor: {
    de: 'die Antwort steht aus; die Eltern wollen gefragt werden',
    en: 'no answer yet; a guardian is to be asked',
    output: ok('pending'),
  },
  guardianAsked: {
    de: 'zugesagt, die Eltern sind gefragt',
    en: 'said yes, and the guardian is asked',
    output: ok('pending', { guardian_asked_at: time }),
  },
  accepted: {
    de: 'in der Übersicht zugesagt',
    en: 'said yes in the dashboard',
    output: ok('accepted', { release: { withdrawn_at: null } }),
  },
  declined: { de: 'in der Übersicht abgesagt', en: 'said no in the dashboard', output: ok('declined') },
  withdrawn: {
    de: 'in der Übersicht die Zusage zurückgenommen',
    en: 'taken the yes back in the dashboard',
    output: ok('revoked', { release: { withdrawn_at: time } }),
  },
  archived: {
    de: 'abgesagt, und der Betrieb hat es abgelegt',
    en: 'said no, and the company has put it away',
    output: ok('archived'),
  },
  expired: { de: 'drei Wochen sind vergangen', en: 'three weeks have passed', output: ok('expired') },
  revoked: {
    de: 'der Betrieb hat die Nachricht zurückgezogen',
    en: 'the company has taken the message back',
    output: { kind: 'invalid' },
  },
  invalid: {
    de: 'vom Link fehlt das letzte Zeichen',
    en: 'the link lacks its last character',
    output: { kind: 'invalid' },
  },
} as const;
export type Fact = keyof typeof facts;

const found = (fact: Fact): Reply<Fact> => ({ fact, output: facts[fact].output });
const saved = (leaves: Fact): Reply<Fact> => ({ leaves, output: facts[leaves].output });
const meanwhile = (fact: Fact): Reply<Fact> => ({ fact, output: { kind: 'conflict' }, variant: `meanwhile ${fact}` });

export const pingAnswerFlow: Flow<typeof pingAnswerModel.machine, Fact> = {
  ...pingAnswerModel,
  openings: [
    {
      input: undefined,
      text: {
        de: 'Den Link aus der E-Mail mit der Nachricht öffnen',
        en: 'Open the link of the mail with the message',
      },
    },
  ],
  facts,
  calls: {
    opening: 'POST /v1/pings/[^/]+/lookup',
    accepting: 'POST /v1/pings/[^/]+/answer',
    declining: 'POST /v1/pings/[^/]+/answer',
    withdrawing: 'POST /v1/pings/[^/]+/answer',
  },
  answers: {
    opening: ({ fact }) => (fact === undefined ? (Object.keys(facts) as Fact[]) : [fact]).map(found),
    accepting: ({ fact }) => [
      saved(fact === 'minor' ? 'guardianAsked' : 'accepted'),
      ...(fact === 'minor' ? [] : (['accepted', 'expired'] as const).map(meanwhile)),
    ],
    declining: ({ fact }) => [
      saved('declined'),
      ...(fact === 'pending' ? (['accepted', 'revoked'] as const).map(meanwhile) : []),
    ],
    withdrawing: () => [saved('withdrawn'), meanwhile('withdrawn')],
  },
  impossible: [
    [
      /opening -- .*\[expired\]/,
      {
        de: 'Mit der Frist endet die Nachricht selbst: der Server sagt, dass sie abgelaufen ist.',
        en: 'When the time is over the message itself ends: the server says that it has expired.',
      },
    ],
  ],
};
