import type { NewActivity } from '../activities/activities.repository.ts';
import { keepActivities, takeBackActivities } from '../activities/activities.service.ts';
import { pageToCome } from '../channels/unsubscribe-link.ts';
import type { ActivityKind } from '../../contract/activities/activities.kinds.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { announce } from '../jobs/announce.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { tokenIdOf } from '../tokens/tokens.service.ts';
import { type MailKind, preferenceFor } from './kinds.ts';
import { renderMail } from './layout.ts';
import type { Mailbox, MailMessage } from './message.ts';
import { checkedMailbox, headerText, recipientKey } from './safe-text.ts';

interface AnyMail {
  readonly to: Mailbox;
  /** The reader's saved language. */
  readonly locale: Locale;
  readonly tenant: TenantRow;
  readonly message: MailMessage;
  /** Where replies go; without it the mail says that nobody reads them. Recommendations and invitations only. */
  readonly reply_to?: Mailbox;
  /** A calendar file that takes an appointment back. Kept with the mail's row: nothing of a person stands in it. */
  readonly cancellation?: string;
  /** The user who signs it: it is gone when they are erased, sent or not. */
  readonly written_by?: string;
  /** What the mail is about (a user, a ping …), for staff and for `withdrawMails`. */
  readonly subject_id?: string;
  /** Not before; default `now`. */
  readonly send_at?: Date;
  /** Not after: a code that has expired while waiting is made anew where its kind can be, else not sent any more. */
  readonly valid_until?: Date;
  /** Who asked for it, where a stranger could: a network, or `deviceOrigin` of a browser the recipient is known by. */
  readonly origin?: string;
  /** The secret of the link in it: once the mail has gone out, earlier ones of its purpose and subject stop working. */
  readonly carries?: string;
  readonly now: Date;
}

/** What its reader finds in the product as well, whether they want the mail or not; or a kind that says why there is none. */
type InProduct =
  | { readonly kind: ActivityKind; readonly activities: readonly NewActivity[] }
  | { readonly kind: Exclude<MailKind, ActivityKind>; readonly activities?: never };
export type QueuedMail = AnyMail & InProduct;

interface Content extends Pick<QueuedMail, 'kind' | 'message' | 'locale' | 'tenant' | 'valid_until' | 'carries'> {
  readonly id: string;
  readonly reachable: boolean;
}

/** The columns that say what stands in a mail. */
export async function contentOf(tx: TenantTx, content: Content) {
  const { html, text } = renderMail({
    ...content,
    unsubscribe: preferenceFor(content.kind) ? pageToCome(content.tenant, content.id) : null,
  });
  return {
    subject: headerText(content.message.subject, 200),
    text_body: text,
    html_body: html,
    valid_until: content.valid_until ?? null,
    link_token_id: content.carries === undefined ? null : await tokenIdOf(tx, content.carries),
  };
}

/**
 * Writes a mail into the outbox, in the caller's transaction, and rings the bell for delivery in the same one:
 * a rollback takes both back. Delivery applies the limits per kind and recipient by moving `send_at`.
 * @returns the mail's id @throws TypeError when the address is not one
 */
export async function queueMail(tx: TenantTx, mail: QueuedMail): Promise<string> {
  const to = checkedMailbox(mail.to);
  const id = newId({ now: () => mail.now });
  const sendAt = mail.send_at ?? mail.now;
  await tx
    .insertInto('mails')
    .values({
      tenant_id: mail.tenant.id,
      id,
      kind: mail.kind,
      recipient_name: to.name,
      recipient_address: to.address,
      recipient_key: recipientKey(to.address),
      sender_name: headerText(mail.tenant.sender_name, 120),
      ...(await contentOf(tx, { ...mail, id, reachable: mail.reply_to !== undefined })),
      headers: JSON.stringify({
        locale: mail.locale,
        ...(mail.reply_to ? { reply_to: checkedMailbox(mail.reply_to) } : {}),
        ...(mail.cancellation === undefined ? {} : { cancellation: mail.cancellation }),
        ...(mail.tenant.logo ? { logo: mail.tenant.logo.hash } : {}),
      }),
      status: 'queued',
      send_at: sendAt,
      subject_id: mail.subject_id ?? null,
      written_by: mail.written_by ?? null,
      origin: mail.origin ?? null,
      created_at: mail.now,
    })
    .execute();
  if (mail.activities) {
    await keepActivities(tx, mail.activities, { kind: mail.kind, mail_id: id, happened_at: sendAt, now: mail.now });
  }
  await announce(tx, mail.tenant.id, sendAt.getTime() - mail.now.getTime());
  return id;
}

