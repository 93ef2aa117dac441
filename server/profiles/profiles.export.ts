import { sql } from 'kysely';
import type { ProfileStatus } from '../../contract/profiles/profiles.schema.ts';
import { exportedRecords } from '../kit/export-parts.ts';

/** Those somebody made, and those that name them as whom to ask. */
export const exported = exportedRecords('Profile', async ({ tx, user_id }) => {
  const { rows } = await sql<{ name: string; status: ProfileStatus; created_at: Date }>`
    select name, status, created_at from profiles where created_by = ${user_id}::uuid
    union
    select p.name, p.status, p.created_at
    from employees e join profiles p on p.tenant_id = e.tenant_id and p.contact_employee_id = e.id
    where e.user_id = ${user_id}::uuid
    order by created_at`.execute(tx);
  return rows;
});
