import { dated, type ExportParts } from '../kit/export-parts.ts';

export const exported: ExportParts = {
  invitations: async ({ tx, user_id, employee_id }) => {
    if (employee_id === undefined) return [];
    const rows = await tx
      .selectFrom('invitations')
      .select(['firstname', 'lastname', 'email', 'status', 'created_at'])
      .where('invited_by', '=', user_id)
      .orderBy('created_at')
      .execute();
    return dated(rows);
  },
};
