import type { Locale } from '../../../contract/kit/fields.ts';
import type { MailKind } from '../../../server/mail/kinds.ts';
import type { Text } from '../markup.ts';

/** Who finds a mail in the inbox. */
export type Receiver = 'applicant' | 'guardian' | 'employee' | 'invitee' | 'inviter' | 'owner' | 'anybody';

const receiverWords: Readonly<Record<Receiver, Text>> = {
  applicant: { de: 'Bewerbende', en: 'applicant' },
  guardian: { de: 'Eltern', en: 'guardian' },
  employee: { de: 'Betrieb', en: 'company' },
  invitee: { de: 'Eingeladene', en: 'invited person' },
  inviter: { de: 'Einladende', en: 'inviting person' },
  owner: { de: 'diese Adresse', en: 'that address' },
  anybody: { de: 'jedes Konto', en: 'any account' },
};

interface MailWords {
  readonly name: Text;
  readonly to: readonly Receiver[];
  /** Has a name and its limits, but nothing sends it yet. */
  readonly isToCome?: true;
}

/** Every kind of mail; one that is added or renamed in `server/mail/kinds.ts` does not compile until it stands here. */
export const mails: Readonly<Record<MailKind, MailWords>> = {
  verification_code: { name: { de: 'Bestätigungscode', en: 'Verification code' }, to: ['anybody'] },
  already_registered: { name: { de: 'Schon registriert', en: 'Already registered' }, to: ['owner'] },
  password_reset: { name: { de: 'Neues Passwort', en: 'New password' }, to: ['anybody'] },
  password_changed: { name: { de: 'Passwort geändert', en: 'Password changed' }, to: ['anybody'] },
  email_change: { name: { de: 'Neue Adresse', en: 'New address' }, to: ['anybody'] },
  email_changed: { name: { de: 'Adresse geändert', en: 'Address changed' }, to: ['anybody'] },
  account_deletion: { name: { de: 'Link zum Löschen', en: 'Link to delete' }, to: ['anybody'] },
  account_deleted: { name: { de: 'Konto gelöscht', en: 'Account deleted' }, to: ['anybody'] },
  erasure_warning: { name: { de: 'Bald gelöscht', en: 'Deleted soon' }, to: ['applicant'] },
  guardian_request: { name: { de: 'Bitte um Zustimmung', en: 'Request for consent' }, to: ['guardian'] },
  guardian_accepted: { name: { de: 'Hat zugestimmt', en: 'Has agreed' }, to: ['applicant'] },
  guardian_copy: { name: { de: 'Kopie der Entscheidung', en: 'Copy of the decision' }, to: ['guardian'] },
  guardian_declined: { name: { de: 'Hat abgelehnt', en: 'Has declined' }, to: ['applicant'] },
  guardian_expired: { name: { de: 'Keine Antwort', en: 'No answer' }, to: ['applicant'] },
  guardian_replaced: { name: { de: 'Jemand anderes', en: 'Somebody else' }, to: ['guardian'] },
  guardian_withdrawn: { name: { de: 'Hat widerrufen', en: 'Has withdrawn' }, to: ['applicant'] },
  guardian_code: { name: { de: 'Code für die Seite', en: 'Code for the page' }, to: ['guardian'] },
  guardian_release: { name: { de: 'Bitte um Freigabe', en: 'Request for a release' }, to: ['guardian'] },
  guardian_released: { name: { de: 'Bescheid über Freigabe', en: 'Told of a release' }, to: ['guardian'] },
  guardian_release_declined: { name: { de: 'Keine Freigabe', en: 'No release' }, to: ['applicant'] },
  terms_changed: { name: { de: 'Neuer Text', en: 'A new text' }, to: ['applicant'] },
  ping: { name: { de: 'Nachricht', en: 'Message' }, to: ['applicant'] },
  ping_reminder: { name: { de: 'Erinnerung', en: 'Reminder' }, to: ['applicant'] },
  ping_accepted: { name: { de: 'Zusage', en: 'Yes' }, to: ['employee'] },
  ping_declined: { name: { de: 'Absage', en: 'No' }, to: ['employee'] },
  contact_released: { name: { de: 'Kontaktdaten', en: 'Contact details' }, to: ['applicant'] },
  ping_withdrawn: { name: { de: 'Bitte löschen', en: 'Please delete' }, to: ['employee'] },
  ping_search_ended: { name: { de: 'Sucht nicht mehr', en: 'Looks no more' }, to: ['employee'] },
  ping_found_here: { name: { de: 'Platz bei Ihnen', en: 'Found with you' }, to: ['employee'] },
  invitation: { name: { de: 'Einladung', en: 'Invitation' }, to: ['invitee'] },
  invitation_accepted: { name: { de: 'Angenommen', en: 'Accepted' }, to: ['inviter'], isToCome: true },
  recommendation: { name: { de: 'Empfehlung', en: 'Recommendation' }, to: ['applicant'], isToCome: true },
  looking_warning: { name: { de: 'Suchst du noch?', en: 'Still looking?' }, to: ['applicant'] },
  looking_expired: { name: { de: 'Suche abgelaufen', en: 'Search ended' }, to: ['applicant'] },
  alert_matches: { name: { de: 'Neue Treffer', en: 'New matches' }, to: ['employee'], isToCome: true },
  template_test: { name: { de: 'Probe einer Vorlage', en: 'Template test' }, to: ['employee'], isToCome: true },
  mail_test: { name: { de: 'Probe des Versands', en: 'Delivery test' }, to: ['employee'], isToCome: true },
};

/** A mail and who receives it. */
export function mailText(kind: MailKind, locale: Locale): string {
  const to = mails[kind].to.map((receiver) => receiverWords[receiver][locale]).join(', ');
  return `${mails[kind].name[locale]} → ${to}`;
}
