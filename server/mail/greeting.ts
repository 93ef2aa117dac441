import type { Locale } from '../../contract/kit/fields.ts';
import { translate } from '../i18n/texts.ts';
import type { MailBlock, MailMessage } from './message.ts';

const greetings = {
  applicant: /*i18n*/ { id: 'mail.greeting.applicant', message: 'Hello {firstname},' },
  formal: /*i18n*/ { id: 'mail.greeting.formal', message: 'Hello {firstname} {lastname},' },
};

/** Who a mail speaks to; applicants are spoken to as friends, everyone else formally. */
export interface Addressee {
  readonly locale: Locale;
  readonly firstname: string;
  readonly lastname: string;
}

/** A text under its greeting. German goes on in lower case after the greeting's comma, English begins anew. */
export function greeted({ locale, ...name }: Addressee, tone: keyof typeof greetings, text: string): string {
  return `${translate(locale, greetings[tone], name)}\n\n${text}`;
}

/** The same text without its greeting, where it begins a line of its own. */
const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What most mails are: a subject that heads them too, one text under the greeting, then what else they bring. */
export const greetingMail = (
  reader: Addressee,
  tone: keyof typeof greetings,
  { subject, text }: { readonly subject: string; readonly text: string },
  ...more: readonly MailBlock[]
): MailMessage => ({
  subject,
  preheader: asSentence(text),
  heading: subject,
  blocks: [{ kind: 'text', text: greeted(reader, tone, text) }, ...more],
});
