import { dated, type ExportParts } from '../kit/export-parts.ts';

export const exported: ExportParts = {
  /** Those somebody wrote, and those whose answers go to their proven address. */
  email_templates: async ({ tx, user_id, applicant_id, email }) => {
    if (applicant_id !== undefined) return [];
    const rows = await tx
      .selectFrom('email_templates')
      .select(['name_de as name', 'reply_to', 'status', 'created_at'])
      .where((eb) =>
        eb.or([
          eb('created_by', '=', user_id),
          ...(email === undefined ? [] : [eb(eb.fn<string>('lower', ['reply_to']), '=', email.toLowerCase())]),
        ]),
      )
      .orderBy('created_at')
      .execute();
    return dated(rows);
  },
};
