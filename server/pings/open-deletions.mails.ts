import type { Message } from '../../contract/kit/rules.messages.ts';
import { translate } from '../i18n/texts.ts';
import type { Caller } from '../kit/records.ts';
import { type Addressee, greetingMail } from '../mail/greeting.ts';
import { queueMail } from '../mail/outbox.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';

const words = {
  subject: /*i18n*/ { id: 'mail.deletion_reminder.subject', message: 'Please delete contact details and confirm it' },
  text: /*i18n*/ {
    id: 'mail.deletion_reminder.text',
    message:
      '{organization} was asked to delete the contact details of {names} and has not confirmed it yet. Please delete them wherever you have noted them, in e-mails and on paper too, and confirm it with one click.',
  },
  many: /*i18n*/ {
    id: 'mail.deletion_reminder.many',
    message:
      '{organization} was asked to delete the contact details of {count} applicants and has not confirmed it yet. Please delete them wherever you have noted them, in e-mails and on paper too, and confirm it with one click each.',
  },
  button: /*i18n*/ { id: 'mail.deletion_reminder.button', message: 'Confirm the deletion' },
  question: /*i18n*/ {
    id: 'mail.deletion_reminder.question',
    message: 'You have deleted them long ago, or have a question? Write to {support}.',
  },
};

/** More of them are counted. */
const mostNamed = 5;

interface About {
  readonly organization_id: string;
  readonly organization: string;
  /** As the company knows them. */
  readonly names: readonly string[];
}

/** Reminds one of a company's people of what it was asked to delete. */
export async function queueDeletionReminder(
  { tx, tenant, deps, now }: Pick<Caller, 'tx' | 'tenant' | 'deps' | 'now'>,
  { email, ...reader }: Addressee & { readonly email: string },
  { organization_id, organization, names }: About,
): Promise<void> {
  const { locale, firstname, lastname } = reader;
  const say = (message: Message) =>
    translate(locale, message, {
      organization,
      names: new Intl.ListFormat(locale).format(names),
      count: names.length,
      support: tenant.support_email,
    });
  await queueMail(tx, {
    kind: 'deletion_reminder',
    to: { name: `${firstname} ${lastname}`, address: email },
    locale,
    tenant,
    message: greetingMail(
      reader,
      'formal',
      { subject: say(words.subject), text: say(names.length > mostNamed ? words.many : words.text) },
      { kind: 'button', label: say(words.button), url: tenantUrl(deps.config, tenant, '/pings') },
      { kind: 'note', text: say(words.question) },
    ),
    subject_id: organization_id,
    now,
  });
}
