import { sql } from 'kysely';
import { bornBy, dayIn } from '../../contract/kit/age.ts';
import { type AgeEffects, fewest } from '../../contract/tenants/ages.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { findUnguardedMinors } from './applicants.repository.ts';

interface Ages {
  readonly minimum_age: number;
  readonly guardian_age: number;
}

/** Fewer than five could be somebody, asked age by age. */
const told = (count: number): number | null => (count > 0 && count < fewest ? null : count);

/** What other ages would mean for the applicants there are; `tx` is in the tenant's scope. */
export async function ageEffects(tx: TenantTx, tenant: TenantRow, ages: Ages, now: Date): Promise<AgeEffects> {
  const today = dayIn(tenant.timezone, now);
  const bornAfter = async (after: string, until = '9999-12-31') => {
    const { count } = await tx
      .selectFrom('applicants')
      .select(sql<number>`count(*)`.as('count'))
      .where('date_of_birth', '>', after)
      .where('date_of_birth', '<=', until)
      .executeTakeFirstOrThrow();
    return told(count);
  };
  const isLower = ages.guardian_age < tenant.guardian_age;
  const isHigher = ages.guardian_age > tenant.guardian_age;
  const alone = isHigher ? await findUnguardedMinors(tx, bornBy(ages.guardian_age, today), now) : [];
  return {
    too_young: await bornAfter(bornBy(ages.minimum_age, today)),
    need_guardian: told(alone.length),
    need_none: isLower ? await bornAfter(bornBy(tenant.guardian_age, today), bornBy(ages.guardian_age, today)) : 0,
  };
}
