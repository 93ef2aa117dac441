import type { Selectable } from 'kysely';
import type { TenantTx } from '../db/scope.ts';
import type { MailsTable } from '../db/tables-plumbing.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { MailKind } from './kinds.ts';
import type { MailMessage } from './message.ts';
import { contentOf } from './outbox.ts';
import { recipientKey } from './safe-text.ts';

type MailRow = Selectable<MailsTable>;

/** What a mail says when it is made at the time of sending. */
export interface MadeMail {
  readonly message: MailMessage;
  readonly valid_until: Date;
  /** The secret of the link it carries; see `queueMail`. */
  readonly carries?: string;
  /** Whose it would be now. One that waits for a mailbox that is no longer theirs is not made anew. */
  readonly address: string;
}

/** Makes a mail with a fresh code or link about a subject; undefined where nobody waits for it any more. */
export type Maker = (tx: TenantTx, subjectId: string, tenant: TenantRow, now: Date) => Promise<MadeMail | undefined>;

export type Makers = ReadonlyMap<MailKind, Maker>;

/** A newer one of its kind about the same subject has gone out since, or waits for the same asker. */
async function isOvertaken(tx: TenantTx, mail: MailRow): Promise<boolean> {
  const newer = await tx
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', mail.kind)
    .where('subject_id', '=', mail.subject_id)
    .where('id', '!=', mail.id)
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'sent'), eb('sent_at', '>=', mail.created_at)]),
        eb.and([
          eb('status', '=', 'queued'),
          eb('origin', 'is not distinct from', mail.origin),
          eb('id', '>', mail.id),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

/**
 * A mail that has waited past its validity, made anew: whoever asked for it still gets it, with a secret that holds.
 * Undefined where it is not worth sending any more.
 */
export async function makeAnew(
  tx: TenantTx,
  mail: MailRow,
  { makers, tenant, now }: { readonly makers: Makers; readonly tenant: TenantRow; readonly now: Date },
): Promise<MailRow | undefined> {
  const make = makers.get(mail.kind as MailKind);
  if (!make || mail.subject_id === null || (await isOvertaken(tx, mail))) return undefined;
  const made = await make(tx, mail.subject_id, tenant, now);
  if (!made || recipientKey(made.address) !== mail.recipient_key) return undefined;
  const { locale, reply_to } = mail.headers;
  const content = await contentOf(tx, {
    ...made,
    id: mail.id,
    kind: mail.kind as MailKind,
    tenant,
    locale: locale === 'de' ? 'de' : 'en',
    reachable: !!reply_to,
  });
  await tx.updateTable('mails').set(content).where('id', '=', mail.id).execute();
  return { ...mail, ...content };
}
