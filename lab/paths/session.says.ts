import type { SnapshotFrom } from 'xstate';
import { type sessionMachine } from '../../machines/session/session.machine.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { type SessionStage, sessionStages, stageOf } from '../../machines/session/session.me.ts';
import type { Plan, Said } from './kit/plan.ts';
import { activeStates } from './kit/states.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;
type SessionPlan = Plan<typeof sessionMachine>;

/** Whether a state is active, named as in the machine's words. */
export const is = (snapshot: Snapshot, path: string): boolean => activeStates(snapshot).includes(path);

const stageWords = (at: Snapshot, words: Record<SessionStage, Said>): Said =>
  words[sessionStages.find((stage) => at.hasTag(stage)) ?? 'ready'];

/** What makes a call at each stage. */
const press: Record<SessionStage, Said> = {
  unverified: { de: 'sechs Ziffern als Code eintippen', en: 'type six digits as the code' },
  needsOnboarding: { de: 'den Schritt „Telefonnummer“ speichern', en: 'save the step “Phone number”' },
  needsTos: { de: 'den Bedingungen zustimmen', en: 'agree to the terms' },
  ready: { de: '„Verlängern“ drücken', en: 'press “Extend”' },
};
const language: Said = {
  de: 'auf der Seite „Konto“ wechseln und wieder zurück',
  en: 'on the page “Account” and back again',
};
/** How somebody gets to a stage without this page. */
const elsewhere: Record<SessionStage, Said> = {
  unverified: { de: 'Die Adresse am Server zurücksetzen', en: 'Set the address back at the server' },
  needsOnboarding: {
    de: 'Die Adresse in einem zweiten Browser bestätigen',
    en: 'Verify the address in a second browser',
  },
  needsTos: { de: 'Am Server neue Bedingungen in Kraft setzen', en: 'Put new terms into force at the server' },
  ready: { de: 'In einem zweiten Browser den Bedingungen zustimmen', en: 'Agree to the terms in a second browser' },
};

/** How a tester does what the session's events say. */
export const sessionSays: SessionPlan['says'] = {
  'login.submit': {
    de: 'E-Mail-Adresse und Passwort eintippen und anmelden',
    en: 'Type e-mail address and password and log in',
  },
  'register.submit': {
    de: 'Den Link eines Betriebs öffnen, das Formular ausfüllen und absenden',
    en: 'Open a company’s link, fill in the form and send it',
  },
  'logout.request': (at) =>
    is(at, 'loggingOut.failed')
      ? {
          de: 'Zum Impressum gehen und wieder zurück',
          en: 'Go to the imprint and back again',
        }
      : { de: 'Abmelden', en: 'Log out' },
  'session.retry': { de: '„Noch einmal versuchen“ drücken', en: 'Press “Try again”' },
  'me.patched': (at, { patch }) => {
    const stage = sessionStages.find((one) => at.hasTag(one)) ?? 'ready';
    const next = patch.user ? stageOf(patch as Me) : stage;
    if (stage === 'needsOnboarding')
      return next === stage
        ? { de: 'Den Schritt „Telefonnummer“ speichern', en: 'Save the step “Phone number”' }
        : { de: 'Den Schritt „Adresse“ speichern', en: 'Save the step “Address”' };
    if (next === stage)
      return stage === 'ready'
        ? { de: 'Die Suche verlängern', en: 'Extend the search' }
        : { de: `Die Sprache ${language.de}`, en: `Change the language ${language.en}` };
    const first = elsewhere[next];
    return {
      de: `${first.de}, dann die Sprache ${language.de}`,
      en: `${first.en}, then change the language ${language.en}`,
    };
  },
  'me.outdated': (at) =>
    at.hasTag('needsTos')
      ? { de: 'Den Bedingungen zustimmen', en: 'Agree to the terms' }
      : {
          de: 'Auf der Seite „Konto“ das Geburtsdatum um einen Tag berichtigen',
          en: 'Correct the date of birth by a day on the page “Account”',
        },
  'session.renewed': (at) =>
    at.hasTag('unverified')
      ? { de: 'Den Code aus der E-Mail eintippen', en: 'Type the code from the e-mail' }
      : { de: 'Unter „Sicherheit“ das Passwort ändern', en: 'Change the password on the page “Security”' },
  'session.expired': (at) => {
    const said = stageWords(at, press);
    return {
      de: `Das Cookie „session“ löschen, dann ${said.de}`,
      en: `Delete the cookie “session”, then ${said.en}`,
    };
  },
  'gate.refused': (at) => {
    const said = stageWords(at, press);
    return {
      de: `Die Person am Server einen Schritt zurücksetzen, dann ${said.de}: der Server antwortet mit 403`,
      en: `Set the person one step back at the server, then ${said.en}: the server answers 403`,
    };
  },
  'tab.focused': { de: 'In einen anderen Tab und zurück wechseln', en: 'Switch to another tab and back' },
  'otherTab.loggedIn': {
    de: 'In einem zweiten Tab als jemand anderes angemeldet sein und dort die Seite öffnen',
    en: 'Be logged in as somebody else in a second tab and open the page there',
  },
  'otherTab.loggedOut': { de: 'In einem zweiten Tab abmelden', en: 'Log out in a second tab' },
};

/** What no browser can be brought to do with the session, and why. */
export const impossibleInBrowser: SessionPlan['impossible'] = [
  [
    /xstate\.error\.actor/,
    {
      de: 'Ein Aufruf, der selbst abstürzt, wäre ein Fehler im Programm: alle antworten mit dem, was schiefging.',
      en: 'A call that itself crashes would be a bug: all of them answer with what went wrong.',
    },
  ],
  [
    /refreshing -- me\.patched/,
    {
      de: 'Dafür müsste in dem Augenblick, in dem nachgefragt wird, ein anderer Aufruf antworten; das Orakel lässt es geschehen.',
      en: 'Another call would have to be answered just while the page is asking; the oracle lets that happen.',
    },
  ],
];
