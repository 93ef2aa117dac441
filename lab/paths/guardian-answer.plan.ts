import type { SnapshotFrom } from 'xstate';
import type { GuardianView } from '../../contract/legal-contacts/legal-contacts.schema.ts';
import { guardianAnswerMachine } from '../../machines/legal-contacts/guardian-answer.machine.ts';
import { guardianAnswerWords } from '../../machines/legal-contacts/guardian-answer.words.ts';
import { type Answer, answer, type Fault, type Move, type Plan, type Said } from './kit/plan.ts';

type Snapshot = SnapshotFrom<typeof guardianAnswerMachine>;
type AnswerMove = Move<typeof guardianAnswerMachine>;

const viewOf = (status: GuardianView['status'], changes: Partial<GuardianView> = {}): GuardianView => ({
  id: 'id',
  link: 'answer',
  status,
  firstname: 'Svenja',
  lastname: 'Kramer',
  applicant: { firstname: 'Mats', matchable: true, stored: ['name'] },
  not_me: false,
  no_longer_needed: false,
  confirmed_at: null,
  terms: {
    id: 't',
    version: 1,
    locale: 'en',
    text: '',
    hash: 'h',
    published_at: '2026-01-01T00:00:00Z',
    findable: { version: 1, text: '', hash: 'f' },
  },
  ...changes,
});

/** What the server can say of a link, and how that comes about. */
const looks = {
  pending: {
    output: { kind: 'ok', view: viewOf('pending') },
    said: { de: 'die Antwort steht aus', en: 'no answer yet' },
  },
  newText: {
    output: { kind: 'ok', view: viewOf('pending'), newText: true },
    said: { de: 'die Antwort steht aus, der Text ist ein anderer', en: 'no answer yet, and the text is another' },
  },
  confirmed: {
    output: { kind: 'ok', view: viewOf('confirmed') },
    said: { de: 'mit demselben Link ist schon zugestimmt', en: 'the same link has been used to agree' },
  },
  declined: {
    output: { kind: 'ok', view: viewOf('declined') },
    said: { de: 'mit demselben Link ist schon abgelehnt', en: 'the same link has been used to decline' },
  },
  reported: {
    output: { kind: 'ok', view: viewOf('declined', { not_me: true }) },
    said: {
      de: 'mit demselben Link ist schon ein Irrtum gemeldet',
      en: 'the same link has been used to report a mistake',
    },
  },
  grownUp: {
    output: { kind: 'ok', view: viewOf('revoked', { no_longer_needed: true }) },
    said: {
      de: 'das Kind hat sein Geburtsdatum berichtigt und ist alt genug',
      en: 'the child has corrected the date of birth and is old enough',
    },
  },
  expired: {
    output: { kind: 'expired' },
    said: { de: 'fünfzehn Tage sind vergangen', en: 'fifteen days have passed' },
  },
  replaced: {
    output: { kind: 'used' },
    said: { de: 'das Kind hat jemand anderen benannt', en: 'the child has named somebody else' },
  },
  invalid: {
    output: { kind: 'invalid' },
    said: { de: 'vom Link fehlt das letzte Zeichen', en: 'the link lacks its last character' },
  },
  withdrawal: {
    output: { kind: 'ok', view: viewOf('confirmed', { link: 'withdraw' }) },
    said: { de: 'es ist der Link zum Widerruf', en: 'it is the link to withdraw' },
  },
  withdrawn: {
    output: { kind: 'ok', view: viewOf('revoked', { link: 'withdraw' }) },
    said: { de: 'es ist der Link zum Widerruf, schon benutzt', en: 'it is the link to withdraw, used already' },
  },
} as const satisfies Record<string, { output: Readonly<Record<string, unknown>>; said: Said }>;
export type Look = keyof typeof looks;

const machine = guardianAnswerMachine;
const opened: Said = { de: 'Der Link wird geprüft', en: 'The link is checked' };
const look = (name: Look, fault?: Fault): Answer => {
  const { output, said } = looks[name];
  const words = { de: `${opened.de}: ${said.de}`, en: `${opened.en}: ${said.en}` };
  return answer(machine, 'opening', { ...output, look: name }, fault ? opened : words, {
    variant: `opening ${name} ${fault ?? ''}`,
    ...(fault && { fault }),
  });
};
const noLook = (fault: Fault): Answer =>
  answer(machine, 'opening', { kind: 'failed' }, opened, { fault, variant: `opening ${fault}` });

