import type { Locale } from '../../contract/kit/fields.ts';
import { translate } from '../i18n/texts.ts';
import type { MailMessage } from '../mail/message.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { changedMessages, resetMessages } from './authentication.messages.ts';

interface Reader {
  readonly locale: Locale;
  readonly firstname: string;
  readonly tenant: TenantRow;
}

export function passwordResetMail({ locale, firstname, tenant }: Reader, url: string): MailMessage {
  return {
    subject: translate(locale, resetMessages.subject),
    preheader: translate(locale, resetMessages.preheader),
    heading: translate(locale, resetMessages.heading),
    blocks: [
      { kind: 'text', text: translate(locale, resetMessages.text, { firstname, tenant: tenant.name }) },
      { kind: 'button', label: translate(locale, resetMessages.button), url },
      { kind: 'note', text: translate(locale, resetMessages.note) },
    ],
  };
}

export function passwordChangedMail({ locale, firstname, tenant }: Reader, url: string, at: Date): MailMessage {
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: tenant.timezone,
  }).format(at);
  return {
    subject: translate(locale, changedMessages.subject),
    preheader: translate(locale, changedMessages.preheader),
    heading: translate(locale, changedMessages.heading),
    blocks: [
      { kind: 'text', text: translate(locale, changedMessages.text, { firstname, tenant: tenant.name, date }) },
      { kind: 'button', label: translate(locale, changedMessages.button), url },
    ],
  };
}
