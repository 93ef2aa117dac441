import { guardianAnswerModel, viewOf } from '../../machines/legal-contacts/guardian-answer.model.ts';
import { type Flow, type Reply, unwalked } from './kit/flow.ts';

const view = (...[status, ...rest]: Parameters<typeof viewOf>) => ({ kind: 'ok', view: viewOf(status, ...rest) });
/** What the server can say of a link, by how that comes about. */
const facts = {
  pending: ['no answer yet', view('pending')],
  newText: ['no answer yet, and the text is another', { ...view('pending'), newText: true }],
  accepted: ['the same link has been used to agree', view('confirmed')],
  declined: ['the same link has been used to decline', view('declined')],
  reported: [
    'the same link has been used to report a mistake',
    { kind: 'ok', view: { ...viewOf('declined'), not_me: true } },
  ],
  adult: ['the child has corrected the date of birth and is old enough', view('revoked', true)],
  expired: ['fifteen days have passed', { kind: 'expired' }],
  another: ['the child has named somebody else', { kind: 'used' }],
  renewed: ['a second tab has asked for a new link', { kind: 'used' }],
  invalid: ['the link lacks its last character', { kind: 'invalid' }],
  withdrawal: ['it is the link to withdraw', view('confirmed', false, 'withdraw')],
  withdrawn: ['it is the link to withdraw, used already', view('revoked', false, 'withdraw')],
} as const;
export type Fact = keyof typeof facts;

const first = (Object.keys(facts) as Fact[]).filter((fact) => fact !== 'newText' && fact !== 'renewed');
const found = (fact: Fact): Reply<Fact> => ({ fact, output: facts[fact][1] });
const saved = (leaves: Fact): Reply<Fact> => ({ leaves, output: facts.accepted[1] });
/** Something else came first; the page then opens anew and finds it. */
const meanwhile = (fact: Fact): Reply<Fact> => ({ fact, output: { kind: 'conflict' } });

const answer = 'POST /v1/legal-contacts/[^/]+/answer';
export const guardianAnswerFlow: Flow<typeof guardianAnswerModel.machine, Fact> = {
  ...guardianAnswerModel,
  openings: [['Open the link of the mail to the guardian', undefined]],
  facts,
  calls: {
    opening: 'POST /v1/legal-contacts/[^/]+/lookup',
    accepting: answer,
    declining: answer,
    reporting: answer,
    requestingLink: 'POST /v1/legal-contacts/[^/]+/new-link',
    withdrawing: 'POST /v1/legal-contacts/[^/]+/withdrawal',
  },
  answers: {
    opening: ({ fact }) => (fact === undefined ? first : [fact]).map(found),
    accepting: ({ fact }) => [
      saved('accepted'),
      ...(['accepted', 'newText', 'expired', 'adult'] as const).filter((one) => one !== fact).map(meanwhile),
    ],
    declining: () => [saved('declined'), meanwhile('accepted'), meanwhile('another')],
    reporting: () => [saved('reported'), meanwhile('declined')],
    requestingLink: ({ fact }) => [
      // what a second tab has done is done
      ...(fact === 'renewed' ? [] : [saved('another')]),
      { fact: 'renewed', output: { kind: 'refused', code: 'link_used', message: '', errors: {} } },
    ],
    withdrawing: () => [saved('withdrawn'), meanwhile('withdrawn')],
  },
  // a link ends with its request: the server says so before it tells the request's status
  impossible: [[/sorting -- always --> guardianAnswer\.(expired|replaced)/, unwalked.answered]],
};
