import { writtenDay } from '../../contract/kit/dates.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import { translate } from '../i18n/texts.ts';
import type { Caller } from '../kit/records.ts';
import { greetingMail } from '../mail/greeting.ts';
import { queueMail } from '../mail/outbox.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { employeesOf } from './organizations.repository.ts';

const deleted = {
  subject: /*i18n*/ { id: 'mail.organization_deleted.subject', message: '{organization} will be deleted' },
  text: /*i18n*/ {
    id: 'mail.organization_deleted.text',
    message:
      '{tenant} deletes {organization}, with all accounts, messages and everything else of it. Open messages have ended, and the applicants know. On {date} everything is erased; until then you can log in and take your data with you.',
  },
  button: /*i18n*/ { id: 'mail.organization_deleted.button', message: 'To your data' },
};
const kept = {
  subject: /*i18n*/ { id: 'mail.organization_deleted.kept', message: '{organization} will not be deleted' },
  text: /*i18n*/ {
    id: 'mail.organization_deleted.kept_text',
    message:
      '{tenant} has called the deletion of {organization} off. Nothing was erased; messages that had ended stay ended.',
  },
  button: /*i18n*/ { id: 'mail.organization_deleted.kept_button', message: 'To your company’s page' },
};
const question = /*i18n*/ {
  id: 'mail.organization_deleted.question',
  message: 'You see it otherwise, or have a question? Write to {support}.',
};

/** Everybody who works there learns that it will be erased, and when; `until` absent: that it won't. */
export async function tellOfDeletion(
  { tx, tenant, deps, now }: Pick<Caller, 'tx' | 'tenant' | 'deps' | 'now'>,
  { id, name }: { readonly id: string; readonly name: string },
  until: Date | undefined,
): Promise<void> {
  const words = until ? deleted : kept;
  const path = until ? '/account/data' : '/organization';
  for (const { email, ...reader } of await employeesOf(tx, id)) {
    const { locale } = reader;
    const date = until ? writtenDay(locale, tenant.timezone, until) : '';
    const say = (message: Message) =>
      translate(locale, message, { organization: name, tenant: tenant.name, support: tenant.support_email, date });
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await queueMail(tx, {
      kind: 'organization_deleted',
      to: { name: `${reader.firstname} ${reader.lastname}`, address: email },
      locale,
      tenant,
      message: greetingMail(
        reader,
        'formal',
        { subject: say(words.subject), text: say(words.text) },
        { kind: 'button', label: say(words.button), url: tenantUrl(deps.config, tenant, path) },
        { kind: 'note', text: say(question) },
      ),
      subject_id: id,
      now,
    });
  }
}
