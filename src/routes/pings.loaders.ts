import type { SearchOf } from '../../contract/kit/list-search.ts';
import { listGraduationTypes } from '../../contract/graduation-types/graduation-types.endpoints.ts';
import { listDeletionRequests } from '../../contract/pings/deletion-requests.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import type { pingsSearch } from '../../contract/pings/pings.search.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { deletionRequests, pingDrawer } from '../features/pings/pings-later.ts';
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

/** Together with what shows them where there are any, so that nothing is moved down afterwards. */
async function toDelete(signal: AbortSignal) {
  const answer = await call(listDeletionRequests, { query: { per_page: '100' } }, { signal });
  if (answer.data.length > 0) await deletionRequests.fetch().catch(() => undefined);
  return { requests: answer.data, total: answer.meta.total };
}

export async function loadPings(
  asked: SearchOf<typeof pingsSearch> & { ping?: string | undefined },
  signal: AbortSignal,
) {
  const [list, deletions, graduationTypes] = await Promise.all([
    loadList(pings, asked, signal),
    toDelete(signal),
    call(listGraduationTypes, {}, { signal }),
    asked.ping === undefined ? undefined : pingDrawer.fetch().catch(() => undefined),
  ]);
  const data = list.data.filter((one) => one.perspective === 'organization');
  const { ping } = asked;
  const opened =
    ping === undefined ? undefined : (data.find(({ id }) => id === ping) ?? (await pingBeside(ping, signal)));
  return {
    list: { data, meta: list.meta },
    opened,
    deletions,
    graduationTypes: graduationTypes.data,
    now: Date.now(),
  };
}
