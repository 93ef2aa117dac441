import type { Message } from '../../contract/kit/rules.messages.ts';
import { translate } from '../i18n/texts.ts';
import type { Caller } from '../kit/records.ts';
import { greetingMail } from '../mail/greeting.ts';
import { queueMail } from '../mail/outbox.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { Applicant } from './applicants.service.ts';

const found = {
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

const corrected = {
  subject: /*i18n*/ { id: 'mail.name_corrected.subject', message: 'Your name was corrected' },
  text: /*i18n*/ {
    id: 'mail.name_corrected.text',
    message:
      '{tenant} has corrected your name. You are now called {name} here, and companies to which you said yes read it so.',
  },
  wrong: /*i18n*/ { id: 'mail.name_corrected.wrong', message: 'Is that wrong? Write to {support}.' },
  button: /*i18n*/ { id: 'mail.name_corrected.button', message: 'Open your account' },
};

type Told = Pick<Caller, 'tx' | 'tenant' | 'deps' | 'now'>;

/** Whose name staff have put right reads what it is now: the one before may have been the right one. */
export async function tellCorrected({ tx, tenant, deps, now }: Told, applicant: Applicant): Promise<void> {
  const { locale, firstname, lastname } = applicant;
  const name = `${firstname} ${lastname}`;
  const say = (message: Message) =>
    translate(locale, message, { tenant: tenant.name, support: tenant.support_email, name });
  await queueMail(tx, {
    kind: 'name_corrected',
    to: { name, address: applicant.email },
    locale,
    tenant,
    message: greetingMail(
      { locale, firstname, lastname },
      'applicant',
      { subject: say(corrected.subject), text: say(corrected.text) },
      { kind: 'note', text: say(corrected.wrong) },
      { kind: 'button', label: say(corrected.button), url: tenantUrl(deps.config, tenant, '/account') },
    ),
    subject_id: applicant.id,
    now,
  });
}

/** Whose search staff have ended learns why, and how it goes on where that was a mistake. */
export async function tellFound({ tx, tenant, deps, now }: Told, applicant: Applicant, reason: string): Promise<void> {
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
      { subject: say(found.subject), text: say(found.text) },
      { kind: 'quote', text: reason, by: tenant.name },
      { kind: 'note', text: say(found.wrong) },
      { kind: 'button', label: say(found.button), url: tenantUrl(deps.config, tenant, '/dashboard') },
    ),
    subject_id: applicant.id,
    activities: [{ user_id: applicant.user_id }],
    now,
  });
}
