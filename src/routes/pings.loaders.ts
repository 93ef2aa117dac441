import { queryOf, type SearchOf } from '../../contract/kit/list-search.ts';
import { listDeletionRequests } from '../../contract/pings/deletion-requests.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { overviewPings } from '../../contract/pings/overview.endpoints.ts';
import { narrowing, pingsSearch, type Work } from '../../contract/pings/pings.search.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { waiting } from '../api/menu-counts.ts';
import { listedInstead, usualOrder } from '../features/pings/ping-order.ts';
import { deletionRequests, pingPanel } from '../features/pings/pings-later.ts';
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
async function toDelete(count: number, signal: AbortSignal) {
  if (count === 0) return { requests: [] };
  const answer = await call(listDeletionRequests, { query: { per_page: '100' } }, { signal });
  if (answer.data.some(({ ping_id }) => ping_id === null)) await deletionRequests.fetch().catch(() => undefined);
  return { requests: answer.data };
}

type Asked = SearchOf<typeof pingsSearch>;

/** The counts follow what narrows the list. */
const narrowed = (asked: Asked) => queryOf({ order: pingsSearch.order, filter: narrowing }, asked).filter;

/**
 * Where the address doesn't say: what there is to do, else the first that has something. Whoever is looked for by name,
 * or counted by the overview, is listed wherever they stand.
 */
async function workList(asked: Asked, signal: AbortSignal) {
  const filter = narrowed(asked);
  const begin = asked.work ?? (asked.status === 'pending' ? 'open' : 'todo');
  const load = (work: Work | undefined) =>
    loadList(pings, { ...asked, work, order: asked.order ?? usualOrder(work) }, signal);
  const isAnywhere = asked.work === undefined && (asked.counted ?? asked.q) !== undefined;
  const [list, { data: overview }] = await Promise.all([
    load(isAnywhere ? undefined : begin),
    call(overviewPings, { query: { ...(filter && { filter }) } }, { signal }),
  ]);
  if (filter === undefined) waiting.tell({ pings: overview.todo });
  if (isAnywhere) return { list, overview, work: undefined };
  const other = asked.work === undefined ? listedInstead(begin, overview) : undefined;
  if (other === undefined) return { list, overview, work: begin };
  return { list: await load(other), overview, work: other };
}

export async function loadPings(asked: Asked & { ping?: string | undefined }, signal: AbortSignal) {
  const [{ list, overview, work }] = await Promise.all([
    workList(asked, signal),
    asked.ping === undefined ? undefined : pingPanel.fetch().catch(() => undefined),
  ]);
  const deletions = await toDelete(overview.deletions, signal);
  const data = list.data.filter((one) => one.perspective === 'organization');
  const { ping } = asked;
  const opened =
    ping === undefined ? undefined : (data.find(({ id }) => id === ping) ?? (await pingBeside(ping, signal)));
  return {
    list: { data, meta: list.meta },
    overview,
    work,
    opened,
    asked: ping,
    deletions,
    now: Date.now(),
  };
}
