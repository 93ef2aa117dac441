import type { BulkActionKind } from '../../contract/bulk-actions/bulk-actions.schema.ts';
import { type Undo, undoSeconds } from '../../contract/kit/undo.ts';
import type { BulkItem } from '../db/tables-plumbing.ts';
import type { Caller } from '../kit/records.ts';
import { insertBulkAction } from './bulk-actions.repository.ts';

/** Until when what is done now can be taken back; its mails go out then. */
export const heldUntil = (now: Date): Date => new Date(now.getTime() + undoSeconds * 1000);

/** Keeps how those stood with which something was just done; of none there is nothing to take back. */
export async function keepBulkAction<Kind extends BulkActionKind>(
  { tx, actor, now }: Pick<Caller, 'tx' | 'actor' | 'now'>,
  kind: Kind,
  items: readonly BulkItem<Kind>[],
): Promise<Undo> {
  if (items.length === 0) return null;
  const undo_until = heldUntil(now);
  const id = await insertBulkAction(tx, { user_id: actor.user_id, kind, items, created_at: now, undo_until });
  return { id, until: undo_until.toISOString() };
}
