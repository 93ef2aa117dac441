import { showOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { call } from '../api/call.ts';
import { nameOccupationsBy } from '../kit/occupation-names.ts';

/** A company, once what it trains has its names: all occupations there are would weigh more than the page. */
export async function loadCompany(id: string, signal: AbortSignal) {
  const { data: organization } = await call(showOrganization, { params: { id } }, { signal });
  await nameOccupationsBy(organization.occupation_ids, signal);
  return { organization };
}
