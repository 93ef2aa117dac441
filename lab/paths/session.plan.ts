import type { SnapshotFrom } from 'xstate';
import { meOf } from '../../machines/session/session.fixtures.ts';
import { type SessionStage, sessionStages, stageOf } from '../../machines/session/session.me.ts';
import { sessionModel as model } from '../../machines/session/session.model.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { type Flow, planOf, type Reply, type Situation } from './kit/flow.ts';
import type { Text } from './kit/plan.ts';

type Machine = typeof model.machine;
export type SessionSnapshot = SnapshotFrom<Machine>;
type Now = Situation<Machine, never>;

/** An applicant as the server tells of them at each stage. */
export const people: Record<SessionStage, Me> = {
  unverified: meOf('applicant', { verified: false }),
  needsOnboarding: meOf('applicant', { onboarded: false, tosAccepted: false }),
  needsTos: meOf('applicant', { tosAccepted: false }),
  ready: meOf('applicant'),
};

export const stageIn = (at: SessionSnapshot): SessionStage | undefined =>
  sessionStages.find((stage) => at.hasTag(stage));

const stageTexts: Record<SessionStage, Text> = {
  unverified: { de: 'die Adresse ist unbestätigt', en: 'the address is not verified' },
  needsOnboarding: { de: 'die Anschrift fehlt noch', en: 'the address is still missing' },
  needsTos: { de: 'die Bedingungen sind offen', en: 'the terms are open' },
  ready: { de: 'es fehlt nichts mehr', en: 'nothing is missing any more' },
};
const gone: Text = {
  de: 'die Sitzung besteht nicht mehr (Cookie „session“ löschen)',
  en: 'the session is gone (delete the cookie “session”)',
};

/** Who has proved something, or changed it, is told that and nothing else. */
const isSure = ({ last }: Now): boolean =>
  last?.kind === 'action' && ['session.renewed', 'me.outdated'].includes(last.event.type);

const isNew = (last: Now['last']): boolean => last?.kind === 'answer' && last.state === 'loggedOut.registering';

/** The stages that the server can tell of, after what made the page ask. */
function stagesAfter({ at, last }: Now): readonly SessionStage[] {
  const cause = last?.kind === 'action' ? last.event.type : undefined;
  const here = sessionStages.findIndex((stage) => at.hasTag(stage));
  if (isNew(last)) return ['unverified'];
  if (cause === 'gate.refused') return sessionStages.slice(here - 1, here);
  if (cause !== 'session.renewed' && cause !== 'me.outdated') return sessionStages;
  const isOn = at.hasTag(cause === 'session.renewed' ? 'unverified' : 'needsTos');
  return sessionStages.slice(isOn ? here + 1 : here).slice(0, 1);
}

const aboutMe = (now: Now): readonly Reply<never>[] => [
  ...stagesAfter(now).map((stage) => ({
    output: { kind: 'ok', me: people[stage] },
    text: stageTexts[stage],
    variant: `${stageIn(now.at) ?? ''} to ${stage}`,
  })),
  ...(isSure(now) ? [] : [{ output: { kind: 'unauthenticated' }, text: gone }]),
];

const opened = [
  { output: { kind: 'ok' } },
  { output: { kind: 'refused', code: 'validation', message: '', errors: { email: ['wrong'] } } },
];
const patched = (from: SessionStage, to: SessionStage) =>
  ({ event: { type: 'me.patched', patch: people[to] }, variant: `${from} to ${to}` }) as const;

