import { readFileSync } from 'node:fs';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Author } from '../../contract/kit/roles.ts';
import { byLanguage, type Word, wordLines } from '../../machines/kit/words.ts';
import { speech } from '../../tests/support/speech.ts';

/** What each lifecycle is about. */
export const subjects = byLanguage({
  alert: 'Suchauftrag | Search alert',
  applicantSearch: 'Suche nach einem Ausbildungsplatz | Search for a training place',
  appointment: 'Termin | Appointment',
  emailTemplate: 'Vorlage einer Nachricht | Template of a message',
  invitation: 'Einladung in einen Betrieb | Invitation to a company',
  legalContact: 'Zustimmung der Eltern | Consent of the guardian',
  organization: 'Betrieb | Company',
  ping: 'Nachricht eines Betriebs | Message of a company',
  profile: 'Auftritt eines Betriebs | Face of a company',
  recommendation: 'Empfehlung | Recommendation',
  registrationCode: 'Registrierungscode | Registration code',
  report: 'Meldung über einen Betrieb | Report about a company',
  tosAcceptance: 'Zustimmung zu den Nutzungsbedingungen | Agreement to the terms',
  userAccount: 'Konto | Account',
  userVerification: 'Bestätigung der E-Mail-Adresse | Verification of the e-mail address',
});

/** Where the product itself has a word and a sentence for each status: its file, and the list or both of them. */
const spoken: Readonly<Record<string, readonly [file: string, ...lists: readonly string[]]>> = {
  alert: ['alerts/alert-words.ts', 'statusWords'],
  applicantSearch: ['applicants/search-words.ts', 'searchWords'],
  emailTemplate: ['email-templates/template-words.ts', 'statusWords'],
  organization: ['organizations/organization-words.ts', 'organizationWords'],
  ping: ['pings/ping-words.ts', 'statusLabels', 'statusSentences'],
  profile: ['profiles/profile-words.ts', 'statusWords'],
  recommendation: ['recommendations/recommendation-words.ts', 'statusWords'],
  registrationCode: ['registration-codes/code-words.ts', 'statusWords'],
  userVerification: ['employees/employee-words.ts', 'verificationWords'],
};

