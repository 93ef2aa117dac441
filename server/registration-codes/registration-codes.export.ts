import { exportedRecords } from '../kit/export-parts.ts';

export const exported = exportedRecords('RegistrationCode', ({ tx, user_id }) =>
  tx
    .selectFrom('registration_codes')
    .select(['name', 'recommendation_text as recommendation', 'status', 'created_at'])
    .where('created_by', '=', user_id)
    .orderBy('created_at')
    .execute(),
);
