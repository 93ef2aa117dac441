import type { TenantTx } from '../db/scope.ts';

/** The address is another one from now on, of which nothing bad is known. */
export async function moveChannel(tx: TenantTx, userId: string, address: string, now: Date): Promise<void> {
  await tx
    .updateTable('channels')
    .set({ address, verified_at: now, bounced_at: null, updated_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', 'email')
    .execute();
}
