import { type SqlBool, sql } from 'kysely';
import { audit } from '../audit/audit.ts';
import type { Database } from '../db/client.ts';
import { anyIn, anyOf, type Due } from '../jobs/due.ts';
import { inEachTenant } from '../jobs/in-each-tenant.ts';

const past = (now: Date) => sql<SqlBool>`status = 'active' and valid_until <= ${now}`;
const usedUp = sql<SqlBool>`status = 'active' and times_used >= max_uses`;
export const codesDue = (now: Date): Due =>
  anyOf(anyIn('registration_codes', past(now)), anyIn('registration_codes', usedUp));

/** Writes down which active codes are past their last day or used up. */
export async function expireRegistrationCodes(db: Database, now: Date): Promise<void> {
  await inEachTenant(db, codesDue(now), async (tx) => {
    const rows = await tx
      .updateTable('registration_codes')
      .set({ status: 'expired', updated_at: now })
      .where((eb) => eb.or([past(now), usedUp]))
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