/** Before anything was done at the page; later only what follows from what was done. */
const firstLooks: readonly AnswerMove[] = [
  ...(Object.keys(looks) as Look[]).filter((name) => name !== 'newText').map((name) => look(name)),
  look('pending', 'csrf'),
  noLook('offline'),
  noLook('broken'),
  noLook('tooMany'),
];

type Asking = 'accepting' | 'declining' | 'reporting' | 'requestingLink' | 'withdrawing';

const sent: Record<Asking, Said> = {
  accepting: { de: 'Die Zustimmung wird gesendet', en: 'The consent is sent' },
  declining: { de: 'Die Ablehnung wird gesendet', en: 'The refusal is sent' },
  reporting: { de: 'Die Meldung wird gesendet', en: 'The report is sent' },
  requestingLink: { de: 'Ein neuer Link wird angefordert', en: 'A new link is asked for' },
  withdrawing: { de: 'Der Widerruf wird gesendet', en: 'The withdrawal is sent' },
};
const succeeds = (state: Asking, status: GuardianView['status'], fault?: Fault): Answer =>
  answer(
    machine,
    state,
    { kind: 'ok', view: viewOf(status) },
    fault ? sent[state] : { de: `${sent[state].de} und gespeichert`, en: `${sent[state].en} and saved` },
    { variant: `${state} ${fault ?? 'ok'}`, ...(fault && { fault }) },
  );
const fails = (state: Asking, fault: Fault): Answer => {
  const output = fault === 'tooMany' ? { kind: 'refused', code: 'too_many_requests' } : { kind: 'failed' };
  return answer(machine, state, output, sent[state], { fault, variant: `${state} ${fault}` });
};
/** Something else came first; the page then opens anew and finds it. */
const overtaken = (state: Asking, meanwhile: Look): Answer => {
  const { de, en } = looks[meanwhile].said;
  const said = { de: `${sent[state].de}, doch inzwischen: ${de}`, en: `${sent[state].en}, but meanwhile: ${en}` };
  return answer(machine, state, { kind: 'conflict', look: meanwhile }, said, { variant: `${state} ${meanwhile}` });
};

const answersIn: Record<Asking, readonly AnswerMove[]> = {
  accepting: [
    succeeds('accepting', 'confirmed'),
    overtaken('accepting', 'confirmed'),
    overtaken('accepting', 'newText'),
    overtaken('accepting', 'expired'),
    overtaken('accepting', 'grownUp'),
    fails('accepting', 'offline'),
    fails('accepting', 'broken'),
    fails('accepting', 'tooMany'),
    succeeds('accepting', 'confirmed', 'csrf'),
  ],
  declining: [
    succeeds('declining', 'declined'),
    overtaken('declining', 'confirmed'),
    overtaken('declining', 'replaced'),
    fails('declining', 'offline'),
    fails('declining', 'tooMany'),
  ],
  reporting: [succeeds('reporting', 'declined'), overtaken('reporting', 'declined'), fails('reporting', 'broken')],
  requestingLink: [
    succeeds('requestingLink', 'pending'),
    answer(
      machine,
      'requestingLink',
      { kind: 'refused', code: 'link_used', message: '', errors: {} },
      {
        de: 'Ein neuer Link wird angefordert, doch in einem zweiten Tab kam er schon',
        en: 'A new link is asked for, but a second tab has done so before',
      },
      { variant: 'requestingLink refused' },
    ),
    fails('requestingLink', 'offline'),
  ],
  withdrawing: [
    succeeds('withdrawing', 'revoked'),
    overtaken('withdrawing', 'withdrawn'),
    fails('withdrawing', 'broken'),
    succeeds('withdrawing', 'revoked', 'csrf'),
  ],
};
const deed = (event: Extract<AnswerMove, { kind: 'deed' }>['event']): AnswerMove => ({ kind: 'deed', event });

