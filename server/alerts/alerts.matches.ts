import { sql } from 'kysely';
import { mostMatches } from '../../contract/alerts/alerts.schema.ts';
import { dayIn } from '../../contract/kit/age.ts';
import type { Estimate } from '../../contract/search/estimate.schema.ts';
import { mostCounted } from '../../contract/search/search.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import { admitted } from '../search/admitted.ts';
import { isHiddenBy } from '../search/marks.ts';
import { resolveSearch, type SearchFilter } from '../search/resolve.ts';
import { countFound } from '../search/search.service.ts';
import { currentTenant } from '../tenants/current-tenant.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { AlertRow } from './alerts.repository.ts';
import { filterOf } from './same-search.ts';
import { dayBegins } from './schedule.ts';

/** New people of four weeks make the figure of one. */
const weeks = 4;
const weekMs = 7 * 86_400_000;

interface Searching {
  readonly organization_id: string;
  readonly filter: SearchFilter;
}

/** What was saved, as the search takes it. */
export const searchOf = ({ organization_id, criteria }: Pick<AlertRow, 'organization_id' | 'criteria'>): Searching => ({
  organization_id,
  filter: filterOf(criteria),
});

/** @throws Failure validation for a place nobody knows */
const resolved = async (
  tx: TenantTx,
  { organization_id, filter }: Searching,
  tenant: TenantRow,
  now: Date,
  field = 'criteria',
) => (await resolveSearch(tx, filter, { tenant, organization_id, day: dayIn(tenant.timezone, now), field })).search;

/** How many the search finds today, and how many of them are new in a week. */
export async function estimate(
  tx: TenantTx,
  searching: Searching,
  tenant: TenantRow,
  now: Date,
): Promise<Omit<Estimate, 'same'>> {
  const search = await resolved(tx, searching, tenant, now, 'filter');
  const total = await countFound(tx, search);
  const findable_since = dayBegins(tenant.timezone, dayIn(tenant.timezone, new Date(now.getTime() - weeks * weekMs)));
  const fresh = await countFound(tx, { ...search, findable_since });
  return {
    today: Math.min(total, mostCounted),
    today_is_at_least: total > mostCounted,
    // one person more or less is not to be read from it
    per_week: fresh < weeks ? 0 : Math.round(Math.min(fresh, mostCounted) / weeks),
  };
}

/**
 * Notes whom the search finds and the alert hasn't met: as reported by this run, or as there already.
 * Whom the company has hidden is passed over, and not reported when it brings them back.
 * @returns how many are reported
 */
export async function meet(
  tx: TenantTx,
  alert: Pick<AlertRow, 'id' | 'organization_id' | 'criteria'>,
  run: string | null,
  tenant: TenantRow,
  now: Date,
): Promise<number> {
  const search = await resolved(tx, searchOf(alert), tenant, now);
  const found = admitted(
    { ...search, hidden: 'too', order: 'rule', limit: 0, offset: 0 },
    sql`a.id, ${isHiddenBy(alert.organization_id)} as hidden`,
  );
  const { rows } = await sql<{ reported: number }>`with met as (
      insert into alert_seen (tenant_id, alert_id, applicant_id, run_id)
      select ${currentTenant}, ${alert.id}::uuid, found.id, case when not found.hidden then ${run}::uuid end
      from (${found}) found
      on conflict do nothing returning run_id)
    select count(run_id)::int as reported from met`.execute(tx);
  return rows[0]?.reported ?? 0;
}

/** Whoever is found now is nothing new. @throws Failure validation where they are too many to be told of one by one */
export async function meetAll(
  tx: TenantTx,
  alert: Pick<AlertRow, 'id' | 'organization_id' | 'criteria'>,
  tenant: TenantRow,
  now: Date,
): Promise<void> {
  const search = await resolved(tx, searchOf(alert), tenant, now);
  if ((await countFound(tx, search, mostMatches)) > mostMatches) {
    throw new Failure('validation', {
      errors: { criteria: [{ rule: 'criteria_wide', params: { max: mostMatches } }] },
    });
  }
  await meet(tx, alert, null, tenant, now);
}
