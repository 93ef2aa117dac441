import type { MailKind } from '../../../server/mail/kinds.ts';
import type { Text } from '../markup.ts';
import type { Place } from '../places.ts';
import type { Status } from './statuses.ts';

export type Lane = 'guardian' | 'applicant' | 'company';

/** A stop on somebody's way: what happens there, in which states, and which mails go out. */
export interface Station {
  readonly lane: Lane;
  /** From the top, 1 first; stations of one row stand side by side. */
  readonly row: number;
  readonly title: Text;
  readonly sentence: Text;
  readonly at: readonly Place[];
  readonly statuses: readonly Status[];
  readonly mails: readonly MailKind[];
}

export const stations = {
  code: {
    lane: 'applicant',
    row: 1,
    title: { de: 'Link oder Code', en: 'Link or code' },
    sentence: {
      de: 'Ein Betrieb gibt den Link statt einer bloßen Absage weiter; die Seite sagt, wer empfiehlt.',
      en: 'A company hands over the link instead of a bare rejection; the page says who recommends.',
    },
    at: ['registrationCodeEntry: entering', 'registrationCodeEntry: known', 'registrationCodeEntry: deactivated'],
    statuses: ['registrationCode: active'],
    mails: [],
  },
  registerApplicant: {
    lane: 'applicant',
    row: 2,
    title: { de: 'Registrieren', en: 'Register' },
    sentence: {
      de: 'Das Konto entsteht unbestätigt; wer die Adresse schon besitzt, erfährt davon.',
      en: 'The account begins unverified; whoever owns the address already is told.',
    },
    at: ['session: loggedOut.registering'],
    statuses: ['userVerification: unverified'],
    mails: ['verification_code', 'already_registered'],
  },
  verifyApplicant: {
    lane: 'applicant',
    row: 3,
    title: { de: 'E-Mail bestätigen', en: 'Confirm the e-mail' },
    sentence: {
      de: 'Sechs Ziffern, zehn Minuten, fünf Versuche. Damit gilt der Code als benutzt und die Empfehlung.',
      en: 'Six digits, ten minutes, five tries. From then on the code counts as used, and the recommendation holds.',
    },
    at: ['session: unverified', 'emailVerification: open.code.valid.entering', 'emailVerification: verified'],
    statuses: ['userVerification: verified', 'recommendation: accepted'],
    mails: ['verification_code'],
  },
  onboardApplicant: {
    lane: 'applicant',
    row: 4,
    title: { de: 'Drei Schritte', en: 'Three steps' },
    sentence: { de: 'Profil, Telefonnummer, Adresse.', en: 'Profile, phone number, address.' },
    at: ['session: needsOnboarding', 'wizard: editing', 'wizard: tooYoung', 'wizard: finished'],
    statuses: ['applicantSearch: unconfirmed'],
    mails: [],
  },
  terms: {
    lane: 'applicant',
    row: 5,
    title: { de: 'Bedingungen', en: 'Terms' },
    sentence: {
      de: 'Wer alt genug ist, stimmt allein zu; sonst wird eine erziehungsberechtigte Person benannt und gewartet.',
      en: 'Who is old enough agrees alone; otherwise a guardian is named and waited for.',
    },
    at: ['session: needsTos', 'guardianConsent: adult.reading', 'guardianConsent: awaitingGuardian'],
    statuses: ['tosAcceptance: pending', 'tosAcceptance: accepted'],
    mails: [],
  },
  guardian: {
    lane: 'guardian',
    row: 5,
    title: { de: 'Erziehungsberechtigte', en: 'The guardian decides' },
    sentence: {
      de: 'Hinter dem Link der E-Mail: zustimmen, ablehnen, oder „ich bin nicht gemeint“. 14 Tage Zeit.',
      en: 'Behind the link of the mail: agree, decline, or “I am not meant”. 14 days’ time.',
    },
    at: ['guardianAnswer: asking', 'guardianAnswer: confirmed', 'guardianAnswer: declined'],
    statuses: ['legalContact: pending', 'legalContact: confirmed'],
    mails: ['guardian_request', 'guardian_accepted', 'guardian_declined', 'guardian_expired', 'guardian_copy'],
  },
  findable: {
    lane: 'applicant',
    row: 6,
    title: { de: 'Zu finden', en: 'Can be found' },
    sentence: {
      de: 'Betriebe sehen Beruf, Abschluss und Entfernung, nie den Namen. 90 Tage lang, dann verlängern.',
      en: 'Companies see occupation, certificate and distance, never the name. For 90 days, then renewed.',
    },
    at: ['session: ready', 'renewLooking: renewed'],
    statuses: ['applicantSearch: wants_to_be_matched', 'matchability: matchable'],
    mails: ['looking_warning', 'terms_changed'],
  },
  withdrawal: {
    lane: 'guardian',
    row: 6,
    title: { de: 'Widerruf', en: 'Withdrawal' },
    sentence: {
      de: 'Jederzeit per Link in der Kopie oder auf der eigenen Seite.',
      en: 'At any time, by the link in the copy or on the own page.',
    },
    at: ['guardianAnswer: askingWithdraw', 'guardianAnswer: withdrawn', 'guardianConsent: withdrawn'],
    statuses: ['legalContact: revoked'],
    mails: ['guardian_withdrawn', 'guardian_copy', 'guardian_code', 'guardian_replaced'],
  },
  message: {
    lane: 'applicant',
    row: 7,
    title: { de: 'Nachricht kommt an', en: 'A message arrives' },
    sentence: {
      de: 'Per E-Mail und auf der Übersicht; nach 7 Tagen eine Erinnerung, nach 21 läuft sie ab.',
      en: 'By mail and on the dashboard; a reminder after 7 days, it expires after 21.',
    },
    at: ['pingAnswer: opening'],
    statuses: ['ping: pending', 'ping: expired'],
    mails: ['ping', 'ping_reminder'],
  },
  answer: {
    lane: 'applicant',
    row: 8,
    title: { de: 'Ja oder Nein', en: 'Yes or no' },
    sentence: {
      de: 'Erst ein Ja gibt Namen und Kontaktdaten frei, nach einer Rückfrage.',
      en: 'Only a yes releases name and contact details, after a question.',
    },
    at: ['pingAnswer: asking', 'pingAnswer: confirmingAccept', 'pingAnswer: accepted', 'pingAnswer: declined'],
    statuses: ['ping: accepted', 'ping: declined'],
    mails: ['guardian_release', 'guardian_released', 'guardian_release_declined', 'contact_released'],
  },
  searchEnds: {
    lane: 'applicant',
    row: 9,
    title: { de: 'Suche endet', en: 'The search ends' },
    sentence: {
      de: 'Gefunden, pausiert oder nicht verlängert; ein Klick, und man wird wieder gefunden.',
      en: 'Found, paused or not renewed; one click, and one is found again.',
    },
    at: ['renewLooking: renewing', 'renewLooking: failed'],
    statuses: ['applicantSearch: doesnot_want_matching', 'applicantSearch: expired'],
    mails: ['looking_expired', 'ping_search_ended', 'ping_found_here'],
  },
  invited: {
    lane: 'company',
    row: 1,
    title: { de: 'Einladung', en: 'Invitation' },
    sentence: {
      de: 'Konten für Betriebe öffnet eine Einladung; sie gilt 14 Tage.',
      en: 'Accounts for companies are opened by an invitation; it holds for 14 days.',
    },
    at: ['invitationEntry: entering', 'invitationEntry: known', 'invitationEntry: expired'],
    statuses: ['invitation: pending'],
    mails: ['invitation'],
  },
  registerEmployee: {
    lane: 'company',
    row: 2,
    title: { de: 'Registrieren', en: 'Register' },
    sentence: { de: 'Nur mit der eingeladenen Adresse.', en: 'With the invited address only.' },
    at: ['session: loggedOut.registering'],
    statuses: ['userVerification: unverified'],
    mails: ['verification_code'],
  },
  verifyEmployee: {
    lane: 'company',
    row: 3,
    title: { de: 'E-Mail bestätigen', en: 'Confirm the e-mail' },
    sentence: { de: 'Damit ist die Einladung angenommen.', en: 'With that the invitation is accepted.' },
    at: ['session: unverified', 'emailVerification: verified'],
    statuses: ['userVerification: verified', 'invitation: accepted'],
    mails: [],
  },
  onboardEmployee: {
    lane: 'company',
    row: 4,
    title: { de: 'Zwei Schritte', en: 'Two steps' },
    sentence: {
      de: 'Was der Betrieb sucht, und wer fragt. Ein geprüfter Betrieb wird damit aktiv.',
      en: 'What the company is after, and who is asking. A checked company becomes active with it.',
    },
    at: ['session: needsOnboarding', 'wizard: finished'],
    statuses: ['organization: active'],
    mails: [],
  },
  codes: {
    lane: 'company',
    row: 5,
    title: { de: 'Code weitergeben', en: 'Hand over a code' },
    sentence: {
      de: 'Wer zu viele Bewerbungen hat, gibt Link, QR-Code und freundlichen Text weiter.',
      en: 'Who has too many applicants hands over link, QR code and a kind text.',
    },
    at: [],
    statuses: ['registrationCode: active', 'registrationCode: inactive', 'registrationCode: expired'],
    mails: [],
  },
  search: {
    lane: 'company',
    row: 6,
    title: { de: 'Suchen', en: 'Search' },
    sentence: {
      de: 'Treffer mit Gründen, ohne Namen; und warum jemand gerade nicht angeschrieben werden kann.',
      en: 'Matches with their reasons, without names; and why somebody can’t be written to just now.',
    },
    at: ['list: showing', 'list: empty'],
    statuses: ['organization: active', 'matchability: matchable'],
    mails: [],
  },
  compose: {
    lane: 'company',
    row: 7,
    title: { de: 'Anschreiben', en: 'Write' },
    sentence: {
      de: 'Aus einer Vorlage, gelesen vor dem Senden; 60 Sekunden lang zurückzunehmen.',
      en: 'From a template, read before it is sent; can be taken back for 60 seconds.',
    },
    at: ['pingComposer: choosing.previewed', 'pingComposer: undoable', 'pingComposer: sent'],
    statuses: ['ping: created', 'ping: pending'],
    mails: [],
  },
  contacts: {
    lane: 'company',
    row: 8,
    title: { de: 'Kontakte', en: 'Contacts' },
    sentence: {
      de: 'Nach einem Ja mit Namen und Telefonnummer, nach einem Nein mit dem Grund.',
      en: 'After a yes with name and phone number, after a no with the reason.',
    },
    at: ['list: showing'],
    statuses: ['ping: accepted', 'ping: declined', 'ping: archived'],
    mails: ['ping_accepted', 'ping_declined', 'ping_withdrawn'],
  },
  password: {
    lane: 'guardian',
    row: 9,
    title: { de: 'Jederzeit: Zugang', en: 'Any time: password, address' },
    sentence: {
      de: 'Neues Passwort: andere Sitzungen enden. Neue Adresse: per Code.',
      en: 'New password: other sessions end. New address: by code.',
    },
    at: ['passwordForgot: sent', 'passwordReset: changed'],
    statuses: [],
    mails: ['password_reset', 'password_changed', 'email_change', 'email_changed'],
  },
  deletion: {
    lane: 'company',
    row: 9,
    title: { de: 'Jederzeit: Konto löschen', en: 'Any time: delete account' },
    sentence: {
      de: 'Für alle: Link, Knopf, sieben Tage Bedenkzeit, dann ist alles fort.',
      en: 'For everybody: link, button, seven days to think again, then all is gone.',
    },
    at: ['accountLink: asking', 'accountLink: confirmed', 'accountLink: kept'],
    statuses: ['userAccount: inactive'],
    mails: ['account_deletion', 'account_deleted', 'erasure_warning'],
  },
} as const satisfies Record<string, Station>;

export type StationId = keyof typeof stations;
