import { type SqlBool, sql } from 'kysely';
import { audit } from '../audit/audit.ts';
import type { Database } from '../db/client.ts';
import { anyIn } from '../jobs/due.ts';
import { inEachTenant } from '../jobs/in-each-tenant.ts';

const over = (now: Date) =>
  sql<SqlBool>`status = 'active' and (valid_until <= ${now} or times_used >= max_uses)`;

/** Writes down which active codes are past their last day or used up. */
export async function expireRegistrationCodes(db: Database, now: Date): Promise<void> {
  await inEachTenant(db, anyIn('registration_codes', over(now)), async (tx) => {
    const rows = await tx
      .updateTable('registration_codes')
      .set({ status: 'expired', updated_at: now })
      .where(over(now))
      .returning('id')
      .execute();
    for (const { id } of rows) {
      await audit(tx, {
        actor_kind: 'system',
        subject_type: 'RegistrationCode',
        subject_id: id,
        event: 'timeout_or_exhausted',
        from: 'active',
        to: 'expired',
        now,
      });
    }
  });
}
