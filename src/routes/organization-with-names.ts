import { showOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import type { Organization } from '../../contract/organizations/organizations.schema.ts';
import { showCompanyTerms } from '../../contract/terms/company-terms.endpoints.ts';
import { call } from '../api/call.ts';
import { nameOccupationsBy } from '../kit/search-filters/occupation-names.ts';

/** A company, once what it trains has its names: all occupations there are would weigh more than the page. */
export async function loadWithNames(id: string, signal: AbortSignal) {
  const { data } = await call(showOrganization, { params: { id } }, { signal });
  await nameOccupationsBy(data.occupation_ids, signal);
  return data;
}

/** What stands on the first page of the own company beside itself: the terms it agreed to, and the names of what it trains. */
export async function loadDetails({ occupation_ids }: Organization, signal: AbortSignal) {
  const [terms] = await Promise.all([
    call(showCompanyTerms, {}, { signal }),
    nameOccupationsBy(occupation_ids, signal),
  ]);
  return terms.data;
}
