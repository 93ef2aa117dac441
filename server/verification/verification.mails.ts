import type { Locale } from '../../contract/kit/fields.ts';
import type { Role } from '../../contract/kit/roles.ts';
import type { Config } from '../config.ts';
import { translate } from '../i18n/texts.ts';
import { greeted } from '../mail/greeting.ts';
import type { MailMessage } from '../mail/message.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { alreadyRegisteredMessages as known, verificationMessages as texts } from './verification.messages.ts';

interface Reader {
  readonly type: Role;
  readonly firstname: string;
  readonly lastname: string;
}

const tone = ({ type }: Reader): 'applicant' | 'formal' => (type === 'applicant' ? 'applicant' : 'formal');

/** The mail with the code: in the subject too, where it is read without opening the mail. It helps nobody but the browser that asked. */
export function verificationCodeMail(
  locale: Locale,
  { user, tenant, code }: { readonly user: Reader; readonly tenant: TenantRow; readonly code: string },
): MailMessage {
  const as = tone(user);
  const { firstname, lastname } = user;
  return {
    subject: translate(locale, texts.subject[as], { code, tenant: tenant.name }),
    preheader: translate(locale, texts.preheader),
    heading: translate(locale, texts.heading[as]),
    blocks: [
      { kind: 'text', text: greeted({ locale, firstname, lastname }, as, translate(locale, texts.text[as])) },
      { kind: 'code', code },
      { kind: 'note', text: translate(locale, texts.validity[as]) },
      { kind: 'note', text: translate(locale, texts.notMe[as]) },
    ],
  };
}

/** The mail to the owner of an address with which somebody registers again. */
export function alreadyRegisteredMail(
  locale: Locale,
  { owner, tenant, config }: { readonly owner: Reader; readonly tenant: TenantRow; readonly config: Config },
): MailMessage {
  const as = tone(owner);
  const { firstname, lastname } = owner;
  return {
    subject: translate(locale, known.subject[as], { tenant: tenant.name }),
    preheader: translate(locale, known.preheader[as]),
    heading: translate(locale, known.heading[as]),
    blocks: [
      { kind: 'text', text: greeted({ locale, firstname, lastname }, as, translate(locale, known.text[as])) },
      { kind: 'button', label: translate(locale, known.button), url: tenantUrl(config, tenant, '/login') },
      { kind: 'link', text: translate(locale, known.forgot[as]), url: tenantUrl(config, tenant, '/password/forgot') },
      { kind: 'note', text: translate(locale, known.notMe[as]) },
    ],
  };
}
