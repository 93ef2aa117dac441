import { sql } from 'kysely';
import type { ProfileStatus } from '../../contract/profiles/profiles.schema.ts';
import { dated, type ExportParts } from '../kit/export-parts.ts';

export const exported: ExportParts = {
  /** Those somebody made, and those that name them as whom to ask. */
  profiles: async ({ tx, user_id, applicant_id }) => {
    if (applicant_id !== undefined) return [];
    const { rows } = await sql<{ name: string; status: ProfileStatus; created_at: Date }>`
      select name, status, created_at from profiles where created_by = ${user_id}::uuid
      union
      select p.name, p.status, p.created_at
      from employees e join profiles p on p.tenant_id = e.tenant_id and p.contact_employee_id = e.id
      where e.user_id = ${user_id}::uuid
      order by created_at`.execute(tx);
    return dated(rows);
  },
};
