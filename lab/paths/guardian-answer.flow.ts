import { guardianAnswerModel, viewOf } from '../../machines/legal-contacts/guardian-answer.model.ts';
import { type Flow, type Reply, unwalked } from './kit/flow.ts';

/** What the server can say of a link, by how that comes about. */
const facts = {
  pending: 'no answer yet',
  newText: 'no answer yet, and the text is another',
  accepted: 'the same link has been used to agree',
  declined: 'the same link has been used to decline',
  reported: 'the same link has been used to report a mistake',
  adult: 'the child has corrected the date of birth and is old enough',
  expired: 'fifteen days have passed',
  another: 'the child has named somebody else',
  renewed: 'a second tab has asked for a new link',
  invalid: 'the link lacks its last character',
  withdrawal: 'it is the link to withdraw',
  withdrawn: 'it is the link to withdraw, used already',
} as const;
export type Fact = keyof typeof facts;

const view = (...[status, ...rest]: Parameters<typeof viewOf>) => ({ kind: 'ok', view: viewOf(status, ...rest) });
const outputs = {
  pending: view('pending'),
  newText: { ...view('pending'), newText: true },
  accepted: view('confirmed'),
  declined: view('declined'),
  reported: { kind: 'ok', view: { ...viewOf('declined'), not_me: true } },
  adult: view('revoked', true),
  expired: { kind: 'expired' },
  another: { kind: 'used' },
  renewed: { kind: 'used' },
  invalid: { kind: 'invalid' },
  withdrawal: view('confirmed', false, 'withdraw'),
  withdrawn: view('revoked', false, 'withdraw'),
} as const;

const first = (Object.keys(facts) as Fact[]).filter((fact) => fact !== 'newText' && fact !== 'renewed');
const found = (fact: Fact): Reply<Fact> => ({ fact, output: outputs[fact] });
const saved = (leaves: Fact): Reply<Fact> => ({ leaves, output: outputs.accepted });
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
