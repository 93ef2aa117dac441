import { guardianConsentModel } from '../../machines/legal-contacts/guardian-consent.model.ts';
import type { Flow, Move, Reply } from './kit/flow.ts';

const resendInMs = 60_000;

/** Where the consent stands, and how that comes about; `another` is whom the child has named in a second tab. */
const facts = {
  unnamed: { de: 'niemand ist benannt', en: 'nobody has been named', output: { kind: 'unnamed' } },
  adult: { de: 'alt genug', en: 'old enough', output: { kind: 'adult' } },
  newText: {
    de: 'alt genug, und ein anderer Text gilt',
    en: 'old enough, and another text is in force',
    output: { kind: 'adult', newText: true },
  },
  awaiting: {
    de: 'die Antwort steht aus',
    en: 'no answer yet',
    output: { kind: 'awaiting', contactId: 'asked', resendInMs },
  },
  another: {
    de: 'in einem zweiten Tab ist jemand anderes benannt',
    en: 'somebody else has been named in a second tab',
    output: { kind: 'awaiting', contactId: 'another', resendInMs },
  },
  limited: {
    de: 'viermal ist heute gesendet, noch ohne Antwort',
    en: 'four mails have been sent today, and no answer yet',
    output: { kind: 'awaiting', contactId: 'asked', resendInMs: null },
  },
  declined: {
    de: 'abgelehnt',
    en: 'the guardian has declined',
    output: { kind: 'declined', contactId: 'declined', resendInMs: null },
  },
  expired: {
    de: 'fünfzehn Tage sind vergangen',
    en: 'fifteen days have passed',
    output: { kind: 'expired', contactId: 'expired', resendInMs: 0 },
  },
  withdrawn: {
    de: 'zugestimmt und widerrufen',
    en: 'the guardian has agreed and withdrawn',
    output: { kind: 'withdrawn', contactId: 'withdrawn', resendInMs: 0 },
  },
  withdrawnLimited: {
    de: 'viermal gesendet, zugestimmt und widerrufen',
    en: 'four mails sent, and the guardian has agreed and withdrawn',
    output: { kind: 'withdrawn', contactId: 'withdrawn', resendInMs: null },
  },
  accepted: { de: 'zugestimmt', en: 'the terms are accepted', output: { kind: 'accepted' } },
} as const;
export type Fact = keyof typeof facts;

const found = (fact: Fact): Reply<Fact> => ({ fact, output: facts[fact].output });
const first = (Object.keys(facts) as Fact[]).filter((fact) => fact !== 'newText' && fact !== 'another');

const asked: Reply<Fact> = { leaves: 'awaiting', output: { kind: 'ok', contactId: 'asked', resendInMs } };
const refused = { kind: 'refused', code: 'conflict', message: '', errors: {} };
const ownAddress: Reply<Fact> = {
  output: { ...refused, code: 'validation', errors: { email: ['own_email'] } },
  variant: 'own address',
  text: {
    de: 'die Adresse ist die eigene mit einem Zusatz (+mama)',
    en: 'the address is the child’s own with a tag (+mama)',
  },
};
const enoughToday: Reply<Fact> = {
  output: { ...refused, code: 'too_many_requests' },
  variant: 'enough today',
  text: { de: 'für heute sind genug E-Mails gesendet', en: 'enough mails have been sent today' },
};

const hasLooked = (last: Move | undefined) =>
  last?.kind === 'answer' && last.state === 'awaitingGuardian.answer.asking';

export const guardianConsentFlow: Flow<typeof guardianConsentModel.machine, Fact> = {
  ...guardianConsentModel,
  openings: [
    {
      input: undefined,
      text: {
        de: 'Mit vollständigen Angaben anmelden und die Seite der Bedingungen öffnen',
        en: 'Log in with complete details and open the page of the terms',
      },
    },
  ],
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
    [
      /expired\.(cooling|limitedToday)/,
      {
        de: 'Abgelaufen ist ein Link erst vierzehn Tage nach der letzten E-Mail: Pause und Tagesgrenze sind dann vorbei.',
        en: 'A link has expired fourteen days after the last e-mail only: pause and day’s limit are over by then.',
      },
    ],
    [
      /withdrawn\.cooling/,
      {
        de: 'Auf diesen Wegen kommt der Widerruf eine Minute nach der E-Mail; den schnelleren prüft die Maschine für sich.',
        en: 'On these paths a withdrawal comes a minute after the e-mail; the quicker one is tested on the machine by itself.',
      },
    ],
    [
      /resend\.choosing -- always --> guardianConsent\.awaitingGuardian\.resend\.available/,
      {
        de: 'Ohne Pause öffnet sich die Seite nur, wenn man nach einer Minute wiederkommt: Das zeigen die Wege zurück.',
        en: 'The page opens without the pause only for who comes back after a minute: the ways back show that.',
      },
    ],
  ],
};
