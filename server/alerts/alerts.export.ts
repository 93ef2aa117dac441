import { sql } from 'kysely';
import type { AlertStatus } from '../../contract/alerts/alerts.schema.ts';
import { exportedRecords } from '../kit/export-parts.ts';

/** Those somebody made, and those of colleagues that tell them. */
export const exported = exportedRecords('Alert', async ({ tx, user_id }) => {
  const { rows } = await sql<{ name: string; status: AlertStatus; created_at: Date }>`
    select name, status, created_at from alerts where created_by = ${user_id}::uuid
    union
    select a.name, a.status, a.created_at
    from alert_recipients r join employees e on e.tenant_id = r.tenant_id and e.id = r.employee_id
      cross join lateral (select * from alerts where tenant_id = r.tenant_id and id = r.alert_id offset 0) a
    where r.removed_at is null and e.user_id = ${user_id}::uuid and a.created_by is distinct from ${user_id}::uuid
    order by created_at`.execute(tx);
  return rows;
});
