import { showOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { call } from '../api/call.ts';
import { nameOccupationsBy } from '../kit/search-filters/occupation-names.ts';

/** A company, once what it trains has its names: all occupations there are would weigh more than the page. */
export async function loadWithNames(id: string, signal: AbortSignal) {
  const { data } = await call(showOrganization, { params: { id } }, { signal });
  await nameOccupationsBy(data.occupation_ids, signal);
  return data;
}
