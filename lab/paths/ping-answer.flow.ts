import { pingAnswerModel } from '../../machines/pings/ping-answer.model.ts';
import { type Flow, type Reply, unwalked } from './kit/flow.ts';

const time = '2026-01-01T00:00:00Z';
/** What the server knows of the message, by how that comes about; it is called as its status where nothing else is said. */
const facts = {
  pending: ['no answer yet', {}],
  minor: ['no answer yet; a guardian is to be asked', { status: 'pending' }],
  guardianAsked: ['said yes, and the guardian is asked', { status: 'pending', guardian_asked_at: time }],
  accepted: ['said yes in the dashboard', { release: { withdrawn_at: null } }],
  declined: ['said no in the dashboard', {}],
  withdrawn: ['taken the yes back in the dashboard', { status: 'revoked', release: { withdrawn_at: time } }],
  archived: ['said no, and the company has put it away', {}],
  expired: ['three weeks have passed', {}],
  revoked: ['the company has taken the message back', {}],
  invalid: ['the link lacks its last character', {}],
} as const;
export type Fact = keyof typeof facts;

const outputOf = (fact: Fact) =>
  fact === 'revoked' || fact === 'invalid'
    ? { kind: 'invalid' }
    : { kind: 'ok', ping: { status: fact, release: null, ...facts[fact][1] } };

const found = (fact: Fact): Reply<Fact> => ({ fact, output: outputOf(fact) });
const saved = (leaves: Fact): Reply<Fact> => ({ leaves, output: outputOf(leaves) });
const meanwhile = (fact: Fact): Reply<Fact> => ({ fact, output: { kind: 'conflict' }, variant: `meanwhile ${fact}` });

const answer = 'POST /v1/pings/[^/]+/answer';
export const pingAnswerFlow: Flow<typeof pingAnswerModel.machine, Fact> = {
  ...pingAnswerModel,
  openings: [['Open the link of the mail with the message', undefined]],
  facts,
  calls: {
    opening: 'POST /v1/pings/[^/]+/lookup',
    accepting: answer,
    declining: answer,
    withdrawing: answer,
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
  // with the time the message itself ends: the server says that it has expired
  impossible: [[/opening -- .*\[expired\]/, unwalked.answered]],
};
