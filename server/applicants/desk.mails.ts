import type { Message } from '../../contract/kit/rules.messages.ts';
import { translate } from '../i18n/texts.ts';
import type { Caller } from '../kit/records.ts';
import { greetingMail } from '../mail/greeting.ts';
import { queueMail } from '../mail/outbox.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { Applicant } from './applicants.service.ts';

const words = {
  subject: /*i18n*/ { id: 'mail.place_noted.subject', message: 'We have noted that you found a place' },
  text: /*i18n*/ {
    id: 'mail.place_noted.text',
    message:
      '{tenant} has noted that you found an apprenticeship. Your search has ended: companies no longer find you, and open messages are closed. This is what we know:',
  },
  wrong: /*i18n*/ {
    id: 'mail.place_noted.wrong',
    message:
      'Is that wrong? Open your overview and start your search again; it takes one tap. You have a question? Write to {support}.',
  },
  button: /*i18n*/ { id: 'mail.place_noted.button', message: 'To your overview' },
};

/** Whose search staff have ended learns why, and how it goes on where that was a mistake. */
export async function tellFound(
  { tx, tenant, deps, now }: Pick<Caller, 'tx' | 'tenant' | 'deps' | 'now'>,
  applicant: Applicant,
  reason: string,
): Promise<void> {
  const { locale, firstname, lastname } = applicant;
  const say = (message: Message) => translate(locale, message, { tenant: tenant.name, support: tenant.support_email });
  await queueMail(tx, {
    kind: 'place_noted',
    to: { name: `${firstname} ${lastname}`, address: applicant.email },
    locale,
    tenant,
    message: greetingMail(
      { locale, firstname, lastname },
      'applicant',
      { subject: say(words.subject), text: say(words.text) },
      { kind: 'quote', text: reason, by: tenant.name },
      { kind: 'note', text: say(words.wrong) },
      { kind: 'button', label: say(words.button), url: tenantUrl(deps.config, tenant, '/dashboard') },
    ),
    subject_id: applicant.id,
    activities: [{ user_id: applicant.user_id }],
    now,
  });
}
