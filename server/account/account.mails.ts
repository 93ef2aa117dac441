import { writtenDay } from '../../contract/kit/dates.ts';
import { deletionLinkHours } from '../../contract/account/account.schema.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import { translate } from '../i18n/texts.ts';
import { greeted } from '../mail/greeting.ts';
import type { MailMessage } from '../mail/message.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { LeavingUser } from './account.repository.ts';
import { accountDeletedMessages, deletionRequestMessages } from './account.messages.ts';

type Reader = Pick<LeavingUser, 'type' | 'firstname' | 'lastname' | 'locale'>;

const tone = ({ type }: Reader): 'applicant' | 'formal' => (type === 'applicant' ? 'applicant' : 'formal');

/** Says that nothing is deleted yet, and leads to the button that does it. */
export function deletionRequestMail(
  user: Reader,
  tenant: TenantRow,
  urls: { readonly confirm: string; readonly password: string },
): MailMessage {
  const say = (text: Message) => translate(user.locale, text, { tenant: tenant.name, hours: deletionLinkHours });
  const texts = deletionRequestMessages;
  return {
    subject: say(texts.subject),
    preheader: say(texts.preheader),
    heading: say(texts.heading),
    blocks: [
      { kind: 'text', text: greeted(user, tone(user), say(texts.text[tone(user)])) },
      { kind: 'button', label: say(texts.button), url: urls.confirm },
      { kind: 'link', text: say(texts.note[tone(user)]), url: urls.password },
    ],
  };
}

/** Says when everything is erased, and how to come back before; without a `url` there is no way back. */
export function accountDeletedMail(user: Reader, tenant: TenantRow, until: Date, url: string | undefined): MailMessage {
  const { locale } = user;
  const date = writtenDay(locale, tenant.timezone, until, 'short');
  const say = (text: Message) =>
    translate(locale, text, { tenant: tenant.name, date, months: tenant.keep_ledger_months });
  const texts = accountDeletedMessages;
  return {
    subject: say(texts.subject),
    preheader: say(texts.preheader),
    heading: say(texts.heading),
    blocks: [
      { kind: 'text', text: greeted(user, tone(user), say(texts.text[tone(user)])) },
      ...(url === undefined
        ? []
        : [
            { kind: 'text', text: say(texts.keep[tone(user)]) } as const,
            { kind: 'button', label: say(texts.button), url } as const,
          ]),
    ],
  };
}