/** What a person can do in the states that wait for one. */
const deeds: Partial<Record<Snapshot['value'], readonly AnswerMove[]>> = {
  failed: [deed({ type: 'page.retry' })],
  expired: [deed({ type: 'link.request' })],
  asking: [
    deed({ type: 'consent.accept', custody: true, hash: 'h', findable: 'f', releases: 'ask' }),
    deed({ type: 'consent.decline' }),
    deed({ type: 'notMe.report' }),
  ],
  confirmingDecline: [deed({ type: 'decline.confirm' }), deed({ type: 'decline.cancel' })],
  confirmingNotMe: [deed({ type: 'notMe.confirm' }), deed({ type: 'notMe.cancel' })],
  askingWithdraw: [deed({ type: 'consent.withdraw' })],
};

/** What the answer before said that the page will find. */
const toFind = (last: AnswerMove | undefined) =>
  last?.kind === 'answer' ? (last.output['look'] as Look | undefined) : undefined;

function movesFrom({ value }: Snapshot, last: AnswerMove | undefined): readonly AnswerMove[] {
  if (value !== 'opening') return value in answersIn ? answersIn[value as Asking] : (deeds[value] ?? []);
  if (last === undefined) return firstLooks;
  return [look(toFind(last) ?? 'pending')];
}

export const guardianAnswerPlan: Plan<typeof guardianAnswerMachine> = {
  machine,
  words: guardianAnswerWords,
  openings: [
    {
      input: undefined,
      said: {
        de: 'Den Link aus der E-Mail an die erziehungsberechtigte Person öffnen',
        en: 'Open the link of the mail to the guardian',
      },
    },
  ],
  movesFrom,
  key: ({ value }, last) => (value === 'opening' ? [last === undefined, toFind(last)] : null),
  says: {
    'page.retry': { de: '„Noch einmal versuchen“ drücken', en: 'Press “Try again”' },
    'consent.accept': {
      de: '„Ich stimme zu“ drücken, die Sorge erklären und noch einmal drücken',
      en: 'Press “I agree”, declare custody and press again',
    },
    'consent.decline': { de: '„Ich stimme nicht zu“ drücken', en: 'Press “I do not agree”' },
    'decline.confirm': { de: '„Ja, ich lehne ab“ drücken', en: 'Press “Yes, I decline”' },
    'decline.cancel': { de: '„Zurück“ drücken', en: 'Press “Back”' },
    'notMe.report': { de: 'Sagen, dass man nicht gemeint ist', en: 'Press “I’m not the guardian”' },
    'notMe.confirm': { de: 'Bestätigen, dass die E-Mail ein Irrtum war', en: 'Press “Yes, by mistake”' },
    'notMe.cancel': { de: '„Zurück“ drücken', en: 'Press “Back”' },
    'link.request': { de: 'Einen neuen Link anfordern', en: 'Press “Send me a new link”' },
    'consent.withdraw': { de: '„Zustimmung widerrufen“ drücken', en: 'Press “Withdraw consent”' },
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
      /sorting -- always --> guardianAnswer\.expired/,
      {
        de: 'Der Link läuft mit der Anfrage ab: der Server sagt es, ehe er ihren Stand nennt.',
        en: 'The link expires with the request: the server says so before it tells the request’s status.',
      },
    ],
    [
      /sorting -- always --> guardianAnswer\.replaced/,
      {
        de: 'Wer ersetzt oder widerrufen ist, dessen Link gilt nicht mehr: der Server sagt es, ehe er den Stand nennt.',
        en: 'Whoever is replaced or has withdrawn has a dead link: the server says so before it tells the status.',
      },
    ],
  ],
  interrupted: ['accepting', 'declining', 'reporting', 'withdrawing', 'requestingLink'],
  stable: [
    'failed',
    'invalid',
    'replaced',
    'noLongerNeeded',
    'alreadyConfirmed',
    'alreadyDeclined',
    'expired',
    'linkSent',
    'asking',
    'confirmingDecline',
    'confirmingNotMe',
    'confirmed',
    'declined',
    'reported',
    'askingWithdraw',
    'withdrawn',
  ],
};
