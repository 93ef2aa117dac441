import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventMessages } from '../../contract/audits/events.messages.ts';
import { subjectMessages } from '../../contract/audits/subjects.messages.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Author } from '../../contract/kit/roles.ts';
import { byLanguage, type Word, wordLines } from '../../machines/kit/words.ts';
import { speech } from '../../tests/support/speech.ts';

const folder = join(import.meta.dirname, '../../src/features');
/** Where the product itself has a word for each status, mostly with a sentence: its file, and the list or both of them. */
const spoken: Readonly<Record<string, readonly [file: string, ...lists: readonly string[]]>> = {
  ...Object.fromEntries(
    globSync('*/*-words.ts', { cwd: folder }).flatMap((file) => {
      const [, of] = /const statusWords: StatusWords<(\w+)Status>/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
      return of === undefined ? [] : [[of.charAt(0).toLowerCase() + of.slice(1), [file, 'statusWords']]];
    }),
  ),
  applicantSearch: ['applicants/search-words.ts', 'searchWords'],
  appointment: ['account/data-status-words.ts', 'appointments'],
  emailTemplate: ['email-templates/template-words.ts', 'statusWords'],
  invitation: ['invitations/invitation-words.ts', 'statusWords'],
  legalContact: ['account/data-status-words.ts', 'legal_contacts'],
  organization: ['organizations/organization-words.ts', 'organizationWords'],
  ping: ['pings/ping-words.ts', 'statusLabels', 'statusSentences'],
  userAccount: ['users/staff-words.ts', 'staffStatusWords'],
  userVerification: ['employees/employee-words.ts', 'verificationWords'],
};

/** What statuses mean of which the product says only what they are called. */
const meanings = wordLines(`
  appointment.pending: Vorgeschlagen, und noch ohne Antwort. | Proposed, and not answered yet.
  appointment.accepted: Beide Seiten wissen, wann und wo. | Both sides know when and where.
  appointment.declined: Es passt der Person nicht; ein anderer kann folgen. | It doesn’t suit the person; another may follow.
  appointment.expired: Die Zeit kam vor einer Antwort. | Its time came before an answer.
  appointment.revoked: Eine Seite hat abgesagt, oder die Zusage gilt nicht mehr. | One side has called it off, or the yes is over.
  invitation.pending: Die E-Mail ist gesendet, ihr Link gilt; oder sie wartet noch auf den Verband. | The e-mail is sent, its link counts; or it waits for the association still.
  invitation.accepted: Wer eingeladen war, hat ein Konto beim Betrieb. | Who was invited has an account with the company.
  invitation.declined: Wer eingeladen war, will nicht, oder der Verband hat abgelehnt. | Who was invited does not want to, or the association declined.
  invitation.expired: Der Link gilt nicht mehr; er kann noch einmal gesendet werden. | Its link is over; it can be sent once more.
  invitation.revoked: Der Betrieb hat sie zurückgenommen, der Link gilt nicht mehr. | The company has taken it back, its link is over.
  legalContact.created: Benannt, und noch nicht gefragt. | Named, and not asked yet.
  legalContact.pending: Gefragt; bis zur Antwort findet kein Betrieb das Kind. | Asked; until the answer no company finds the child.
  legalContact.confirmed: Zugestimmt, bis zum Widerruf. | Agreed, until it is withdrawn.
  legalContact.declined: Abgelehnt, oder es war die falsche Person; das Kind kann jemand anderen nennen. | Refused, or it was the wrong person; the child may name somebody else.
  legalContact.expired: Vierzehn Tage ohne Antwort; der Link kann neu gesendet werden. | Fourteen days without an answer; the link can be sent again.
  legalContact.revoked: Widerrufen, durch jemand anderen ersetzt, oder das Kind ist alt genug. | Withdrawn, replaced by somebody else, or the child is old enough.
`);

/** What statuses mean that no page has words for. */
const written = wordLines(`
  tosAcceptance.pending: Steht aus — Noch hat niemand zugestimmt; ohne Zustimmung findet kein Betrieb diese Person. | Pending — Nobody has agreed yet; without it no company finds this person.
  tosAcceptance.accepted: Angenommen — Die Zustimmung gilt, bis sie widerrufen wird oder neue Bedingungen kommen. | Accepted — The agreement counts until it is withdrawn or new terms come.
  tosAcceptance.expired: Neu zu erteilen — Die Bedingungen, das Alter oder die Person, die zustimmt, haben sich geändert. | To be given again — The terms, the age or who agrees have changed; agreement is needed again.
  tosAcceptance.revoked: Widerrufen — Die Zustimmung wurde zurückgenommen; sie kann wieder erteilt werden. | Withdrawn — The agreement was taken back; it can be given again.
`);

/** What a status is called, and what it means; one without words is called by its own name. */
export function statusWord(lifecycle: string, status: string, locale: Locale): Word {
  const [file, ...lists] = spoken[lifecycle] ?? [];
  if (file === undefined) return written[locale][`${lifecycle}.${status}`] ?? [status, ''];
  const [meaning = ''] = meanings[locale][`${lifecycle}.${status}`] ?? [];
  const [title = status, sentence = meaning] = lists.flatMap((list) => productWords(file, list, status, locale));
  return [title, sentence];
}

/** What the product says of a name in a list of its own words (`msg` by name): a label, and a sentence where it has one. */
function productWords(file: string, list: string, name: string, locale: Locale): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  const found = new RegExp(String.raw`^( *)(?:export const )?${list}\b[^=]*?[=:] \{\n(.*?)\n\1\}`, 'ms').exec(text);
  if (!found) throw new Error(`src/features/${file} has no list of words called ${list}.`);
  const [, indent, entries = ''] = found;
  const entry =
    entries.split(new RegExp(`\n(?=${indent}  \\w)`)).find((one) => one.trim().startsWith(`${name}:`)) ?? '';
  return [...entry.matchAll(/msg`([^`]*)`/g)].map(([, english = '']) => speech(locale)(english));
}

const notInTheLog: Readonly<Record<Locale, Readonly<Record<string, string>>>> = byLanguage({
  ApplicantSearch: 'Suche nach einem Ausbildungsplatz | Search for a training place',
  UserAccount: 'Konto | Account',
  UserVerification: 'Bestätigung der E-Mail-Adresse | Verification of the e-mail address',
  system: 'ohne Konto oder von selbst | without an account, or by itself',
});
/** What stands here because no page says it. */
export const ownWords = [meanings, written, notInTheLog].flatMap(({ en }) => Object.keys(en));
const logWords: Readonly<Record<string, { readonly id: string }>> = { ...eventMessages, ...subjectMessages };
/** As the log of the product tells it; one without a word is called by its own name. */
const logged = (name: string, locale: Locale): string =>
  notInTheLog[locale][name] ?? (logWords[name] ? speech(locale)(logWords[name].id) : name);

/** What moved a status. Events of the same name say the same in every lifecycle. */
export const eventWord = logged;
/** Who moved it, everywhere the same. */
export const authorWord = (author: Author, locale: Locale): string =>
  notInTheLog[locale][author] ?? productWords('audits/desk/audit-words.ts', 'actorWords', author, locale)[0] ?? author;
export const subjectOf = (lifecycle: string, locale: Locale): string =>
  logged(lifecycle.charAt(0).toUpperCase() + lifecycle.slice(1), locale);