const flow: Flow<Machine, never> = {
  model,
  openings: [
    {
      input: { hint: 'none' },
      text: { de: 'Die Seite öffnen, ohne angemeldet zu sein', en: 'Open the page without being logged in' },
    },
    { input: { hint: 'fresh' }, text: { de: 'Angemeldet die Seite öffnen', en: 'Open the page logged in' } },
    {
      input: { hint: 'expired' },
      text: {
        de: 'Angemeldet die Seite öffnen; der Hinweis im Cookie „session_hint“ ist abgelaufen',
        en: 'Open the page logged in; the hint in the cookie “session_hint” has expired',
      },
    },
  ],
  facts: {},
  calls: {
    'loggedOut.loggingIn': 'POST /auth/login',
    'loggedOut.registering': 'POST /auth/register/applicant',
    'fetchingMe.silent': 'GET /auth/me',
    'fetchingMe.required': 'GET /auth/me',
    'loggedIn.data.refreshing': 'GET /auth/me',
    'loggingOut.posting': 'POST /auth/logout',
  },
  awaited: [
    'loggedOut.loggingIn',
    'loggedOut.registering',
    'fetchingMe.silent',
    'fetchingMe.required',
    'loggedIn.data.refreshing',
    'loggingOut.posting',
  ],
  answers: {
    'loggedOut.loggingIn': () => opened,
    'loggedOut.registering': () => opened,
    'fetchingMe.silent': aboutMe,
    'fetchingMe.required': aboutMe,
    'loggedIn.data.refreshing': aboutMe,
    'loggingOut.posting': () => [{ output: { kind: 'ok' } }, { output: { kind: 'unauthenticated' }, text: gone }],
  },
  faulted: (fault, state, now) => {
    if (isSure(now) && state === 'loggedIn.data.refreshing') return null;
    return fault === 'tooMany' && state === 'loggingOut.posting' ? { kind: 'failed' } : undefined;
  },
  events: {
    'otherTab.loggedIn': () => [{ event: { type: 'otherTab.loggedIn', userId: 'somebody else' } }],
    'session.expired': ({ at }) => [{ event: { type: 'session.expired', epoch: at.context.epoch } }],
    'gate.refused': ({ at }) => (at.hasTag('unverified') ? [] : [{ event: { type: 'gate.refused' } }]),
    'me.outdated': ({ at }) => (at.hasTag('unverified') ? [] : [{ event: { type: 'me.outdated' } }]),
    'me.patched': ({ at }) => {
      const stage = stageIn(at);
      if (stage === undefined) return [];
      const next = stage === 'ready' ? 'needsTos' : sessionStages[sessionStages.indexOf(stage) + 1];
      return [patched(stage, stage), patched(stage, next ?? stage)];
    },
  },
  key: ({ at, last }) => [
    at.hasTag('busy') && last?.kind === 'action' ? last.event.type : null,
    isNew(last) && at.matches('fetchingMe'),
  ],
  says: {
    'register.submit': {
      de: 'Den Link eines Betriebs öffnen, das Formular ausfüllen und absenden',
      en: 'Open a company’s link, fill in the form and send it',
    },
    'me.patched': (at, { patch }) => {
      const stage = stageIn(at);
      const isOn = patch.user !== undefined && stageOf(patch as Me) !== stage;
      if (stage === 'needsOnboarding')
        return {
          de: isOn ? 'Die Anschrift speichern' : 'Die Telefonnummer speichern',
          en: isOn ? 'Save the address' : 'Save the phone number',
        };
      const elsewhere = isOn && stageTexts[stageOf(patch as Me)];
      return {
        de: `${elsewhere ? `Am Server herstellen: ${elsewhere.de}; dann im Konto` : 'Im Konto'} die Sprache wechseln und zurück`,
        en: `${elsewhere ? `Bring about at the server: ${elsewhere.en}; then` : 'In the account,'} change the language and back`,
      };
    },
    'me.outdated': (at) =>
      at.hasTag('needsTos')
        ? { de: 'Den Bedingungen zustimmen', en: 'Agree to the terms' }
        : {
            de: 'Im Konto das Geburtsdatum um einen Tag berichtigen',
            en: 'Correct the date of birth by a day in the account',
          },
    'session.renewed': (at) =>
      at.hasTag('unverified')
        ? { de: 'Den Code aus der E-Mail eintippen', en: 'Type the code from the e-mail' }
        : { de: 'Im Konto das Passwort ändern', en: 'Change the password in the account' },
    'session.expired': {
      de: 'Das Cookie „session“ löschen, dann tun, was einen Aufruf auslöst',
      en: 'Delete the cookie “session”, then do what makes a call',
    },
    'gate.refused': {
      de: 'Die Person am Server einen Schritt zurücksetzen, dann tun, was einen Aufruf auslöst',
      en: 'Set the person one step back at the server, then do what makes a call',
    },
    'otherTab.loggedIn': {
      de: 'In einem zweiten Tab als jemand anderes angemeldet sein und dort die Seite öffnen',
      en: 'Be logged in as somebody else in a second tab and open the page there',
    },
  },
  impossible: [
    [
      /refreshing -- me\.patched/,
      {
        de: 'Dafür müsste in dem Augenblick, in dem nachgefragt wird, ein anderer Aufruf antworten; das Orakel lässt es geschehen.',
        en: 'Another call would have to be answered just while the page is asking; the oracle lets that happen.',
      },
    ],
  ],
  notInterrupted: ['loggingOut.posting'],
};
export const sessionPlan = planOf(flow);
