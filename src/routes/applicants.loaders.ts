import { applicants, showApplicant } from '../../contract/applicants/desk.endpoints.ts';
import { applicantsSearch } from '../../contract/applicants/desk.search.ts';
import { searchOf } from '../../contract/kit/list-search.ts';
import { organizations } from '../../contract/organizations/desk.endpoints.ts';
import { organizationPings } from '../../contract/pings/desk.endpoints.ts';
import { call } from '../api/call.ts';
import { loadList as load } from '../kit/load-list.ts';
import { nameOccupationsBy } from '../kit/occupation-names.ts';

const most = '100';

/** A page of staff's applicants, and what they can be chosen by. */
export async function loadList(asked: Readonly<Record<string, unknown>>, signal: AbortSignal) {
  const search = searchOf(applicantsSearch, asked);
  const { occupation } = search;
  const [page, recommending] = await Promise.all([
    load(applicants, search, signal),
    call(organizations.list, { query: { filter: { code: ['yes'] }, per_page: most } }, { signal }),
    occupation !== undefined && nameOccupationsBy([occupation], signal),
  ]);
  const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({ value: id, label: name });
  // everybody on such a list lives there
  const area = search.area === undefined ? undefined : { value: search.area, label: page.data[0]?.area };
  return { page, area, sources: recommending.data.map(named) };
}

/** One of them, and which companies have written. */
export async function loadOne(id: string, signal: AbortSignal) {
  const messages = call(
    organizationPings.list,
    { query: { filter: { applicant_id: id }, per_page: most } },
    { signal },
  );
  // where there is nobody, that is what the page says
  messages.catch(() => undefined);
  const { data: applicant } = await call(showApplicant, { params: { id } }, { signal });
  return { applicant, messages: (await messages).data };
}