/** What statuses mean that no page explains in words of their own. */
const written = wordLines(`
  appointment.pending: Vorgeschlagen — Der Betrieb hat den Termin vorgeschlagen; die Antwort steht aus. | Proposed — The company has proposed it; the answer is open.
  appointment.accepted: Vereinbart — Beide haben zugesagt. | Agreed — Both have agreed.
  appointment.declined: Passt nicht — Keiner der vorgeschlagenen Termine passt. | Does not fit — None of those proposed fits.
  appointment.expired: Verfallen — Ein anderer wurde gewählt, oder die Zeit ist vorbei. | Lapsed — Another one was chosen, or its time has passed.
  appointment.revoked: Abgesagt — Eine der beiden Seiten hat abgesagt. | Called off — One of the two has called it off.
  invitation.pending: Wartet — Der Link ist unterwegs und gilt zwei Wochen; danach läuft die Einladung ab. | Waiting — The link is on its way and counts for two weeks; then the invitation expires.
  invitation.accepted: Angenommen — Die eingeladene Person arbeitet jetzt hier mit. | Accepted — The invited person works here now.
  invitation.declined: Abgelehnt — Die Person möchte nicht dazukommen; es geht keine weitere E-Mail hinaus. | Declined — The person does not want to join; no further e-mail goes out.
  invitation.expired: Abgelaufen — Die Zeit ist um; erneut gesendet kommt ein neuer Link. | Expired — The time is over; sent again, a new link comes.
  invitation.revoked: Zurückgezogen — Der Link in der E-Mail gilt nicht mehr. | Taken back — The link in the e-mail no longer works.
  legalContact.created: Angelegt — Die Person ist eingetragen; gleich geht ihr Link hinaus. | Created — The person is entered; their link goes out at once.
  legalContact.pending: Wartet auf Antwort — Die Person hat den Link und zwei Wochen Zeit für die Antwort. | Waiting for an answer — The person has the link and two weeks to answer.
  legalContact.confirmed: Zugestimmt — Die Zustimmung liegt vor und gilt, bis sie widerrufen oder neu erfragt wird. | Confirmed — The consent is there and counts until it is withdrawn or asked for anew.
  legalContact.declined: Abgelehnt — Ohne Zustimmung findet niemand die jugendliche Person; sie kann andere eintragen. | Declined — Without consent nobody finds the young person; they can enter somebody else.
  legalContact.expired: Abgelaufen — Zwei Wochen lang kam keine Antwort; ein neuer Link hilft. | Expired — No answer came for two weeks; a new link helps.
  legalContact.revoked: Zurückgezogen — Dieser Eintrag zählt nicht mehr: widerrufen, ersetzt oder nicht mehr nötig. | Taken back — This entry no longer counts: withdrawn, replaced or no longer needed.
  report.pending: Wartet auf Antwort — Der Verband prüft und antwortet bis zum nächsten Arbeitstag. | Waits for an answer — The association checks it and answers by the next working day.
  report.confirmed: Stimmt — Es war etwas daran; wer gemeldet hat, hat die Antwort. | True — There was something to it; whoever reported it has the answer.
  report.declined: Stimmt nicht — Es war nichts daran; wer gemeldet hat, hat die Antwort. | Not true — There was nothing to it; whoever reported it has the answer.
  report.archived: Abgelegt — Beantwortet und erledigt. | Filed away — Answered and done with.
  tosAcceptance.pending: Steht aus — Noch hat niemand zugestimmt; ohne Zustimmung findet kein Betrieb diese Person. | Pending — Nobody has agreed yet; without it no company finds this person.
  tosAcceptance.accepted: Angenommen — Die Zustimmung gilt, bis sie widerrufen wird oder neue Bedingungen kommen. | Accepted — The agreement counts until it is withdrawn or new terms come.
  tosAcceptance.expired: Neu zu erteilen — Die Bedingungen, das Alter oder die Person, die zustimmt, haben sich geändert. | To be given again — The terms, the age or who agrees have changed; agreement is needed again.
  tosAcceptance.revoked: Widerrufen — Die Zustimmung wurde zurückgenommen; sie kann wieder erteilt werden. | Withdrawn — The agreement was taken back; it can be given again.
  userAccount.active: Aktiv — Die Person kann sich anmelden. | Active — The person can log in.
  userAccount.inactive: Abgeschaltet — Niemand kann sich anmelden: abgeschaltet, oder die Löschung steht bevor. | Inactive — Nobody can log in: it is switched off, or about to be deleted.
`);

/** What a status is called, and what it means; one without words is called by its own name. */
export function statusWord(lifecycle: string, status: string, locale: Locale): Word {
  const [file, ...lists] = spoken[lifecycle] ?? [];
  if (file === undefined) return written[locale][`${lifecycle}.${status}`] ?? [status, ''];
  const say = speech(locale);
  const said = lists.flatMap((list) => productWords(file, list).get(status) ?? []);
  const [title = status, sentence = ''] = said.map((english) => say(english));
  return [title, sentence];
}

/**
 * What the product says in a list of words of its own (`msg` by name), in English as the source has it: a label and a
 * sentence where it has both. The code is formatted, so what stands two spaces deep is an entry.
 */
