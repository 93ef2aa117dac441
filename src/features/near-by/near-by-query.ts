import type { InputOf } from '../../../contract/kit/endpoint.ts';
import type { listNearBy } from '../../../contract/near-by/near-by.endpoints.ts';
import type { NearBySearch } from './near-by-address.ts';

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** So many occupations are asked for at once. */
const most = 10;

/** What an address can't mean is left out. */
export const chosenIn = ({ occupations = '' }: NearBySearch): readonly string[] =>
  occupations
    .split(',')
    .filter((one) => idPattern.test(one))
    .slice(0, most);

/** The same with one occupation more, or without it; a list that is another one begins with its first page. */
export function toggled(search: NearBySearch, id: string): NearBySearch {
  const chosen = chosenIn(search);
  const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
  return { ...search, page: undefined, occupations: next.length > 0 ? next.join(',') : undefined };
}

export function queryFor(search: NearBySearch): NonNullable<InputOf<typeof listNearBy>['query']> {
  const occupation_ids = [...chosenIn(search)];
  const filter = {
    ...(search.radius !== undefined && { radius_km: search.radius }),
    ...(occupation_ids.length > 0 && { occupation_ids }),
  };
  return {
    append: 'towns',
    ...(Object.keys(filter).length > 0 && { filter }),
    ...(search.page !== undefined && { page: search.page }),
  };
}
