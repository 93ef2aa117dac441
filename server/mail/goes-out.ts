import type { TenantTx } from '../db/scope.ts';
import type { MailKind } from './kinds.ts';
import { Slots } from './slots.ts';

/** When the mail about each subject goes out that still waits, by the limits that delivery will apply; others aren't in it. */
export async function goOutAt(
  tx: TenantTx,
  kind: MailKind,
  subjectIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  if (subjectIds.length === 0) return new Map();
  const newest = await tx
    .selectFrom('mails')
    .distinctOn('subject_id')
    .selectAll()
    .where('subject_id', 'in', subjectIds)
    .where('kind', '=', kind)
    .where('status', '=', 'queued')
    .orderBy('subject_id')
    .orderBy('created_at', 'desc')
    .execute();
  // one in hand is claimed for a moment, and goes now
  const waiting = newest.filter(({ attempts, last_error }) => attempts === 0 || last_error !== null);
  const due = waiting.filter(({ send_at }) => send_at <= now);
  const slots = due.length > 0 ? await Slots.around(tx, due, now) : undefined;
  const times = waiting
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map((mail) => [mail.subject_id ?? '', mail.send_at > now ? mail.send_at : (slots?.take(mail) ?? now)] as const);
  return new Map(times.filter(([, time]) => time > now));
}

/** The same about one; null where none waits or its turn is now. */
export const goesOutAt = async (tx: TenantTx, kind: MailKind, subjectId: string, now: Date): Promise<Date | null> =>
  (await goOutAt(tx, kind, [subjectId], now)).get(subjectId) ?? null;

/** Those about whom the latest mail came back, or was given up. */
export async function undelivered(
  tx: TenantTx,
  kind: MailKind,
  subjectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (subjectIds.length === 0) return new Set();
  const newest = await tx
    .selectFrom('mails')
    .distinctOn('subject_id')
    .select(['subject_id', 'status'])
    .where('subject_id', 'in', subjectIds)
    .where('kind', '=', kind)
    .orderBy('subject_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Set(newest.flatMap(({ subject_id, status }) => (status === 'failed' && subject_id ? [subject_id] : [])));
}
