import type { BulkActionKind, Undone } from '../../contract/bulk-actions/bulk-actions.schema.ts';
import { applicantForReading } from '../applicants/applicants.service.ts';
import type { TenantTx } from '../db/scope.ts';
import type { BulkItem } from '../db/tables-plumbing.ts';
import { Failure } from '../http/failure.ts';
import type { Caller } from '../kit/records.ts';
import { undoAskingAgain } from '../legal-contacts/undo-asking-again.ts';
import { companyName } from '../organizations/organizations.service.ts';
import { undoReminder } from '../organizations/undo-reminder.ts';
import { undoVerification } from '../organizations/undo-verification.ts';
import { findBulkAction, markUndone } from './bulk-actions.repository.ts';

type NameOf = (tx: TenantTx, id: string) => Promise<string | undefined>;
const applicantName: NameOf = async (tx, id) => {
  const row = await applicantForReading(tx, id);
  return row && `${row.firstname} ${row.lastname}`;
};

interface Undoing<Kind extends BulkActionKind> {
  readonly nameOf: NameOf;
  /**
   * Sets one back to how it stood, and takes back its mails that were queued `at` that moment. Gives whether it could:
   * what has changed since stays as it is.
   */
  readonly undo: (call: Caller, item: BulkItem<Kind>, at: Date) => Promise<boolean>;
}

const undoing: { readonly [Kind in BulkActionKind]: Undoing<Kind> } = {
  remind: { nameOf: companyName, undo: undoReminder },
  ask_again: { nameOf: applicantName, undo: undoAskingAgain },
  verify: { nameOf: companyName, undo: undoVerification },
};

/**
 * Takes back what the caller did with several; one that is gone by now is left out. Asked again, it says the same and
 * does nothing.
 * @throws Failure not_found for what somebody else did; undo_window_closed
 */
export async function undo(call: Caller, id: string): Promise<Undone[]> {
  const { tx, actor, now } = call;
  const action = await findBulkAction(tx, id, actor.user_id);
  if (!action) throw new Failure('not_found');
  const { kind, undone_at, undo_until, created_at } = action;
  if (!undone_at && undo_until <= now) throw new Failure('undo_window_closed');
  // what stands in `items` is of the row's own kind
  const { nameOf, undo: undoOne } = undoing[kind] as Undoing<BulkActionKind>;
  const items: BulkItem[] = [];
  const told: Undone[] = [];
  for (const item of action.items) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const undone = undone_at ? item.undone === true : await undoOne(call, item, created_at);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const name = await nameOf(tx, item.id);
    items.push({ ...item, undone });
    if (name !== undefined) told.push({ id: item.id, name, undone });
  }
  if (!undone_at) await markUndone(tx, id, items, now);
  return told;
}
