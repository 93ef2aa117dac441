import type { Locale } from '../../contract/kit/fields.ts';
import type { TenantSituation } from '../../machines/session/session.access.ts';
import type { Area, GuardName } from '../../machines/session/session.guards.ts';
import type { SessionSituation } from '../../machines/session/session.me.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { StateOf, Word } from '../../machines/kit/words.ts';
import type { RouteGroup, Verdicted } from './verdict-table.ts';
import type { Text } from './text.ts';

type Words<Name extends string> = Readonly<Record<Name, Text>>;

/** The state of the session's machine that is meant: its title and sentence explain the situation. */
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

/** Pages of a stage, each with a verdict of its own. */
export const areaWords: Words<Area> = {
  verifyEmail: { de: 'E-Mail-Adresse bestätigen', en: 'Confirm the e-mail address' },
  onboarding: { de: 'Angaben vervollständigen', en: 'Complete the details' },
  terms: { de: 'Nutzungsbedingungen', en: 'Terms of service' },
  publicLink: { de: 'Für alle offen, auch ohne Anmeldung', en: 'Open to everybody, logged in or not' },
  root: { de: 'Startadresse', en: 'Root address' },
  logout: { de: 'Abmelden', en: 'Log out' },
};

/** Pages without a stage are known by the last of their guards. */
export const guardWords: Words<GuardName> = {
  guest: { de: 'Nur für Gäste', en: 'For guests only' },
  auth: { de: 'Für alle Angemeldeten', en: 'For everybody logged in' },
  verified: { de: 'Nach der Bestätigung der E-Mail-Adresse', en: 'Once the e-mail address is confirmed' },
  onboarded: { de: 'Nach den Angaben', en: 'Once the details are complete' },
  'tos-accepted': { de: 'Für alle, die fertig sind', en: 'For everybody who is ready' },
  applicant: { de: 'Für Bewerberinnen und Bewerber', en: 'For applicants' },
  employee: { de: 'Für Betriebe', en: 'For companies' },
  tenantmember: { de: 'Für das Team des Mandanten', en: 'For the tenant’s staff' },
  admin: { de: 'Für die Administration', en: 'For administrators' },
  'fetch-me': { de: 'Alle Seiten', en: 'All pages' },
  'fetch-tenant': { de: 'Alle Seiten', en: 'All pages' },
};

/** Pages without a guard that know who looks at them. */
const unguardedWords = { de: 'Für Gäste und Angemeldete', en: 'For guests and everybody logged in' };

export const noPageWords = { de: 'Adressen ohne Seite', en: 'Addresses without a page' };

/** The words of a group: its area's, else those of its last guard, and who alone has a screen there. */
export function titleOf({ facts }: RouteGroup, locale: Locale): string {
  if (!facts) return noPageWords[locale];
  if (facts.area) return areaWords[facts.area][locale];
  const guard = facts.guards.at(-1) as keyof typeof guardWords | undefined;
  return guard ? guardWords[guard][locale] : unguardedWords[locale];
}

/** A sign beside the colour, so that neither is needed to read the other. */
export const cellWords: Readonly<Record<Exclude<Verdicted['kind'], 'redirect'>, Readonly<Record<Locale, Word>>>> = {
  allow: { de: ['✓', 'öffnet sich'], en: ['✓', 'opens'] },
  wait: { de: ['…', 'wartet'], en: ['…', 'waits'] },
  error: { de: ['!', 'Fehler, noch einmal versuchen'], en: ['!', 'error, try again'] },
  notFound: { de: ['404', 'nicht gefunden'], en: ['404', 'not found'] },
  leave: { de: ['↗', 'dieselbe Adresse bei „app“'], en: ['↗', 'the same address at “app”'] },
  impossible: { de: ['–', 'kommt nicht vor'], en: ['–', 'cannot happen'] },
};

const destinations: Readonly<Record<string, Text>> = {
  '/': { de: 'Startadresse', en: 'root address' },
  '/login': { de: 'Anmeldung', en: 'log in' },
  '/auth/verify-email/': { de: 'E-Mail bestätigen', en: 'confirm the e-mail' },
  '/onboarding': { de: 'Angaben', en: 'details' },
  '/tos/accept': { de: 'Bedingungen', en: 'terms' },
  '/dashboard': { de: 'Übersicht', en: 'dashboard' },
  '/logout': { de: 'Abmelden', en: 'log out' },
};

const targets: Words<(Verdicted & { kind: 'redirect' })['target']> = {
  none: { de: '', en: '' },
  'this page': { de: ', danach hierher zurück', en: ', afterwards back here' },
  'page asked before': { de: ', danach zur zuerst gewünschten Seite', en: ', then on to the page first asked for' },
  instead: { de: ' oder die zuerst gewünschte Seite', en: ', or the page first asked for' },
};

/** Where a redirect leads, in words. @throws where a page has none yet: write them above */
export function destinationOf({ path, target }: Verdicted & { kind: 'redirect' }, locale: Locale): string {
  const destination = destinations[path];
  if (!destination) throw new Error(`No words for a redirect to ${path}`);
  return destination[locale] + targets[target][locale];
}

export const tenantSituationWords: Readonly<Record<TenantSituation, Text>> = {
  looking: { de: 'Mandant wird gesucht', en: 'Tenant is being looked up' },
  found: { de: 'Mandant gefunden', en: 'Tenant found' },
  noSubdomain: { de: 'Kein Name vor der Adresse', en: 'No name before the address' },
  notFound: { de: 'Unbekannter Mandant', en: 'Unknown tenant' },
  unconfigured: { de: 'Auch „app“ ist nicht eingerichtet', en: 'Not even “app” is set up' },
  failed: { de: 'Mandant nicht geladen', en: 'Tenant not loaded' },
};

export const texts = {
  title: { de: 'Wer sieht welche Seite?', en: 'Who sees which page?' },
  intro: {
    de: 'Für jede Seite, jede Lage der Sitzung und jede Rolle: öffnet sich die Seite, führt sie woandershin, wartet sie, oder gibt es sie nicht? Gerechnet mit der Funktion, die im Produkt entscheidet. ‹page› ist die gewünschte Seite, ‹query› was hinter ihrem Fragezeichen stand. „–“ kommt nicht vor: Team und Administration haben weder Angaben zu machen noch Bedingungen anzunehmen, Betriebe keine Bedingungen. Wer sich selbst abgemeldet hat, kommt ohne den Rückweg zur Anmeldung.',
    en: 'For each page, each situation of the session and each role: does the page open, lead elsewhere, wait, or not exist? Computed by the function that decides in the product. ‹page› is the page asked for, ‹query› what stood behind its question mark. “–” cannot happen: staff and administrators have neither details to complete nor terms to accept, companies no terms. After logging out by hand the way back is dropped.',
  },
  role: { de: 'Rolle', en: 'Role' },
  tenants: { de: 'Zuerst: wessen Seite ist es?', en: 'First of all: whose page is it?' },
  situation: { de: 'Lage', en: 'Situation' },
  atRoot: { de: 'auf der Startadresse', en: 'at the root address' },
  elsewhere: { de: 'auf jeder anderen', en: 'at any other' },
  goesOn: { de: '✓ weiter mit den Tabellen darunter', en: '✓ on with the tables below' },
} as const satisfies Record<string, Text>;
