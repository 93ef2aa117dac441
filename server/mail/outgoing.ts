import type { Selectable } from 'kysely';
import type { readersAt } from '../channels/channels.repository.ts';
import { oneClickAddress, unsubscribePage } from '../channels/unsubscribe-link.ts';
import type { Config } from '../config.ts';
import type { MailsTable } from '../db/tables-plumbing.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { emailKey } from '../users/email-key.ts';
import { preferenceFor } from './kinds.ts';
import { logoPart } from './logo-part.ts';
import type { OutgoingMail } from './mailer.ts';
import { pageToCome } from './outbox.ts';

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
  const { tenant, now } = sending;
  const { locale, reply_to, logo: hash } = mail.headers;
  const png = hash === undefined ? undefined : logos.get(hash);
  const { page, oneClick } = unsubscribeLinks(sending, mail, readers);
  const withPage = (body: string | null): string => (body ?? '').replaceAll(pageToCome(mail.id), page);
  return {
    message_id: `<${mail.id}@${tenant.sender_address.split('@')[1]}>`,
    from: { name: mail.sender_name, address: tenant.sender_address },
    to: { name: mail.recipient_name, address: mail.recipient_address },
    ...(reply_to ? { reply_to } : {}),
    locale,
    ...(oneClick && { unsubscribe: oneClick }),
    subject: mail.subject,
    text: withPage(mail.text_body),
    html: withPage(mail.html_body),
    ...(hash !== undefined && png ? { logo: { cid: logoPart(hash), png } } : {}),
    date: now,
  };
}

/** Made when the mail goes out, so that its links are never stored. */
function unsubscribeLinks({ config, tenant, now }: Sending, mail: MailRow, readers: Readers) {
  const preference = preferenceFor(mail.kind);
  const reader = readerOf(mail, readers);
  if (!preference || !reader) return { page: '' };
  const what = { user_id: reader.user_id, preference };
  return {
    page: unsubscribePage(config, tenant, what, now),
    oneClick: oneClickAddress(config, tenant, what, now),
  };
}