/**
 * Takes back every mail about a subject that has not gone out yet, or those of some kinds, and what they tell in the
 * product; `stillTrue` leaves that there.
 */
export async function withdrawMails(
  tx: TenantTx,
  subjectId: string,
  kinds?: readonly MailKind[],
  { stillTrue = false }: { readonly stillTrue?: boolean } = {},
): Promise<void> {
  const waiting = tx.deleteFrom('mails').where('subject_id', '=', subjectId).where('status', '=', 'queued');
  const gone = await (kinds ? waiting.where('kind', 'in', kinds) : waiting).returning('id').execute();
  if (stillTrue) return;
  await takeBackActivities(
    tx,
    gone.map(({ id }) => id),
  );
}

export async function hasWaitingMails(tx: TenantTx, subjectId: string): Promise<boolean> {
  const waiting = await tx
    .selectFrom('mails')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('status', '=', 'queued')
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

/**
 * Takes back the mails of one kind about a subject that were queued at this moment, with what they tell in the product,
 * and gives the links in them. Undefined where one of them has gone out or is about to: then they all stay.
 */
export async function takeBackMails(
  tx: TenantTx,
  of: { readonly kind: MailKind; readonly subject_id: string; readonly created_at: Date },
): Promise<readonly string[] | undefined> {
  const mails = await tx
    .selectFrom('mails')
    .select(['id', 'status', 'attempts', 'link_token_id'])
    .where('subject_id', '=', of.subject_id)
    .where('kind', '=', of.kind)
    .where('created_at', '=', of.created_at)
    .forUpdate()
    .execute();
  // a mail that delivery has in hand is queued still
  if (mails.some(({ status, attempts }) => status !== 'queued' || attempts > 0)) return undefined;
  const ids = mails.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('mails').where('id', 'in', ids).execute();
  await takeBackActivities(tx, ids);
  return mails.flatMap(({ link_token_id }) => link_token_id ?? []);
}

/** Sends what waits for an old mailbox, about these subjects, to the new one of the same person. */
export async function forwardMails(
  tx: TenantTx,
  subjectIds: readonly string[],
  { from, to, except }: { readonly from: string; readonly to: string; readonly except: readonly MailKind[] },
): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ recipient_address: to, recipient_key: recipientKey(to) })
    .where('subject_id', 'in', subjectIds)
    .where('status', '=', 'queued')
    .where((eb) => eb(eb.fn<string>('lower', ['recipient_address']), '=', from.toLowerCase()))
    .where('kind', 'not in', except)
    .execute();
}

/** Gives what waits for one person, of some kinds, to another. */
export async function handMailsOver(
  tx: TenantTx,
  { from, to }: { readonly from: string; readonly to: Mailbox },
  kinds: readonly MailKind[],
): Promise<void> {
  const { name, address } = checkedMailbox(to);
  await tx
    .updateTable('mails')
    .set({ recipient_name: name, recipient_address: address, recipient_key: recipientKey(address) })
    .where('recipient_key', '=', recipientKey(from))
    .where((eb) => eb(eb.fn<string>('lower', ['recipient_address']), '=', from.toLowerCase()))
    .where('status', '=', 'queued')
    .where('kind', 'in', kinds)
    .execute();
}

/** Leaves nothing of the mails about these subjects, whether they have gone out or not. */
export async function forgetMails(
  tx: TenantTx,
  subjectIds: readonly string[],
  kinds: readonly MailKind[],
): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx.deleteFrom('mails').where('subject_id', 'in', subjectIds).where('kind', 'in', kinds).execute();
}
