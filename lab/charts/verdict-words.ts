import { byLanguage } from '../../machines/kit/words.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Cell } from './table.ts';

/** Pages of a stage, by their area; others by the last of their guards, or that they have none. */
export const groupWords: Readonly<Record<Locale, Readonly<Record<string, string>>>> = byLanguage({
  verifyEmail: 'E-Mail-Adresse bestätigen | Confirm the e-mail address',
  onboarding: 'Angaben vervollständigen | Complete the details',
  terms: 'Nutzungsbedingungen | Terms of service',
  publicLink: 'Für alle offen, auch ohne Anmeldung | Open to everybody, logged in or not',
  root: 'Startadresse | Root address',
  logout: 'Abmelden | Log out',
  guest: 'Nur für Gäste | For guests only',
  auth: 'Für alle Angemeldeten | For everybody logged in',
  verified: 'Nach der Bestätigung der E-Mail-Adresse | Once the e-mail address is confirmed',
  'tos-accepted': 'Für alle, die fertig sind | For everybody who is ready',
  'applicant before onboarding':
    'Für Bewerberinnen und Bewerber, auch vor den Angaben | For applicants, before the onboarding too',
  'applicant before terms':
    'Für Bewerberinnen und Bewerber, auch vor den Bedingungen | For applicants, before the terms too',
  applicant: 'Für Bewerberinnen und Bewerber | For applicants',
  employee: 'Für Betriebe | For companies',
  admin: 'Für Administrator:innen | For administrators',
  'company or staff': 'Für Betriebe und den Verband | For companies and the association’s staff',
  tenantmember: 'Für den Verband | For the association’s staff',
  unguarded: 'Für Gäste und Angemeldete | For guests and everybody logged in',
  noPage: 'Adressen ohne Seite | Addresses without a page',
});

/** A sign beside the colour, so that neither is needed to read the other. */
export const cellWords = byLanguage<Exclude<Cell['look'], undefined | 'redirect' | 'open'>>({
  allow: '✓ öffnet sich | ✓ opens',
  wait: '… wartet | … waits',
  error: '! Fehler, noch einmal versuchen | ! error, try again',
  notFound: '404 nicht gefunden | 404 not found',
  leave: '↗ dieselbe Adresse bei „app“ | ↗ the same address at “app”',
  impossible: '– kommt nicht vor | – cannot happen',
});

export const texts = byLanguage({
  title: 'Wer sieht welche Seite? | Who sees which page?',
  intro:
    'Für jede Seite, jede Lage der Sitzung und jede Rolle: öffnet sich die Seite, führt sie woandershin, wartet sie, oder gibt es sie nicht? Gerechnet mit der Funktion, die im Produkt entscheidet, sobald der Anbieter gefunden ist. ‹page› ist die gewünschte Seite, ‹query› was hinter ihrem Fragezeichen stand. „–“ kommt nicht vor: Team und Administration haben weder Angaben zu machen noch Bedingungen anzunehmen, Betriebe keine Bedingungen. Wer sich selbst abgemeldet hat, kommt ohne den Rückweg zur Anmeldung. | For each page, each situation of the session and each role: does the page open, lead elsewhere, wait, or not exist? Computed by the function that decides in the product, once the tenant is found. ‹page› is the page asked for, ‹query› what stood behind its question mark. “–” cannot happen: staff and administrators have neither details to complete nor terms to accept, companies no terms. After logging out by hand the way back is dropped.',
  role: 'Rolle | Role',
});
