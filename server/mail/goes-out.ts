import type { TenantTx } from '../db/scope.ts';
import type { MailKind } from './kinds.ts';
import { Slots } from './slots.ts';

/**
 * When the mail about a subject goes out that still waits, by the limits that delivery will apply; null where none waits
 * or its turn is now.
 */
export async function goesOutAt(tx: TenantTx, kind: MailKind, subjectId: string, now: Date): Promise<Date | null> {
  const mail = await tx
    .selectFrom('mails')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .where('kind', '=', kind)
    .where('status', '=', 'queued')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  // one in hand is claimed for a moment, and goes now
  if (!mail || (mail.attempts > 0 && mail.last_error === null)) return null;
  const slot = mail.send_at > now ? mail.send_at : (await Slots.around(tx, [mail], now)).take(mail);
  return slot > now ? slot : null;
}
