import { insertActivities } from '../../server/activities/activities.repository.ts';
import { newId } from '../../server/db/ids.ts';
import { inTenant } from '../../server/db/scope.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import type { World } from './world.ts';

/** Somebody's password was changed just now; gives the activity that says so. */
export async function anActivity(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  tenant: TenantRow,
  user_id: string,
): Promise<string> {
  const now = clock.now();
  const mail_id = newId(clock);
  await inTenant(db, tenant.id, (tx) =>
    insertActivities(tx, [{ user_id }], { kind: 'password_changed', mail_id, happened_at: now, now }),
  );
  const { id } = await db.kysely
    .selectFrom('activities')
    .select('id')
    .where('mail_id', '=', mail_id)
    .executeTakeFirstOrThrow();
  return id;
}
