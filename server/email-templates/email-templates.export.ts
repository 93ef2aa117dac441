import { exportedRecords } from '../kit/export-parts.ts';

/** Those somebody wrote, and those whose answers go to their proven address. */
export const exported = exportedRecords('EmailTemplate', ({ tx, user_id, email }) =>
  tx
    .selectFrom('email_templates')
    .select(['name_de as name', 'reply_to', 'status', 'created_at'])
    .where((eb) =>
      eb.or([
        eb('created_by', '=', user_id),
        ...(email === undefined ? [] : [eb(eb.fn<string>('lower', ['reply_to']), '=', email.toLowerCase())]),
      ]),
    )
    .orderBy('created_at')
    .execute(),
);
