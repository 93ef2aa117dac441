import { guardianAnswerModel, viewOf } from '../../machines/legal-contacts/guardian-answer.model.ts';
import { type Flow, type Reply, unwalked } from './kit/flow.ts';

/** What the server can say of a link, by how that comes about. */
const facts = {
  pending: { de: 'die Antwort steht aus', en: 'no answer yet' },
  newText: { de: 'die Antwort steht aus, der Text ist ein anderer', en: 'no answer yet, and the text is another' },
  confirmed: { de: 'mit demselben Link ist zugestimmt', en: 'the same link has been used to agree' },
  declined: { de: 'mit demselben Link ist abgelehnt', en: 'the same link has been used to decline' },
  reported: {
    de: 'mit demselben Link ist ein Irrtum gemeldet',
    en: 'the same link has been used to report a mistake',
  },
  grownUp: {
    de: 'das Kind hat sein Geburtsdatum berichtigt und ist alt genug',
    en: 'the child has corrected the date of birth and is old enough',
  },
  expired: { de: 'fünfzehn Tage sind vergangen', en: 'fifteen days have passed' },
  replaced: { de: 'das Kind hat jemand anderen benannt', en: 'the child has named somebody else' },
  renewed: { de: 'in einem zweiten Tab kam schon ein neuer Link', en: 'a second tab has asked for a new link' },
  invalid: { de: 'vom Link fehlt das letzte Zeichen', en: 'the link lacks its last character' },
  withdrawal: { de: 'es ist der Link zum Widerruf', en: 'it is the link to withdraw' },
  withdrawn: { de: 'es ist der Link zum Widerruf, schon benutzt', en: 'it is the link to withdraw, used already' },
} as const;
export type Fact = keyof typeof facts;

const view = (...[status, ...rest]: Parameters<typeof viewOf>) => ({ kind: 'ok', view: viewOf(status, ...rest) });
const outputs = {
  pending: view('pending'),
  newText: { ...view('pending'), newText: true },
  confirmed: view('confirmed'),
  declined: view('declined'),
  reported: { kind: 'ok', view: { ...viewOf('declined'), not_me: true } },
  grownUp: view('revoked', true),
  expired: { kind: 'expired' },
  replaced: { kind: 'used' },
  renewed: { kind: 'used' },
  invalid: { kind: 'invalid' },
  withdrawal: view('confirmed', false, 'withdraw'),
  withdrawn: view('revoked', false, 'withdraw'),
} as const;

const first = (Object.keys(facts) as Fact[]).filter((fact) => fact !== 'newText' && fact !== 'renewed');
const found = (fact: Fact): Reply<Fact> => ({ fact, output: outputs[fact] });
const saved = (leaves: Fact): Reply<Fact> => ({ leaves, output: outputs.confirmed });
/** Something else came first; the page then opens anew and finds it. */
const meanwhile = (fact: Fact): Reply<Fact> => ({ fact, output: { kind: 'conflict' } });

const answer = 'POST /v1/legal-contacts/[^/]+/answer';
export const guardianAnswerFlow: Flow<typeof guardianAnswerModel.machine, Fact> = {
  ...guardianAnswerModel,
  openings: [
    {
      input: undefined,
      text: {
        de: 'Den Link aus der E-Mail an die erziehungsberechtigte Person öffnen',
        en: 'Open the link of the mail to the guardian',
      },
    },
  ],
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
      saved('confirmed'),
      ...(['confirmed', 'newText', 'expired', 'grownUp'] as const).filter((one) => one !== fact).map(meanwhile),
    ],
    declining: () => [saved('declined'), meanwhile('confirmed'), meanwhile('replaced')],
    reporting: () => [saved('reported'), meanwhile('declined')],
    requestingLink: ({ fact }) => [
      // what a second tab has done is done
      ...(fact === 'renewed' ? [] : [saved('replaced')]),
      { fact: 'renewed', output: { kind: 'refused', code: 'link_used', message: '', errors: {} } },
    ],
    withdrawing: () => [saved('withdrawn'), meanwhile('withdrawn')],
  },
  // a link ends with its request: the server says so before it tells the request's status
  impossible: [[/sorting -- always --> guardianAnswer\.(expired|replaced)/, unwalked.answered]],
};
