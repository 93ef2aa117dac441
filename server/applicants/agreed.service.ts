import { sql } from 'kysely';
import { bornBy, dayIn } from '../../contract/kit/age.ts';
import type { TermsStatistics } from '../../contract/terms/terms.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { isMatchable } from './matchable.ts';

/** Whom a new text of the terms would ask again, by the conditions under which the next minute asks them (`findAgreedBefore`). */
export async function countAgreed(tx: TenantTx, tenant: TenantRow, now: Date): Promise<TermsStatistics> {
  const isAdult = sql<boolean>`a.date_of_birth <= ${bornBy(tenant.guardian_age, dayIn(tenant.timezone, now))}::date`;
  return tx
    .selectFrom('applicants as a')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.user_id'))
    .select([
      sql<number>`count(*) filter (where ${isAdult})`.as('adults'),
      sql<number>`count(*) filter (where not ${isAdult})`.as('minors'),
      sql<number>`count(*) filter (where ${isMatchable})`.as('findable'),
    ])
    .where('u.account', '=', 'active')
    .where('a.tos_status', '=', 'accepted')
    .executeTakeFirstOrThrow();
}
