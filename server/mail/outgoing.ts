import type { Selectable } from 'kysely';
import type { readersAt } from '../channels/channels.repository.ts';
import { oneClickAddress, type Unsubscription, unsubscribePage, withPages } from '../channels/unsubscribe-link.ts';
import type { Config } from '../config.ts';
import type { MailsTable } from '../db/tables-plumbing.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { emailKey } from '../users/email-key.ts';
import { preferenceFor } from './kinds.ts';
import { logoPart } from './logo-part.ts';
import type { OutgoingMail } from './mailer.ts';

type MailRow = Selectable<MailsTable>;
/** Pictures by hash. */
export type Logos = ReadonlyMap<string, Buffer>;
/** Of mails that can be switched off. */
export type Readers = Awaited<ReturnType<typeof readersAt>>;

export const readerOf = ({ recipient_address }: MailRow, readers: Readers) => readers.get(emailKey(recipient_address));

interface Sending {
  readonly config: Config;
  readonly tenant: TenantRow;
  readonly now: Date;
}

/** A stored mail as it goes out. */
export function outgoing(
  sending: Sending,
  mail: MailRow,
  { logos, readers }: { readonly logos: Logos; readonly readers: Readers },
): OutgoingMail {
  const { config, tenant, now } = sending;
  const { locale, reply_to, cancellation, logo: hash } = mail.headers;
  const png = hash === undefined ? undefined : logos.get(hash);
  const what = whatEnds(mail, readers);
  const bodyOf = (body: string | null): string =>
    what
      ? withPages(tenant, body ?? '', (id) =>
          unsubscribePage(config, tenant, id === mail.id ? what : { ...what, alert_id: id }, now),
        )
      : (body ?? '');
  return {
    message_id: `<${mail.id}@${tenant.sender_address.split('@')[1]}>`,
    from: { name: mail.sender_name, address: tenant.sender_address },
    to: { name: mail.recipient_name, address: mail.recipient_address },
    ...(reply_to ? { reply_to } : {}),
    locale,
    ...(what && { unsubscribe: oneClickAddress(config, tenant, what, now) }),
    subject: mail.subject,
    text: bodyOf(mail.text_body),
    html: bodyOf(mail.html_body),
    ...(cancellation !== undefined && { cancellation }),
    ...(hash !== undefined && png ? { logo: { cid: logoPart(hash), png } } : {}),
    date: now,
  };
}

/** What its links switch off, which are made when the mail goes out, so that they are never stored. */
function whatEnds(mail: MailRow, readers: Readers): Unsubscription | undefined {
  const preference = preferenceFor(mail.kind);
  const reader = readerOf(mail, readers);
  return preference && reader && { user_id: reader.user_id, address: mail.recipient_address, preference };
}
