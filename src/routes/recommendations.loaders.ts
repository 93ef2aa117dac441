import { searchOf } from '../../contract/kit/list-search.ts';
import { recommendations } from '../../contract/recommendations/recommendations.endpoints.ts';
import { recommendationsSearch } from '../../contract/recommendations/recommendations.search.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { selectMe } from '../../machines/session/session.selectors.ts';
import type { SessionActor } from '../api/session.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { loadList as load } from '../kit/load-list.ts';

/** None where the company has no such code. */
async function namedCode(id: string, signal: AbortSignal) {
  try {
    return [(await call(registrationCodes.show, { params: { id } }, { signal })).data];
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

export async function loadList(search: Readonly<Record<string, unknown>>, signal: AbortSignal) {
  const asked = searchOf(recommendationsSearch, search);
  const [page, codes] = await Promise.all([
    load(recommendations, asked, signal),
    call(registrationCodes.list, { query: { per_page: '100' } }, { signal }),
  ]);
  const { code: wanted } = asked;
  const isNamed = wanted === undefined || codes.data.some(({ id }) => id === wanted);
  // a company may have more codes than that
  const known = isNamed ? codes.data : [...codes.data, ...(await namedCode(wanted, signal))];
  return { page, codes: known.map(({ id, name }) => ({ value: id, label: name })) };
}

type Asked = Readonly<Record<string, unknown>>;

/** The list of whoever has come to the one address. */
export const loadByRole = async (session: SessionActor, asked: Asked, signal: AbortSignal) =>
  selectMe(session.getSnapshot())?.user.type === 'employee'
    ? { company: await loadList(asked, signal) }
    : { desk: await (await import('./applicants.loaders.ts')).loadList(asked, signal) };
