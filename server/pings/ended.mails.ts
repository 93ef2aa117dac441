import type { Message } from '../../contract/kit/rules.messages.ts';
import { nameOf } from '../handles/handles.ts';
import { translate } from '../i18n/texts.ts';
import type { Caller } from '../kit/records.ts';
import { type Addressee, greetingMail } from '../mail/greeting.ts';
import { queueMail } from '../mail/outbox.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { PingRow } from './pings.repository.ts';

const words = {
  applicant: {
    subject: /*i18n*/ { id: 'mail.ping_ended.applicant_subject', message: 'The message from {organization} is ended' },
    text: /*i18n*/ {
      id: 'mail.ping_ended.applicant_text',
      message:
        '{tenant} has ended the message that {organization} wrote to you. You need not do anything: {organization} has not learned who you are, and other companies still find you. This is the reason:',
    },
    question: /*i18n*/ {
      id: 'mail.ping_ended.applicant_question',
      message: 'You have a question? Write to {support}.',
    },
    button: /*i18n*/ { id: 'mail.ping_ended.applicant_button', message: 'To your overview' },
  },
  formal: {
    subject: /*i18n*/ { id: 'mail.ping_ended.company_subject', message: 'Your message to {handle} is ended' },
    text: /*i18n*/ {
      id: 'mail.ping_ended.company_text',
      message:
        '{tenant} has ended your message to {handle}. It can’t be answered any more, and you need not do anything. {handle} was told too. This is the reason:',
    },
    question: /*i18n*/ {
      id: 'mail.ping_ended.company_question',
      message: 'You see it otherwise, or have a question? Write to {support}.',
    },
    button: /*i18n*/ { id: 'mail.ping_ended.company_button', message: 'Open the message' },
  },
} as const;

interface Reader extends Addressee {
  readonly user_id: string;
  readonly email: string;
}

/** Both sides learn that staff have ended a message, and read the same reason. */
export async function queueEndedMails(
  { tx, tenant, deps, now }: Pick<Caller, 'tx' | 'tenant' | 'deps' | 'now'>,
  ping: PingRow,
  reason: string,
): Promise<void> {
  const tell = async (tone: keyof typeof words, { user_id, email, ...reader }: Reader, path: string) => {
    const say = (message: Message) =>
      translate(reader.locale, message, {
        organization: ping.organization_name,
        handle: nameOf(ping, ping.organization_id, ping.applicant_id),
        tenant: tenant.name,
        support: tenant.support_email,
      });
    const { subject, text, question, button } = words[tone];
    await queueMail(tx, {
      kind: 'ping_ended',
      to: { name: `${reader.firstname} ${reader.lastname}`, address: email },
      locale: reader.locale,
      tenant,
      message: greetingMail(
        reader,
        tone,
        { subject: say(subject), text: say(text) },
        { kind: 'quote', text: reason, by: tenant.name },
        { kind: 'note', text: say(question) },
        { kind: 'button', label: say(button), url: tenantUrl(deps.config, tenant, path) },
      ),
      subject_id: ping.id,
      activities: [{ user_id, ping_id: ping.id }],
      now,
    });
  };
  const applicant = {
    user_id: ping.applicant_user_id,
    email: ping.applicant_email,
    locale: ping.applicant_locale,
    firstname: ping.applicant_firstname,
    lastname: ping.applicant_lastname,
  };
  const writer = {
    user_id: ping.employee_user_id,
    email: ping.employee_email,
    locale: ping.employee_locale,
    firstname: ping.employee_firstname,
    lastname: ping.employee_lastname,
  };
  await tell('applicant', applicant, '/dashboard');
  await tell('formal', writer, `/pings?ping=${ping.id}`);
}
