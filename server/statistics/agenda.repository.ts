import { sql } from 'kysely';
import { trendWeeks } from '../../contract/statistics/agenda.schema.ts';
import type { UsageType } from '../../contract/users/me.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { weeksSince } from '../kit/weeks.ts';
import { happenedAt } from '../pings/counted.ts';

/** What a company is here for, and whether it has made a code or a profile yet. */
export async function findBeginning(tx: TenantTx, organizationId: string) {
  const { rows } = await sql<{ usage_type: UsageType | null; has_code: boolean; has_profile: boolean }>`
    select o.usage_type,
      exists (select from registration_codes c where c.tenant_id = o.tenant_id and c.organization_id = o.id
        and not c.is_mailed) as has_code,
      exists (select from profiles f where f.tenant_id = o.tenant_id and f.organization_id = o.id) as has_profile
    from organizations o where o.id = ${organizationId}::uuid`.execute(tx);
  return rows[0] ?? { usage_type: null, has_code: false, has_profile: false };
}

/** How much there was of each, by weeks of seven days that have passed since. */
export async function tallyCourse(tx: TenantTx, organizationId: string, now: Date) {
  const happened = Object.entries(happenedAt).map(([what, at]) => sql`(${sql.lit(what)}, ${weeksSince(at, now)})`);
  const { rows } = await sql<{ what: keyof typeof happenedAt; week: number; count: number }>`
    select w.what, w.week, count(*)::int as count
    from pings p cross join lateral (values ${sql.join(happened)}) as w (what, week)
    where p.organization_id = ${organizationId}::uuid and w.week between 0 and ${trendWeeks - 1}::int
    group by 1, 2`.execute(tx);
  return rows;
}
