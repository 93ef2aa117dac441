import * as v from 'valibot';
import { dayIn } from '../../contract/kit/age.ts';
import { criteriaFilters, mostCounted } from '../../contract/search/search.schema.ts';
import type { Caller } from '../kit/records.ts';
import { resolveSearch } from './resolve.ts';
import { countFound } from './search.service.ts';
import { ownSearch } from './searchers.service.ts';

export interface Around {
  /** `mostCounted` where there are more. */
  readonly people: number;
  /** How many occupations the company trains: they look for one of these, or, where it has named none, for any. */
  readonly occupations: number;
}

/** How many a company's own search finds, before anybody of it has changed it; nobody where its place isn't known. */
export async function countAround(
  { tx, tenant, now }: Pick<Caller, 'tx' | 'tenant' | 'now'>,
  organization_id: string,
): Promise<Around> {
  const filter = v.parse(v.object(criteriaFilters), await ownSearch(tx, organization_id));
  const occupations = filter.occupation_ids?.length ?? 0;
  if (filter.centre === undefined) return { people: 0, occupations };
  const searching = { tenant, organization_id, day: dayIn(tenant.timezone, now), field: 'filter' };
  const found = await countFound(tx, (await resolveSearch(tx, filter, searching)).search);
  return { people: Math.min(found, mostCounted), occupations };
}
