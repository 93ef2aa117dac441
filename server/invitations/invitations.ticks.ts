import { audit } from '../audit/audit.ts';
import type { Database } from '../db/client.ts';
import { inEachTenant } from '../jobs/in-each-tenant.ts';

/** Writes down which pending invitations have run out. */
export async function expireInvitations(db: Database, now: Date): Promise<void> {
  await inEachTenant(db, async (tx) => {
    const rows = await tx
      .updateTable('invitations')
      .set({ status: 'expired', updated_at: now })
      .where('status', '=', 'pending')
      .where('expires_at', '<=', now)
      .returning('id')
      .execute();
    for (const { id } of rows) {
      await audit(tx, {
        actor_kind: 'system',
        subject_type: 'Invitation',
        subject_id: id,
        event: 'timeout',
        from: 'pending',
        to: 'expired',
        now,
      });
    }
  });
}