function productWords(file: string, list: string): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(new URL(`../../src/features/${file}`, import.meta.url), 'utf8');
  const [, entries] = new RegExp(String.raw`const ${list}\b[^=]*= \{\n(.*?)\n\}`, 's').exec(text) ?? [];
  if (entries === undefined) throw new Error(`src/features/${file} has no list of words called ${list}.`);
  return new Map(
    entries.split(/\n(?= {2}\w)/).map((entry) => {
      const said = [...entry.matchAll(/msg`([^`]*)`/g)].map(([, words = '']) => words);
      return [/\w+/.exec(entry)?.[0] ?? '', said];
    }),
  );
}

/** What moves a status, as a short verb phrase. Events of the same name say the same in every lifecycle. */
export const eventWords = byLanguage({
  accept: 'zustimmen | say yes',
  activate: 'einschalten | switch on',
  applicant_registers: 'sich registrieren | register',
  archive: 'archivieren | archive',
  ask_again: 'neu fragen | ask again',
  birth_date_changed: 'Geburtsdatum ändert sich | the birth date changes',
  came_of_age: 'alt genug werden | come of age',
  cancel: 'gleich zurücknehmen | take back at once',
  cancel_deletion: 'Löschung zurücknehmen | take back the deletion',
  complete_registration: 'Registrierung abschließen | complete the registration',
  confirm: 'bestätigen, dass man sich kennt | confirm that one knows them',
  deactivate: 'abschalten | switch off',
  decline: 'ablehnen | say no',
  delivered: 'ankommen | arrive',
  edit: 'ändern | edit',
  extend: 'verlängern | extend',
  found_traineeship: 'Suche beenden | end the search',
  guardian_accept: 'Eltern stimmen zu | the guardian agrees',
  guardian_age_raised: 'Eltern müssen länger zustimmen | a guardian is asked for longer than before',
  guardian_replaced: 'jemand anderes soll zustimmen | somebody else is to agree',
  lapse: 'verfallen | lapse',
  later: 'später antworten | answer later',
  looking_again: 'wieder suchen | look again',
  looking_until_passed: 'Frist läuft ab | the time runs out',
  new_version: 'neue Bedingungen gelten | new terms are in force',
  no_answer: 'Frist läuft ab | the time runs out',
  no_longer_matchable: 'nicht mehr zu finden sein | can no longer be found',
  not_me: 'nicht gemeint sein | be the wrong person',
  pause: 'pausieren | pause',
  publish: 'freigeben | publish',
  reactivate: 'wieder einschalten | switch on again',
  reject: 'zurückweisen | reject',
  renew_looking: 'Suche verlängern | extend the search',
  replaced: 'andere Person eintragen | enter another person',
  request_new_link: 'neuen Link anfordern | ask for a new link',
  resend: 'erneut senden | send again',
  restore: 'wiederherstellen | restore',
  resume: 'fortsetzen | resume',
  retention: 'nach langer Ruhe löschen | erase after a long rest',
  revoke: 'zurückziehen | take back',
  schedule_deletion: 'Löschung vormerken | schedule the deletion',
  send_link: 'Link senden | send the link',
  submit: 'absenden | send',
  suspend: 'anhalten | suspend',
  timeout: 'Frist läuft ab | the time runs out',
  timeout_or_exhausted: 'ablaufen oder verbraucht sein | run out or be used up',
  unconfirm: 'die Bestätigung zurücknehmen | take the confirmation back',
  undeliverable: 'Empfänger oder Betrieb ist weg | the reader or the company is gone',
  unpublish: 'Freigabe zurücknehmen | take back the publication',
  verify: 'bestätigen | confirm',
  verify_email: 'Code stimmt | the code is right',
  verify_manually: 'von Hand bestätigen | confirm by hand',
  show: 'wieder zeigen | show again',
  withdraw: 'zurücknehmen | withdraw',
});

/** Who moves a status, everywhere the same. */
export const authorWords: Readonly<Record<Locale, Readonly<Record<Author, string>>>> = byLanguage({
  administrator: 'Administration | administrator',
  applicant: 'Bewerberin oder Bewerber | applicant',
  employee: 'Betrieb | company',
  tenant_member: 'Team des Anbieters | the tenant’s staff',
  system: 'ohne Konto oder von selbst | without an account, or by itself',
});
