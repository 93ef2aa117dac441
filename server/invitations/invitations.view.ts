import type { Invitation } from '../../contract/invitations/invitations.schema.ts';
import type { Caller } from '../kit/records.ts';
import { shown } from '../kit/shown.ts';
import { goOutAt, undelivered } from '../mail/goes-out.ts';
import { eventsOf, isHeld } from './held.ts';
import { type InvitationRow, inviterName } from './invitations.repository.ts';

/** As their company sees them, with when a mail goes out that waits. */
export async function invitationViews(
  rows: readonly InvitationRow[],
  { tx, tenant, actor, now }: Caller,
): Promise<Invitation[]> {
  const pending = rows.filter(({ status_now }) => status_now === 'pending').map(({ id }) => id);
  const goesOut = await goOutAt(tx, 'invitation', pending, now);
  const back = await undelivered(tx, 'invitation', pending);
  return rows.map((row) => {
    const name = inviterName(row);
    return {
      ...shown(row),
      invited_by: row.invited_by && name ? { id: row.invited_by, name } : null,
      status: row.status_now,
      goes_out_at: goesOut.get(row.id)?.toISOString() ?? null,
      undelivered: back.has(row.id),
      ...(isHeld(row) ? { expires_at: null } : { held_at: null }),
      events: tenant.employees_may_invite || actor.type !== 'employee' ? eventsOf(row, actor.type) : [],
    };
  });
}
