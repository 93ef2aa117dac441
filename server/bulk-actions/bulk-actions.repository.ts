import { type Selectable, sql, type SqlBool } from 'kysely';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import type { BulkActionsTable, BulkItem } from '../db/tables-plumbing.ts';
import { anyIn, type Due } from '../jobs/due.ts';
import { currentTenant } from '../tenants/current-tenant.ts';

type BulkActionRow = Selectable<BulkActionsTable>;

/** Gives its id. */
export async function insertBulkAction(
  tx: TenantTx,
  { items, ...row }: Pick<BulkActionRow, 'user_id' | 'kind' | 'items' | 'created_at' | 'undo_until'>,
): Promise<string> {
  const id = newId({ now: () => row.created_at });
  await tx
    .insertInto('bulk_actions')
    .values({ tenant_id: currentTenant, id, ...row, items: JSON.stringify(items), undone_at: null })
    .execute();
  return id;
}

/** Of whoever did it alone; two presses go one after the other. */
export const findBulkAction = (tx: TenantTx, id: string, userId: string): Promise<BulkActionRow | undefined> =>
  tx
    .selectFrom('bulk_actions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export async function markUndone(tx: TenantTx, id: string, items: readonly BulkItem[], now: Date): Promise<void> {
  await tx
    .updateTable('bulk_actions')
    .set({ undone_at: now, items: JSON.stringify(items) })
    .where('id', '=', id)
    .execute();
}

/** As long as a request may be repeated: a day. */
const old = (now: Date) => sql<SqlBool>`created_at < ${new Date(now.getTime() - 86_400_000)}`;
export const bulkActionsDue = (now: Date): Due => anyIn('bulk_actions', old(now));

export async function purgeBulkActions(tx: TenantTx, now: Date): Promise<void> {
  await tx.deleteFrom('bulk_actions').where(old(now)).execute();
}
