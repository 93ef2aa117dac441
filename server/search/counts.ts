import { sql } from 'kysely';
import { bandsKm, mostOfChoice } from '../../contract/search/bands.ts';
import { relatedOccupations } from '../../contract/search/search.schema.ts';
import { leastRanks, type SearchCounts } from '../../contract/search/counts.schema.ts';
import { dayIn } from '../../contract/kit/age.ts';
import type { TenantTx } from '../db/scope.ts';
import { graduationTypes } from '../graduation-types/graduation-types.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { admitted } from './admitted.ts';
import type { Viewer } from './availability.ts';
import { companyArea, resolveFrom, type SearchFilter } from './resolve.ts';
import { lastVisit } from './searchers.service.ts';

const ranks = leastRanks.filter((rank) => rank === 'any' || graduationTypes.some((type) => type.rank === Number(rank)));
const flags = ['ranked_only', 'recommended_only', 'not_contacted', 'saved', 'hidden', 'fresh', 'interested'] as const;

/** The filter with each choice made otherwise, by the choice's name. */
function variantsOf(filter: SearchFilter): ReadonlyMap<string, SearchFilter> {
  const hasOccupation = (filter.occupation_ids ?? []).length > 0;
  return new Map<string, SearchFilter>([
    ['total', filter],
    ...flags.map((flag): [string, SearchFilter] => [flag, { ...filter, [flag]: true }]),
    ...ranks.map((rank): [string, SearchFilter] => [
      `graduation_rank.${rank}`,
      { ...filter, graduation_rank: rank === 'any' ? undefined : Number(rank) },
    ]),
    ...(filter.centre === undefined ? [] : bandsKm.map(String)).map((radius_km): [string, SearchFilter] => [
      `radius_km.${radius_km}`,
      { ...filter, radius_km },
    ]),
    ...(hasOccupation ? relatedOccupations : []).map((related): [string, SearchFilter] => [
      `related.${related}`,
      { ...filter, related },
    ]),
  ]);
}

/**
 * How many the same search finds with each choice made otherwise: the search's own matching, counted for each by the
 * indexes it walks and no further than is told, in one statement.
 */
export async function countChoices(
  tx: TenantTx,
  filter: SearchFilter,
  viewer: Viewer,
  tenant: TenantRow,
  now: Date,
): Promise<SearchCounts> {
  const company = await companyArea(tx, viewer.organization_id);
  const visited = await lastVisit(tx, viewer.employee_id, tenant, now);
  const searching = {
    tenant,
    organization_id: viewer.organization_id,
    day: dayIn(tenant.timezone, now),
    field: 'filter',
    visited,
  };
  const variants = [...variantsOf(filter)];
  // what is set already is asked once
  const asked = [...new Map(variants.map(([, variant]) => [JSON.stringify(sorted(variant)), variant]))];
  const counts = asked.map(([, variant], n) => {
    const search = { ...resolveFrom(company, variant, searching).search, order: 'rule', limit: 0, offset: 0 } as const;
    return sql`(select count(*)::int from (select from (${admitted(search, sql`a.id`)}) found limit ${mostOfChoice + 1}::int) few) as ${sql.ref(`n${n}`)}`;
  });
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(tx);
  const numbers = new Map(asked.map(([key], n) => [key, rows[0]?.[`n${n}`] ?? 0]));
  const found = new Map(variants.map(([name, variant]) => [name, numbers.get(JSON.stringify(sorted(variant))) ?? 0]));
  const of = (name: string): number => found.get(name) ?? 0;
  const group = <Name extends string>(name: string, choices: readonly Name[]) =>
    Object.fromEntries(choices.map((choice) => [choice, of(`${name}.${choice}`)])) as Record<Name, number>;
  return {
    total: of('total'),
    radius_km: found.has('radius_km.10') ? group('radius_km', bandsKm.map(String)) : null,
    related: found.has('related.none') ? group('related', relatedOccupations) : null,
    graduation_rank: group('graduation_rank', ranks),
    ranked_only: of('ranked_only'),
    recommended_only: of('recommended_only'),
    not_contacted: of('not_contacted'),
    saved: of('saved'),
    hidden: of('hidden'),
    fresh: of('fresh'),
    interested: of('interested'),
  };
}

/** Filters that say the same are written the same: what isn't asked for is left out. */
const sorted = (filter: SearchFilter) =>
  Object.entries({ related: 'none', radius_km: '50', ...filter })
    .filter(([, value]) => value !== undefined && value !== false)
    .toSorted(([one], [other]) => one.localeCompare(other));
