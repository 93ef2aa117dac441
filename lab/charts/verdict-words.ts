import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionSituation } from '../../machines/session/session.me.ts';
import type { StateOf } from '../../machines/kit/words.ts';
import type { Text } from './text.ts';
import type { Cell } from './table.ts';

/** The state of the session's machine that is meant: its title explains the situation. */
export const stateOfSituation: Readonly<Record<SessionSituation, StateOf<typeof sessionMachine>>> = {
  loggedOut: 'loggedOut',
  fetchingMe: 'fetchingMe',
  fetchFailed: 'fetchingMe.failed',
  unverified: 'loggedIn.stage.unverified',
  needsOnboarding: 'loggedIn.stage.needsOnboarding',
  needsTos: 'loggedIn.stage.needsTos',
  ready: 'loggedIn.stage.ready',
  loggingOut: 'loggingOut.posting',
  logoutFailed: 'loggingOut.failed',
};

/** Pages of a stage, by their area; others by the last of their guards, or that they have none. */
export const groupWords: Readonly<Record<string, Text>> = {
  verifyEmail: { de: 'E-Mail-Adresse bestätigen', en: 'Confirm the e-mail address' },
  onboarding: { de: 'Angaben vervollständigen', en: 'Complete the details' },
  terms: { de: 'Nutzungsbedingungen', en: 'Terms of service' },
  publicLink: { de: 'Für alle offen, auch ohne Anmeldung', en: 'Open to everybody, logged in or not' },
  root: { de: 'Startadresse', en: 'Root address' },
  logout: { de: 'Abmelden', en: 'Log out' },
  guest: { de: 'Nur für Gäste', en: 'For guests only' },
  auth: { de: 'Für alle Angemeldeten', en: 'For everybody logged in' },
  verified: { de: 'Nach der Bestätigung der E-Mail-Adresse', en: 'Once the e-mail address is confirmed' },
  'tos-accepted': { de: 'Für alle, die fertig sind', en: 'For everybody who is ready' },
  applicant: { de: 'Für Bewerberinnen und Bewerber', en: 'For applicants' },
  employee: { de: 'Für Betriebe', en: 'For companies' },
  unguarded: { de: 'Für Gäste und Angemeldete', en: 'For guests and everybody logged in' },
  noPage: { de: 'Adressen ohne Seite', en: 'Addresses without a page' },
};

/** A sign beside the colour, so that neither is needed to read the other. */
export const cellWords: Readonly<Record<Exclude<Cell['look'], undefined | 'redirect' | 'open'>, Text>> = {
  allow: { de: '✓ öffnet sich', en: '✓ opens' },
  wait: { de: '… wartet', en: '… waits' },
  error: { de: '! Fehler, noch einmal versuchen', en: '! error, try again' },
  notFound: { de: '404 nicht gefunden', en: '404 not found' },
  leave: { de: '↗ dieselbe Adresse bei „app“', en: '↗ the same address at “app”' },
  impossible: { de: '– kommt nicht vor', en: '– cannot happen' },
};

/** Of a redirect: whether the page asked for, or the one asked for before, is kept. */
export const targetWords: Readonly<Record<'none' | 'this page' | 'page asked before' | 'instead', Text>> = {
  none: { de: '', en: '' },
  'this page': { de: ', danach hierher zurück', en: ', afterwards back here' },
  'page asked before': { de: ', danach zur zuerst gewünschten Seite', en: ', then on to the page first asked for' },
  instead: { de: ' oder die zuerst gewünschte Seite', en: ', or the page first asked for' },
};

export const texts = {
  title: { de: 'Wer sieht welche Seite?', en: 'Who sees which page?' },
  intro: {
    de: 'Für jede Seite, jede Lage der Sitzung und jede Rolle: öffnet sich die Seite, führt sie woandershin, wartet sie, oder gibt es sie nicht? Gerechnet mit der Funktion, die im Produkt entscheidet, sobald der Anbieter gefunden ist. ‹page› ist die gewünschte Seite, ‹query› was hinter ihrem Fragezeichen stand. „–“ kommt nicht vor: Team und Administration haben weder Angaben zu machen noch Bedingungen anzunehmen, Betriebe keine Bedingungen. Wer sich selbst abgemeldet hat, kommt ohne den Rückweg zur Anmeldung.',
    en: 'For each page, each situation of the session and each role: does the page open, lead elsewhere, wait, or not exist? Computed by the function that decides in the product, once the tenant is found. ‹page› is the page asked for, ‹query› what stood behind its question mark. “–” cannot happen: staff and administrators have neither details to complete nor terms to accept, companies no terms. After logging out by hand the way back is dropped.',
  },
  role: { de: 'Rolle', en: 'Role' },
} as const satisfies Record<string, Text>;
