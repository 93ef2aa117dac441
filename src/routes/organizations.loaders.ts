import type { SearchOf } from '../../contract/kit/list-search.ts';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import { organizations } from '../../contract/organizations/desk.endpoints.ts';
import { showOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import type { organizationsSearch } from '../../contract/organizations/organizations.search.ts';
import { call } from '../api/call.ts';
import { loadList as load } from '../kit/load-list.ts';

export const loadList = (asked: SearchOf<typeof organizationsSearch>, signal: AbortSignal) =>
  load(organizations, asked, signal);

/** Occupations come along: loaders that fail together leave the inner page without its data when tried again. */
export async function loadOne(id: string, signal: AbortSignal) {
  const [organization, occupations] = await Promise.all([
    call(showOrganization, { params: { id } }, { signal }),
    call(listOccupations, {}, { signal }),
  ]);
  return { organization: organization.data, occupations: occupations.data };
}
