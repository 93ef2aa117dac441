import type { SnapshotFrom } from 'xstate';
import { guardianConsentMachine } from '../../machines/legal-contacts/guardian-consent.machine.ts';
import { type Answer, answer, type Fault, type Move, type Said } from './kit/plan.ts';

type Snapshot = SnapshotFrom<typeof guardianConsentMachine>;

const machine = guardianConsentMachine;
const minute = 60_000;
export const resting = 'awaitingGuardian.answer.resting';
const asking = 'awaitingGuardian.answer.asking';

/**
 * Where the consent stands, and how that comes about. A guardian's id stands for what became of their request; who
 * has been asked is `asked`, and `another` whom the child named in a second tab.
 */
const standingOf = {
  unnamed: { output: { kind: 'unnamed' }, said: { de: 'niemand ist benannt', en: 'nobody has been named' } },
  adult: { output: { kind: 'adult' }, said: { de: 'alt genug', en: 'old enough' } },
  newText: {
    output: { kind: 'adult', newText: true },
    said: { de: 'alt genug, und ein anderer Text gilt', en: 'old enough, and another text is in force' },
  },
  awaiting: {
    output: { kind: 'awaiting', contactId: 'asked', resendInMs: minute },
    said: { de: 'die Antwort steht aus', en: 'no answer yet' },
  },
  another: {
    output: { kind: 'awaiting', contactId: 'another', resendInMs: minute },
    said: { de: 'in einem zweiten Tab ist jemand anderes benannt', en: 'somebody else has been named in a second tab' },
  },
  limited: {
    output: { kind: 'awaiting', contactId: 'asked', resendInMs: null },
    said: {
      de: 'die Antwort steht aus, und viermal ist heute gesendet',
      en: 'no answer yet, and four mails have been sent today',
    },
  },
  declined: {
    output: { kind: 'declined', contactId: 'declined', resendInMs: null },
    said: { de: 'abgelehnt', en: 'the guardian has declined' },
  },
  expired: {
    output: { kind: 'expired', contactId: 'expired', resendInMs: 0 },
    said: { de: 'fünfzehn Tage sind vergangen', en: 'fifteen days have passed' },
  },
  withdrawn: {
    output: { kind: 'withdrawn', contactId: 'withdrawn', resendInMs: 0 },
    said: { de: 'zugestimmt und widerrufen', en: 'the guardian has agreed and withdrawn' },
  },
  withdrawnLimited: {
    output: { kind: 'withdrawn', contactId: 'withdrawn', resendInMs: null },
    said: {
      de: 'viermal gesendet, zugestimmt und widerrufen',
      en: 'four mails sent, and the guardian has agreed and withdrawn',
    },
  },
  accepted: { output: { kind: 'accepted' }, said: { de: 'zugestimmt', en: 'the terms are accepted' } },
} as const satisfies Record<string, { output: Readonly<Record<string, unknown>>; said: Said }>;
export type Standing = keyof typeof standingOf;

const looked: Said = { de: 'Der Stand wird geholt', en: 'The state of the consent is fetched' };

/** The server's answer that it stands so, in `loading` or while the page waits. */
export function standings(state: 'loading' | typeof asking, standing: Standing): Answer {
  const { output, said } = standingOf[standing];
  const words = { de: `${looked.de}: ${said.de}`, en: `${looked.en}: ${said.en}` };
  return answer(machine, state, { ...output, standing }, words, { variant: `${state} ${standing}` });
}

const noAnswer = (state: 'loading' | typeof asking, fault: Fault): Answer =>
  answer(machine, state, { kind: 'failed' }, looked, { fault, variant: `${state} ${fault}` });
export const notLoaded: readonly Answer[] = [
  noAnswer('loading', 'broken'),
  noAnswer('loading', 'offline'),
  noAnswer('loading', 'tooMany'),
];

type Sending = 'accepting' | 'saving' | 'replacing' | 'resending';

const sent: Record<Sending, Said> = {
  accepting: { de: 'Die Zustimmung wird gesendet', en: 'The consent is sent' },
  saving: { de: 'Die Person wird gesendet', en: 'The guardian’s details are sent' },
  replacing: { de: 'Die andere Person wird gesendet', en: 'The other guardian’s details are sent' },
  resending: { de: 'Die E-Mail wird noch einmal angefordert', en: 'The mail is asked for again' },
};
const asked = { kind: 'ok', contactId: 'asked', resendInMs: minute } as const;

const succeeds = (state: Sending, fault?: Fault): Answer =>
  answer(
    machine,
    state,
    state === 'accepting' ? { kind: 'ok' } : asked,
    fault ? sent[state] : { de: `${sent[state].de} und gespeichert`, en: `${sent[state].en} and saved` },
    { variant: `${state} ${fault ?? 'ok'}`, ...(fault && { fault }) },
  );
