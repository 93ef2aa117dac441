import { guardianConsentModel } from '../../machines/legal-contacts/guardian-consent.model.ts';
import { type Flow, type Move, type Reply, unwalked } from './kit/flow.ts';

const resendInMs = 60_000;

/** Where the consent stands, by how that comes about, and what the server says beside its name; `another` is whom the child has named in a second tab. */
const facts = {
  unnamed: ['nobody has been named', {}],
  adult: ['old enough', {}],
  newText: ['old enough, and another text is in force', { kind: 'adult', newText: true }],
  awaiting: ['no answer yet', { contactId: 'asked', resendInMs }],
  another: ['somebody else has been named in a second tab', { kind: 'awaiting', contactId: 'another', resendInMs }],
  limited: [
    'four mails have been sent today, and no answer yet',
    { kind: 'awaiting', contactId: 'asked', resendInMs: null },
  ],
  declined: ['the guardian has declined', { contactId: 'declined', resendInMs: null }],
  expired: ['fifteen days have passed', { contactId: 'expired', resendInMs: 0 }],
  withdrawn: ['the guardian has agreed and withdrawn', { contactId: 'withdrawn', resendInMs: 0 }],
  withdrawnLimited: [
    'four mails sent, and the guardian has agreed and withdrawn',
    { kind: 'withdrawn', contactId: 'withdrawn', resendInMs: null },
  ],
  accepted: ['the terms are accepted', {}],
} as const;
export type Fact = keyof typeof facts;

const found = (fact: Fact): Reply<Fact> => ({ fact, output: { kind: fact, ...facts[fact][1] } });
const first = (Object.keys(facts) as Fact[]).filter((fact) => fact !== 'newText' && fact !== 'another');

const asked: Reply<Fact> = { leaves: 'awaiting', output: { kind: 'ok', contactId: 'asked', resendInMs } };
const refused = { kind: 'refused', code: 'conflict', message: '', errors: {} };
const ownAddress: Reply<Fact> = {
  output: { ...refused, code: 'validation', errors: { email: ['own_email'] } },
  variant: 'own address',
  text: 'the address is the child’s own with a tag (+mama)',
};
const enoughToday: Reply<Fact> = {
  output: { ...refused, code: 'too_many_requests' },
  variant: 'enough today',
  text: 'enough mails have been sent today',
};

const hasLooked = (last: Move | undefined) =>
  last?.kind === 'answer' && last.state === 'awaitingGuardian.answer.asking';

export const guardianConsentFlow: Flow<typeof guardianConsentModel.machine, Fact> = {
  ...guardianConsentModel,
  openings: [['Log in with complete details and open the page of the terms', undefined]],
  facts,
  calls: {
    loading: 'GET /v1/legal-contacts/current',
    accepting: 'POST /v1/terms/acceptance',
    saving: 'POST /v1/legal-contacts',
    replacing: 'POST /v1/legal-contacts',
    resending: 'POST /v1/legal-contacts/[^/]+/transitions',
    'awaitingGuardian.answer.asking': 'GET /(auth/me|v1/legal-contacts/current)',
  },
  answers: {
    loading: ({ fact, last }) =>
      (fact !== undefined ? [fact] : last === undefined ? first : (['unnamed', 'accepted'] as const)).map(found),
    accepting: ({ fact }) => [
      { leaves: 'accepted', output: { kind: 'ok' } },
      ...(['newText', 'unnamed'] as const).filter((one) => one !== fact).map((one) => ({ fact: one, output: refused })),
    ],
    saving: () => [asked, ownAddress],
    replacing: ({ fact }) => (fact?.endsWith('imited') === true ? [enoughToday] : [asked, ownAddress]),
    resending: ({ fact }) => [asked, ...(fact === 'awaiting' ? [{ fact: 'declined', output: refused } as const] : [])],
    'awaitingGuardian.answer.asking': ({ fact = 'awaiting' }) =>
      [
        'accepted' as const,
        fact,
        ...(['expired', 'adult'] as const),
        // What becomes of the last mail of a day keeps its limit, which these don't.
        ...(fact === 'limited' ? [] : (['declined', 'withdrawn'] as const)),
        ...(fact === 'awaiting' ? (['another'] as const) : []),
      ].map(found),
  },
  waits: {
    // Not again right after it was answered: the passing times would add up to the pause's end.
    poll: ({ last }) => (hasLooked(last) ? null : 20_000),
    // The page rounds the minute up by what the server's clock leaves unsaid.
    cooling: () => 65_000,
  },
  impossible: [
    // a link has expired fourteen days after the last e-mail only: pause and day's limit are over by then
    [/expired\.(cooling|limitedToday)/, unwalked.answered],
    // here a withdrawal comes a minute after the e-mail
    [/withdrawn\.cooling/, unwalked.inPath],
    // without the pause the page opens for who comes back after a minute
    [/resend\.choosing -- always --> guardianConsent\.awaitingGuardian\.resend\.available/, unwalked.inPath],
  ],
};
