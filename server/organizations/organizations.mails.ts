import type { Message } from '../../contract/kit/rules.messages.ts';
import type { OrganizationEvent } from '../../contract/organizations/organizations.schema.ts';
import { translate } from '../i18n/texts.ts';
import type { Caller } from '../kit/records.ts';
import { greetingMail } from '../mail/greeting.ts';
import { queueMail } from '../mail/outbox.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { employeesOf } from './organizations.repository.ts';

const verified = {
  subject: /*i18n*/ { id: 'mail.organization_changed.verified', message: '{organization} is confirmed' },
  text: /*i18n*/ {
    id: 'mail.organization_changed.verified_text',
    message: '{tenant} has checked {organization}. As soon as you say what you want to do here, you can start.',
  },
};
const paused = {
  subject: /*i18n*/ { id: 'mail.organization_changed.paused', message: '{organization} is paused' },
  text: /*i18n*/ {
    id: 'mail.organization_changed.paused_text',
    message:
      '{tenant} has paused {organization}: until it is activated again, nobody of you can search or write to applicants, and applicants don’t see you. This is the reason:',
  },
};
const back = {
  subject: /*i18n*/ { id: 'mail.organization_changed.back', message: '{organization} takes part again' },
  text: /*i18n*/ {
    id: 'mail.organization_changed.back_text',
    message: '{tenant} has activated {organization} again. You can search and write as before.',
  },
};
const ended = {
  subject: /*i18n*/ { id: 'mail.organization_changed.ended', message: '{organization} no longer takes part' },
  text: /*i18n*/ {
    id: 'mail.organization_changed.ended_text',
    message:
      '{tenant} has ended the part of {organization} here: nobody of you can search or write to applicants any more, and applicants don’t see you. This is the reason:',
  },
};
const refused = {
  subject: /*i18n*/ { id: 'mail.organization_changed.refused', message: '{organization} was not confirmed' },
  text: /*i18n*/ {
    id: 'mail.organization_changed.refused_text',
    message: '{tenant} has looked at {organization} and can’t confirm it. This is the reason:',
  },
};
const restored = {
  subject: /*i18n*/ { id: 'mail.organization_changed.restored', message: '{organization} is here again' },
  text: /*i18n*/ {
    id: 'mail.organization_changed.restored_text',
    message: '{tenant} has brought {organization} back. It stays paused until it is activated.',
  },
};
const question = /*i18n*/ {
  id: 'mail.organization_changed.question',
  message: 'You see it otherwise, or have a question? Write to {support}.',
};
const button = /*i18n*/ { id: 'mail.organization_changed.button', message: 'To your company’s page' };

const words: Readonly<Record<OrganizationEvent, { readonly subject: Message; readonly text: Message }>> = {
  verify: verified,
  suspend: paused,
  reactivate: back,
  archive: ended,
  restore: restored,
  reject: refused,
};

/** What is taken back where somebody takes it back at once. */
export const changedKind = 'organization_changed';

interface Told {
  readonly event: OrganizationEvent;
  /** Not before; default now. */
  readonly send_at?: Date | undefined;
  /** In staff's words. */
  readonly reason: string;
}

/** Everybody who works there learns what staff did, and why. */
export async function tellCompany(
  { tx, tenant, deps, now }: Pick<Caller, 'tx' | 'tenant' | 'deps' | 'now'>,
  { id, name }: { readonly id: string; readonly name: string },
  { event, reason, send_at }: Told,
): Promise<void> {
  const { subject, text } = words[event];
  for (const { email, ...reader } of await employeesOf(tx, id)) {
    const say = (message: Message) =>
      translate(reader.locale, message, { organization: name, tenant: tenant.name, support: tenant.support_email });
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await queueMail(tx, {
      kind: changedKind,
      to: { name: `${reader.firstname} ${reader.lastname}`, address: email },
      locale: reader.locale,
      tenant,
      message: greetingMail(
        reader,
        'formal',
        { subject: say(subject), text: say(text) },
        ...(reason === '' ? [] : [{ kind: 'quote', text: reason, by: tenant.name } as const]),
        { kind: 'note', text: say(question) },
        { kind: 'button', label: say(button), url: tenantUrl(deps.config, tenant, '/organization') },
      ),
      subject_id: id,
      ...(send_at && { send_at }),
      now,
    });
  }
}