const fails = (state: Sending, fault: Fault): Answer => {
  const output = fault === 'tooMany' ? { kind: 'refused', code: 'too_many_requests' } : { kind: 'failed' };
  return answer(machine, state, output, sent[state], { fault, variant: `${state} ${fault}` });
};
/** The server says no; `standing` is what the page finds when it looks again. */
const refuses = (state: Sending, why: Said, standing: Standing): Answer =>
  answer(
    machine,
    state,
    { kind: 'refused', code: 'conflict', message: '', errors: {}, standing },
    { de: `${sent[state].de}, doch ${why.de}`, en: `${sent[state].en}, but ${why.en}` },
    { variant: `${state} ${standing}` },
  );
const refusesOwnAddress = (state: 'saving' | 'replacing'): Answer =>
  answer(
    machine,
    state,
    { kind: 'refused', code: 'validation', message: '', errors: { email: ['own_email'] } },
    {
      de: `${sent[state].de}, doch die Adresse ist die eigene mit einem Zusatz (+mama)`,
      en: `${sent[state].en}, but the address is the child’s own with a tag (+mama)`,
    },
    { variant: `${state} own address` },
  );

const answersOf: Record<Sending, readonly Answer[]> = {
  accepting: [
    succeeds('accepting'),
    refuses('accepting', { de: 'inzwischen gilt ein anderer Text', en: 'another text is in force by now' }, 'newText'),
    refuses(
      'accepting',
      {
        de: 'das Geburtsdatum ist in einem zweiten Tab auf fünfzehn Jahre berichtigt',
        en: 'the date of birth has been corrected to fifteen years in a second tab',
      },
      'unnamed',
    ),
    fails('accepting', 'offline'),
    fails('accepting', 'broken'),
    fails('accepting', 'tooMany'),
    succeeds('accepting', 'csrf'),
  ],
  saving: [
    succeeds('saving'),
    refusesOwnAddress('saving'),
    fails('saving', 'offline'),
    fails('saving', 'tooMany'),
    succeeds('saving', 'csrf'),
  ],
  replacing: [succeeds('replacing'), refusesOwnAddress('replacing'), fails('replacing', 'broken')],
  resending: [
    succeeds('resending'),
    fails('resending', 'offline'),
    fails('resending', 'tooMany'),
    succeeds('resending', 'csrf'),
  ],
};
const declinedMeanwhile = refuses(
  'resending',
  { de: 'inzwischen ist abgelehnt', en: 'the guardian has declined meanwhile' },
  'declined',
);

const limitReached: readonly Answer[] = [
  answer(
    machine,
    'replacing',
    { kind: 'refused', code: 'too_many_requests', message: '', errors: {} },
    {
      de: `${sent.replacing.de}, doch für heute sind genug E-Mails gesendet`,
      en: `${sent.replacing.en}, but enough mails have been sent today`,
    },
    { variant: 'replacing limited' },
  ),
];

/** What can come of the call that a state waits for; undefined where none does. */
export function answersIn(at: Snapshot): readonly Answer[] | undefined {
  if (at.matches('accepting')) return answersOf.accepting;
  if (at.matches('saving')) return answersOf.saving;
  if (at.matches('replacing')) return standingNow(at).endsWith('imited') ? limitReached : answersOf.replacing;
  if (at.matches('resending'))
    return [...answersOf.resending, ...(standingNow(at) === 'awaiting' ? [declinedMeanwhile] : [])];
  if (!at.matches({ awaitingGuardian: { answer: 'asking' } })) return undefined;
  const now = standingNow(at);
  const told: readonly Standing[] = [
    'accepted',
    now,
    'expired',
    'adult',
    // What becomes of the last mail of a day keeps its limit, which these don't.
    ...(now === 'limited' ? [] : (['declined', 'withdrawn'] as const)),
    ...(now === 'awaiting' ? (['another'] as const) : []),
  ];
  return [...told.map((standing) => standings(asking, standing)), noAnswer(asking, 'broken')];
}

/** What an answer before said that the page will find, or what it found last. */
export function expectedAfter(last: Move<typeof guardianConsentMachine>, at: Snapshot): readonly Standing[] {
  if (last.kind === 'answer') {
    const standing = last.output['standing'] as Standing | undefined;
    return [standing ?? (last.state === 'accepting' ? 'adult' : standingNow(at))];
  }
  const isRetry = last.kind === 'deed' && last.event.type === 'consent.retry';
  return isRetry ? ['unnamed', 'accepted'] : [standingNow(at)];
}

/** As the page knows it, by whom it is about. */
function standingNow({ context: { contactId, resendInMs } }: Snapshot): Standing {
  if (contactId === 'another' || contactId === 'declined' || contactId === 'expired') return contactId;
  if (contactId === 'withdrawn') return resendInMs === null ? 'withdrawnLimited' : 'withdrawn';
  return resendInMs === null ? 'limited' : 'awaiting';
}
