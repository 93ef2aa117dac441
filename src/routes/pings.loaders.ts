import type { SearchOf } from '../../contract/kit/list-search.ts';
import { listGraduationTypes } from '../../contract/graduation-types/graduation-types.endpoints.ts';
import { listDeletionRequests } from '../../contract/pings/deletion-requests.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import type { pingsSearch } from '../../contract/pings/pings.search.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { loadList } from '../kit/load-list.ts';

/** The one asked for that isn't on this page of the list; one that isn't there shows the list alone. */
async function pingBeside(id: string, signal: AbortSignal) {
  try {
    const { data } = await call(pings.show, { params: { id } }, { signal });
    return data.perspective === 'organization' ? data : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

export async function loadPings(
  asked: SearchOf<typeof pingsSearch> & { ping?: string | undefined },
  signal: AbortSignal,
) {
  const [list, deletions, graduationTypes] = await Promise.all([
    loadList(pings, asked, signal),
    call(listDeletionRequests, { query: { per_page: '100' } }, { signal }),
    call(listGraduationTypes, {}, { signal }),
  ]);
  const data = list.data.filter((one) => one.perspective === 'organization');
  const { ping } = asked;
  const opened =
    ping === undefined ? undefined : (data.find(({ id }) => id === ping) ?? (await pingBeside(ping, signal)));
  return {
    list: { data, meta: list.meta },
    opened,
    deletions: { requests: deletions.data, total: deletions.meta.total },
    graduationTypes: graduationTypes.data,
    now: Date.now(),
  };
}
