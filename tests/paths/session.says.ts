import type { SnapshotFrom } from 'xstate';
import { type sessionMachine } from '../../machines/session/session.machine.ts';
import { type SessionStage, sessionStages } from '../../machines/session/session.me.ts';
import type { Plan, Said } from './kit/plan.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;
type SessionPlan = Plan<typeof sessionMachine>;

/** Whether a state is active, named as in the machine's words. */
export const is = (snapshot: Snapshot, path: string): boolean => {
  const [outer = '', inner] = path.split('.');
  return snapshot.matches((inner === undefined ? outer : { [outer]: inner }) as never);
};

const stageWords = (at: Snapshot, words: Record<SessionStage, Said>): Said =>
  words[sessionStages.find((stage) => is(at, stage)) ?? 'ready'];

/** What makes a call at each stage. */
const press: Record<SessionStage, Said> = {
  unverified: { de: '„Neuen Code senden“ drücken', en: 'press “Send a new code”' },
  needsOnboarding: { de: 'den Schritt „Telefonnummer“ speichern', en: 'save the step “Phone number”' },
  needsTos: { de: 'den Bedingungen zustimmen', en: 'agree to the terms' },
  ready: { de: '„Verlängern“ drücken', en: 'press “Extend”' },
};

/** How a tester does what the session's events say. */
export const sessionSays: SessionPlan['says'] = {
  'login.submit': {
    de: 'E-Mail-Adresse und Passwort eintippen und anmelden',
    en: 'Type e-mail address and password and log in',
  },
  'register.submit': {
    de: 'Den Link einer Firma öffnen, das Formular ausfüllen und absenden',
    en: 'Open a company’s link, fill in the form and send it',
  },
  'logout.request': { de: 'Abmelden', en: 'Log out' },
  'session.retry': { de: '„Erneut versuchen“ drücken', en: 'Press “Try again”' },
  'me.patched': (at) =>
    stageWords(at, {
      unverified: press.unverified,
      needsOnboarding: { de: 'Einen Schritt der Angaben speichern', en: 'Save a step of the details' },
      needsTos: press.needsTos,
      ready: { de: 'Die Suche verlängern', en: 'Extend the search' },
    }),
  'me.outdated': { de: 'Den Bedingungen zustimmen', en: 'Agree to the terms' },
  'session.renewed': { de: 'Den Code aus der E-Mail eintippen', en: 'Type the code from the mail' },
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
    /(unverified|needsTos) -- me\.patched/,
    {
      de: 'Keine Seite dieser Stufe bringt neuere Teile der Daten mit: sie werden ganz geholt.',
      en: 'No page of this stage brings newer parts of the data: all of it is fetched.',
    },
  ],
  [
    /(unverified|needsOnboarding|ready) -- me\.outdated/,
    {
      de: 'Nur wer den Bedingungen zustimmt, hat hier veraltete Daten; sonst eine Kollegin, die schneller war.',
      en: 'Only who accepts the terms has outdated data here; elsewhere a colleague who was faster.',
    },
  ],
  [
    /(needsOnboarding|needsTos|ready) -- session\.renewed/,
    {
      de: 'Nur die Bestätigung der Adresse und ein neues Passwort öffnen eine neue Sitzung.',
      en: 'Only verifying the address and a new password open a new session.',
    },
  ],
  [
    /ready -- me\.patched.*--> session\.deciding/,
    { de: 'Das Verlängern der Suche ändert keine Stufe.', en: 'Extending the search changes no stage.' },
  ],
  [
    /unverified\.resting -- gate\.refused/,
    {
      de: 'Jeder Aufruf dieser Stufe steht ihr offen; es gibt keine frühere.',
      en: 'Every call of this stage is open to it; there is no earlier one.',
    },
  ],
  [
    /loggingOut\.failed -- logout\.request/,
    { de: 'Die Seite bietet stattdessen „Erneut versuchen“ an.', en: 'The page offers “Try again” instead.' },
  ],
];
