import type { SnapshotFrom } from 'xstate';
import { guardianConsentMachine } from '../../machines/legal-contacts/guardian-consent.machine.ts';
import { guardianConsentWords } from '../../machines/legal-contacts/guardian-consent.words.ts';
import { answersIn, expectedAfter, notLoaded, resting, standings, type Standing } from './guardian-consent.answers.ts';
import { type Move, passage, type Plan } from './kit/plan.ts';

type Snapshot = SnapshotFrom<typeof guardianConsentMachine>;
type ConsentMove = Move<typeof guardianConsentMachine>;

const deed = (event: Extract<ConsentMove, { kind: 'deed' }>['event']): ConsentMove => ({ kind: 'deed', event });

const submit = deed({
  type: 'guardian.submit',
  values: {
    firstname: 'Svenja',
    lastname: 'Kramer',
    email: 'svenja@example.net',
    gender: 'female',
    relation: 'mother',
  },
});
const update = deed({ type: 'guardian.update' });
const resend = deed({ type: 'link.resend' });
const poll = passage(guardianConsentMachine, resting, 'poll', 20_000, {
  de: 'Zwanzig Sekunden vergehen',
  en: 'Twenty seconds pass',
});
/** The page rounds the minute up by what the server's clock leaves unsaid. */
const cooled = passage(guardianConsentMachine, 'awaitingGuardian.resend.cooling', 'cooling', 65_000, {
  de: 'Etwas mehr als eine Minute vergeht; die Seite sieht inzwischen einmal nach',
  en: 'A little more than a minute passes; meanwhile the page looks once',
});

const first: readonly Standing[] = [
  'unnamed',
  'adult',
  'awaiting',
  'limited',
  'declined',
  'expired',
  'withdrawn',
  'withdrawnLimited',
  'accepted',
];

function movesFrom(at: Snapshot, last: ConsentMove | undefined): readonly ConsentMove[] {
  if (at.matches('loading')) {
    if (last === undefined) return [...first.map((standing) => standings('loading', standing)), ...notLoaded];
    return expectedAfter(last, at).map((standing) => standings('loading', standing));
  }
  if (at.matches('awaitingGuardian')) return movesWhileWaiting(at, last);
  const answers = answersIn(at);
  if (answers) return answers;
  if (at.matches('failed')) return [deed({ type: 'consent.retry' })];
  if (at.matches('adult')) return [deed({ type: 'terms.accept', hash: 'h', findable: 'f' })];
  if (at.matches('minor')) return [submit];
  if (at.matches('editing')) return [submit, deed({ type: 'guardian.cancel' })];
  if (at.matches('declined')) return [update];
  if (at.matches('expired') || at.matches('withdrawn'))
    return [...(at.can({ type: 'link.resend' }) ? [resend] : []), update];
  return [];
}

function movesWhileWaiting(at: Snapshot, last: ConsentMove | undefined): readonly ConsentMove[] {
  const answers = answersIn(at);
  if (answers) return answers;
  return [
    // Not again right after it was answered: the passing times would add up to the pause's end.
    ...(hasLooked(last) ? [] : [poll]),
    deed({ type: 'tab.focused' }),
    ...(at.matches({ awaitingGuardian: { resend: 'cooling' } }) ? [cooled] : []),
    ...(at.can({ type: 'link.resend' }) ? [resend] : []),
    update,
  ];
}

const hasLooked = (last: ConsentMove | undefined) =>
  last?.kind === 'answer' && last.state === 'awaitingGuardian.answer.asking';

export const guardianConsentPlan: Plan<typeof guardianConsentMachine> = {
  machine: guardianConsentMachine,
  words: guardianConsentWords,
  openings: [
    {
      input: undefined,
      said: {
        de: 'Mit vollständigen Angaben anmelden und die Seite der Bedingungen öffnen',
        en: 'Log in with complete details and open the page of the terms',
      },
    },
  ],
  movesFrom,
  key: (at, last) => [
    at.context.contactId,
    at.context.resendInMs === null,
    at.matches('loading') ? [last === undefined, last && expectedAfter(last, at)] : null,
    at.matches({ awaitingGuardian: { answer: 'resting' } }) && hasLooked(last),
  ],
  says: {
    'consent.retry': { de: '„Noch einmal versuchen“ drücken', en: 'Press “Try again”' },
    'terms.accept': { de: 'Den Bedingungen zustimmen', en: 'Press “I agree”' },
    'guardian.submit': {
      de: 'Mutter, Namen und E-Mail-Adresse eintragen und den Link senden',
      en: 'Choose the mother, fill in names and e-mail address and send the link',
    },
    'guardian.update': {
      de: 'Eine andere erziehungsberechtigte Person eintragen',
      en: 'Press “Update legal guardian”',
    },
    'guardian.cancel': { de: 'Es so lassen', en: 'Press “Leave it as it is”' },
    'link.resend': { de: 'Die E-Mail noch einmal senden', en: 'Press “Send the e-mail again”' },
    'tab.focused': { de: 'In einen anderen Tab und zurück wechseln', en: 'Switch to another tab and back' },
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
    [
      /xstate\.error\.actor/,
      {
        de: 'Ein Aufruf, der selbst abstürzt, wäre ein Fehler im Programm: alle antworten mit dem, was schiefging.',
        en: 'A call that itself crashes would be a bug: all of them answer with what went wrong.',
      },
    ],
  ],
  interrupted: ['saving', 'accepting', 'resending', 'replacing'],
  stable: [
    'failed',
    'adult.reading',
    'adult.failed',
    'minor',
    'awaitingGuardian.answer.resting',
    'awaitingGuardian.resend.cooling',
    'awaitingGuardian.resend.available',
    'awaitingGuardian.resend.limitedToday',
    'editing',
    'declined',
    'expired.available',
    'withdrawn.available',
    'withdrawn.limitedToday',
    'accepted',
  ],
};
