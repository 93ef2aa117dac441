import type { Organization } from '../../contract/organizations/organizations.schema.ts';
import { showCompanyTerms } from '../../contract/terms/company-terms.endpoints.ts';
import { call } from '../api/call.ts';
import { nameOccupationsBy } from '../kit/occupation-names.ts';

/** What stands on the first page of the own company beside itself: the terms it agreed to, and the names of what it trains. */
export async function loadDetails({ occupation_ids }: Organization, signal: AbortSignal) {
  const [terms] = await Promise.all([
    call(showCompanyTerms, {}, { signal }),
    nameOccupationsBy(occupation_ids, signal),
  ]);
  return terms.data;
}
