import { actionOf } from '../audit/action.ts';
import type { BulkItem } from '../db/tables-plumbing.ts';
import { type Caller, lockOrganization, moveRecord } from '../kit/records.ts';
import { takeBackMails } from '../mail/outbox.ts';
import { endPingsOfOrganization } from '../pings/open-pings.ts';
import { changedKind } from './organizations.mails.ts';
import { findOrganization } from './organizations.repository.ts';
import { organizationRecords } from './organizations.service.ts';

/**
 * A company that was verified `at` a moment waits for it again, also where it could begin at once: what it wrote since has
 * not gone out either, and ends with it.
 */
export async function undoVerification(call: Caller, { id }: BulkItem<'verify'>, at: Date): Promise<boolean> {
  const { tx, now } = call;
  await lockOrganization(tx, id);
  const row = await findOrganization(tx, id);
  if (row?.verified_at?.getTime() !== at.getTime() || row.deletes_at) return false;
  if (row.status !== 'verified' && row.status !== 'active') return false;
  if (!(await takeBackMails(tx, { kind: changedKind, subject_id: id, created_at: at }))) return false;
  const action = { ...actionOf(call), author: 'system' } as const;
  await moveRecord(tx, action, organizationRecords, row, { event: 'undo_verify', values: { verified_at: null } });
  await endPingsOfOrganization(tx, id, now);
  return true;
}
