import type { TenantTx } from '../db/scope.ts';

interface Settled {
  readonly id: string;
  readonly kind: string;
  readonly recipient_key: string;
  readonly subject_id: string | null;
}

/** Of what failed, staff have the latest about one matter to each mailbox before them, and none once one has got there. */
export const supersedeFailed = (tx: TenantTx, { id, kind, recipient_key, subject_id }: Settled, now: Date) =>
  tx
    .updateTable('mails')
    .set({ handled_at: now })
    .where('recipient_key', '=', recipient_key)
    .where('kind', '=', kind)
    .where('subject_id', 'is not distinct from', subject_id)
    .where('status', '=', 'failed')
    .where('handled_at', 'is', null)
    .where('id', '<>', id)
    .execute();
