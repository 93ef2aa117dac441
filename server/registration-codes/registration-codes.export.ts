import { dated, type ExportParts } from '../kit/export-parts.ts';

export const exported: ExportParts = {
  registration_codes: async ({ tx, user_id, employee_id }) => {
    if (employee_id === undefined) return [];
    const rows = await tx
      .selectFrom('registration_codes')
      .select(['name', 'recommendation_text as recommendation', 'status', 'created_at'])
      .where('created_by', '=', user_id)
      .orderBy('created_at')
      .execute();
    return dated(rows);
  },
};
