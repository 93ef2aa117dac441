import { newId } from '../../server/db/ids.ts';
import { inTenant } from '../../server/db/scope.ts';
import { insertAppointment } from '../../server/pings/appointments.repository.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import type { World } from './world.ts';

/** Proposed for an hour from now. */
export async function anAppointment(world: World, tenant: TenantRow, ping_id: string): Promise<string> {
  const [id, now] = [newId(world.clock), world.clock.now()];
  const [starts_at, ends_at] = [1, 2].map((hours) => new Date(now.getTime() + hours * 3_600_000)) as [Date, Date];
  await inTenant(world.db, tenant.id, (tx) =>
    insertAppointment(tx, {
      id,
      ping_id,
      employee_id: null,
      starts_at,
      ends_at,
      place: null,
      status: 'pending',
      created_at: now,
      updated_at: now,
    }),
  );
  return id;
}
