import { bandsKm } from '../../../contract/search/bands.ts';
import type { PingInput } from '../../../contract/pings/pings.schema.ts';
import type { SearchCounts } from '../../../contract/search/counts.schema.ts';
import type { SearchQueryInput } from '../../../contract/search/search.schema.ts';
import { filterCount, filterOf, markFilterOf } from '../../kit/search-filters/filter-asked.ts';
import { occupationIds, radiusOf } from '../../kit/search-filters/filter-values.ts';
import type { AddressQuery } from './search-query.ts';

export const searchFilterOf = (query: AddressQuery) => ({
  ...filterOf(query),
  ...markFilterOf(query),
  ...(query.alert_run_id !== undefined && { alert_run_id: query.alert_run_id }),
});

/** The query of the call. */
export function apiQueryOf(query: AddressQuery): SearchQueryInput {
  const { page, date, order } = query;
  return {
    ...(page !== undefined && { page }),
    ...(date !== undefined && { order_date: date }),
    ...(order !== undefined && { order }),
    filter: searchFilterOf(query),
  };
}

/** Something narrows it, or says in which order. */
export const isAsking = (query: AddressQuery): boolean =>
  filterCount(query) > 0 || query.order !== undefined || query.alert_run_id !== undefined;

/** What a message from these results carries, so that the applicant reads the same reasons. */
export function matchContextOf(query: AddressQuery): NonNullable<PingInput['search']> {
  const ids = occupationIds(query);
  return {
    ...(ids.length > 0 && { occupation_ids: ids, related: query.related ?? 'none' }),
    ...(query.graduation !== undefined && { graduation_rank: Number(query.graduation) }),
    ...(query.place !== undefined && { centre: query.place, radius_km: radiusOf(query) }),
  };
}

/** The first step that finds somebody: another radius, then related occupations. Undefined where none does, or none is known. */
export function widened(
  query: AddressQuery,
  counts: SearchCounts | undefined,
): { readonly query: AddressQuery; readonly count: number; readonly km: number | undefined } | undefined {
  const wider = { ...query, page: undefined };
  const km = bandsKm.find((band) => band > radiusOf(query) && (counts?.radius_km?.[String(band)] ?? 0) > 0);
  if (km !== undefined)
    return { query: { ...wider, radius: String(km) }, count: counts?.radius_km?.[String(km)] ?? 0, km };
  const related = (['kldb4', 'kldb3'] as const).find((group) => (counts?.related?.[group] ?? 0) > 0);
  return related && { query: { ...wider, related }, count: counts?.related?.[related] ?? 0, km: undefined };
}
