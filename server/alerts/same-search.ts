import * as v from 'valibot';
import type { Estimate } from '../../contract/search/estimate.schema.ts';
import { type Criteria, criteriaFilters } from '../../contract/search/search.schema.ts';
import { findCentre } from '../geo/geo.service.ts';
import type { Caller } from '../kit/records.ts';
import { radiusOf, type SearchFilter } from '../search/resolve.ts';
import { findOwnAlerts } from './alerts.repository.ts';
import { criteriaOf } from './alerts.view.ts';

/** What was saved, as the search takes it. */
export const filterOf = (criteria: Criteria): SearchFilter => v.parse(v.object(criteriaFilters), criteria);

/** Whether both look for the same people: neither order nor spelling make a difference, nor what narrows nothing by itself. */
export const isSameSearch = (one: SearchFilter, other: SearchFilter): boolean => essence(one) === essence(other);

/** Whether something is looked for at all. */
export const isLookingFor = (filter: SearchFilter): boolean => essence(filter) !== essence({});

function essence(filter: SearchFilter): string {
  const { occupation_ids = [], related = 'none', graduation_rank, centre, radius_km } = filter;
  return JSON.stringify([
    [...new Set(occupation_ids)].toSorted(),
    occupation_ids.length > 0 ? related : 'none',
    graduation_rank ?? null,
    graduation_rank !== undefined && filter.ranked_only === true,
    // an area has several postcodes and names
    centre === undefined ? null : (findCentre(centre)?.id ?? centre),
    centre !== undefined && radiusOf(radius_km),
    filter.recommended_only === true,
    filter.not_contacted === true,
  ]);
}

/** Which alert the caller has that looks for the same: a second one would tell everything twice. */
export async function findSame(
  { tx, actor: { user_id, employee_id } }: Pick<Caller, 'tx' | 'actor'>,
  organization_id: string,
  filter: SearchFilter,
  except?: string,
): Promise<Estimate['same']> {
  if (!isLookingFor(filter)) return null;
  const own = await findOwnAlerts(tx, { organization_id, user_id, employee_id });
  const same = own.find((one) => one.id !== except && isSameSearch(filter, filterOf(criteriaOf(one.criteria))));
  return same ? { id: same.id, name: same.name } : null;
}
