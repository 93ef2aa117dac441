import { translate } from '../i18n/texts.ts';
import { greeted } from '../mail/greeting.ts';
import type { MailMessage } from '../mail/message.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { LegalContactRow } from './legal-contacts.repository.ts';

const texts = {
  subject: /*i18n*/ { id: 'mail.guardian_code.subject', message: 'Your code for {tenant}' },
  preheader: /*i18n*/ {
    id: 'mail.guardian_code.preheader',
    message: 'The code is valid for 10 minutes.',
  },
  heading: /*i18n*/ { id: 'mail.guardian_code.heading', message: 'The code for your page' },
  text: /*i18n*/ {
    id: 'mail.guardian_code.text',
    message: 'Please type this code into the page that asks you for it. It opens your page for {children}:',
  },
  note: /*i18n*/ {
    id: 'mail.guardian_code.note',
    message:
      'Give it to nobody, not to your child either: whoever has it decides in your place. If you have not asked for a code, you need do nothing.',
  },
};

/** The code that opens a guardian's page, for each of these children; not where a locked phone shows it to the child beside it. */
export function guardianCodeMail(
  contact: LegalContactRow,
  tenant: TenantRow,
  { code, children }: { readonly code: string; readonly children: readonly string[] },
): MailMessage {
  const values = { tenant: tenant.name, children: new Intl.ListFormat(contact.locale).format(children) };
  const say = (text: (typeof texts)[keyof typeof texts]) => translate(contact.locale, text, values);
  return {
    subject: say(texts.subject),
    preheader: say(texts.preheader),
    heading: say(texts.heading),
    blocks: [
      { kind: 'text', text: greeted(contact, 'formal', say(texts.text)) },
      { kind: 'code', code },
      { kind: 'note', text: say(texts.note) },
    ],
  };
}
