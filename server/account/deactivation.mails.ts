import type { Message } from '../../contract/kit/rules.messages.ts';
import { translate } from '../i18n/texts.ts';
import { greetingMail } from '../mail/greeting.ts';
import type { MailMessage } from '../mail/message.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { LeavingUser } from './account.repository.ts';

const texts = {
  subject: /*i18n*/ { id: 'mail.access_ended.subject', message: 'Your access to {tenant} has ended' },
  text: /*i18n*/ {
    id: 'mail.access_ended.text',
    message:
      '{colleague} has ended your access for {organization}: you can’t log in any more. What you have worked on stays with your company. Thank you for taking part.',
  },
  staff: /*i18n*/ {
    id: 'mail.access_ended.staff',
    message:
      '{colleague} has ended your access to the team of {tenant}: you can’t log in any more. What you have worked on stays. Thank you for your help.',
  },
  ask: /*i18n*/ {
    id: 'mail.access_ended.ask',
    message:
      'Is that a mistake, or do you have questions? Please ask {colleague}. Only {tenant} can open your access again or delete your account:',
  },
} as const;

const restored = {
  subject: /*i18n*/ { id: 'mail.access_restored.subject', message: 'Your access to {tenant} is open again' },
  text: /*i18n*/ {
    id: 'mail.access_restored.text',
    message: 'You can log in for {organization} again, with your e-mail address and the password you had.',
  },
  button: /*i18n*/ { id: 'mail.access_restored.button', message: 'Log in' },
} as const;

/** To who was shut out: what happened, who did it, and who can undo it. */
export function accessEndedMail(
  user: Pick<LeavingUser, 'locale' | 'firstname' | 'lastname'>,
  tenant: TenantRow,
  by: { readonly colleague: string; readonly organization: string },
): MailMessage {
  const say = (text: Message) => translate(user.locale, text, { ...by, tenant: tenant.name });
  const { support_email } = tenant;
  return greetingMail(
    user,
    'formal',
    { subject: say(texts.subject), text: say(texts.text) },
    { kind: 'text', text: say(texts.ask) },
    { kind: 'facts', facts: [{ label: tenant.name, value: support_email, url: `mailto:${support_email}` }] },
  );
}

/** The same to somebody of the tenant's own team. */
export function staffAccessEndedMail(
  user: Pick<LeavingUser, 'locale' | 'firstname' | 'lastname'>,
  tenant: TenantRow,
  colleague: string,
): MailMessage {
  const say = (text: Message) => translate(user.locale, text, { colleague, tenant: tenant.name });
  const { support_email } = tenant;
  return greetingMail(
    user,
    'formal',
    { subject: say(texts.subject), text: say(texts.staff) },
    { kind: 'text', text: say(texts.ask) },
    { kind: 'facts', facts: [{ label: tenant.name, value: support_email, url: `mailto:${support_email}` }] },
  );
}

/** To who was shut out and may come back. */
export function accessRestoredMail(
  user: Pick<LeavingUser, 'locale' | 'firstname' | 'lastname'>,
  tenant: TenantRow,
  { organization, url }: { readonly organization: string; readonly url: string },
): MailMessage {
  const say = (text: Message) => translate(user.locale, text, { organization, tenant: tenant.name });
  return greetingMail(
    user,
    'formal',
    { subject: say(restored.subject), text: say(restored.text) },
    { kind: 'button', label: say(restored.button), url },
  );
}
