import { pingAnswerModel as model } from '../../machines/pings/ping-answer.model.ts';
import { type Flow, planOf, type Reply } from './kit/flow.ts';

/** What the server knows of the message, and how that comes about. */
const facts = {
  pending: { de: 'die Antwort steht aus', en: 'no answer yet' },
  minor: {
    de: 'die Antwort steht aus; die Eltern wollen gefragt werden',
    en: 'no answer yet; a guardian is to be asked',
  },
  guardianAsked: { de: 'zugesagt, die Eltern sind gefragt', en: 'said yes, and the guardian is asked' },
  accepted: { de: 'in der Übersicht zugesagt', en: 'said yes in the dashboard' },
  declined: { de: 'in der Übersicht abgesagt', en: 'said no in the dashboard' },
  withdrawn: { de: 'in der Übersicht die Zusage zurückgenommen', en: 'taken the yes back in the dashboard' },
  archived: { de: 'abgesagt, und der Betrieb hat es abgelegt', en: 'said no, and the company has put it away' },
  expired: { de: 'drei Wochen sind vergangen', en: 'three weeks have passed' },
  revoked: { de: 'der Betrieb hat die Nachricht zurückgezogen', en: 'the company has taken the message back' },
  invalid: { de: 'vom Link fehlt das letzte Zeichen', en: 'the link lacks its last character' },
} as const;
export type Fact = keyof typeof facts;

const at = '2026-01-01T00:00:00Z';
const release = { withdrawn_at: null };
const pings = {
  pending: { status: 'pending', release: null },
  minor: { status: 'pending', release: null },
  guardianAsked: { status: 'pending', release: null, guardian_asked_at: at },
  accepted: { status: 'accepted', release },
  declined: { status: 'declined', release: null },
  withdrawn: { status: 'revoked', release: { withdrawn_at: at } },
  archived: { status: 'archived', release: null },
  expired: { status: 'expired', release: null },
} as const;
const found = (fact: Fact): Reply<Fact> => ({
  fact,
  output: fact in pings ? { kind: 'ok', ping: pings[fact as keyof typeof pings] } : { kind: 'invalid' },
});
const saved = (leaves: keyof typeof pings): Reply<Fact> => ({ leaves, output: { kind: 'ok', ping: pings[leaves] } });
const meanwhile = (fact: Fact): Reply<Fact> => ({ fact, output: { kind: 'conflict' }, variant: `meanwhile ${fact}` });

const flow: Flow<typeof model.machine, Fact> = {
  model,
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
export const pingAnswerPlan = planOf(flow);
