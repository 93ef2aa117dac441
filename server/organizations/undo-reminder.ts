import { byCaller } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import type { BulkItem } from '../db/tables-plumbing.ts';
import { type Caller, lockOrganization } from '../kit/records.ts';
import { takeBackMails } from '../mail/outbox.ts';
import { reminderKind } from './progress.mails.ts';

/** A company that was reminded `at` a moment is as if it hadn't been: what comes next isn't put off. */
export async function undoReminder(call: Caller, { id, before }: BulkItem<'remind'>, at: Date): Promise<boolean> {
  const { tx } = call;
  await lockOrganization(tx, id);
  const { numUpdatedRows } = await tx
    .updateTable('organizations')
    .set({ reminded_at: before.reminded_at === null ? null : new Date(before.reminded_at) })
    .where('id', '=', id)
    .where('reminded_at', '=', at)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (!(await takeBackMails(tx, { kind: reminderKind, subject_id: id, created_at: at }))) {
    await tx.updateTable('organizations').set({ reminded_at: at }).where('id', '=', id).execute();
    return false;
  }
  await audit(tx, { ...byCaller(call), subject_type: 'Organization', subject_id: id, event: 'undo_remind' });
  return true;
}
