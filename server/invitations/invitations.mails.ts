import { writtenDay } from '../../contract/kit/dates.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { translate } from '../i18n/texts.ts';
import { greeted } from '../mail/greeting.ts';
import type { MailMessage } from '../mail/message.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { invitationMessages as texts } from './invitations.messages.ts';

export function invitationMail(
  locale: Locale,
  facts: {
    readonly firstname: string;
    readonly lastname: string;
    readonly organization: string;
    readonly inviter: string;
    readonly url: string;
    readonly expires_at: Date;
    readonly tenant: TenantRow;
  },
): MailMessage {
  const { firstname, lastname, organization, inviter, url, expires_at } = facts;
  const tenant = facts.tenant.name;
  const date = writtenDay(locale, facts.tenant.timezone, expires_at);
  return {
    subject: translate(locale, texts.subject, { inviter, organization }),
    preheader: translate(locale, texts.preheader, { tenant }),
    heading: translate(locale, texts.heading, { organization, tenant }),
    blocks: [
      {
        kind: 'text',
        text: greeted({ locale, firstname, lastname }, 'formal', translate(locale, texts.text, { inviter, tenant })),
      },
      { kind: 'button', label: translate(locale, texts.button), url },
      { kind: 'note', text: translate(locale, texts.validity, { date }) },
      { kind: 'note', text: translate(locale, texts.notMe, { organization }) },
    ],
  };
}
