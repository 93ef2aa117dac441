import { sql } from 'kysely';
import { dated, type ExportParts } from '../kit/export-parts.ts';

export const exported: ExportParts = {
  /** Who has blocked the company is in its list no more, and so not here: a deleted account looks the same. */
  recommendations_sent: async ({ tx, user_id, employee_id }) => {
    if (employee_id === undefined) return [];
    const rows = await tx
      .selectFrom('recommendations as r')
      .select(['r.firstname', 'r.email', 'r.note', 'r.status', 'r.created_at'])
      .where('r.created_by', '=', user_id)
      .where(
        sql<boolean>`not exists (select from organization_blocks b where b.tenant_id = r.tenant_id
          and b.applicant_id = r.applicant_id and b.organization_id = r.organization_id)`,
      )
      .orderBy('r.created_at')
      .execute();
    return dated(rows);
  },
};
