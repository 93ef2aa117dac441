import type { SearchOf } from '../../contract/kit/list-search.ts';
import { listGraduationTypes } from '../../contract/graduation-types/graduation-types.endpoints.ts';
import { listDeletionRequests } from '../../contract/pings/deletion-requests.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { overviewPings } from '../../contract/pings/overview.endpoints.ts';
import { type pingsSearch, type Work, works } from '../../contract/pings/pings.search.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { tellTodo } from '../api/todo-count.ts';
import { deletionRequests, pingDrawer } from '../features/pings/pings-later.ts';
import { loadColleagues } from '../kit/load-colleagues.ts';
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
  if (answer.data.some(({ ping_id }) => ping_id === null)) await deletionRequests.fetch().catch(() => undefined);
  return { requests: answer.data };
}

type Asked = SearchOf<typeof pingsSearch>;

/** Where the address doesn't say: what there is to do, else the first that has something. */
async function workList(asked: Asked, signal: AbortSignal) {
  const begin = asked.work ?? (asked.status === 'pending' ? 'open' : 'todo');
  const load = (work: Work) => loadList(pings, { ...asked, work }, signal);
  const [list, { data: overview }] = await Promise.all([load(begin), call(overviewPings, {}, { signal })]);
  tellTodo(overview.todo);
  const other = works.find((work) => overview[work] > 0);
  if (asked.work !== undefined || overview[begin] > 0 || other === undefined) return { list, overview, work: begin };
  return { list: await load(other), overview, work: other };
}

export async function loadPings(asked: Asked & { ping?: string | undefined }, signal: AbortSignal) {
  const [{ list, overview, work }, deletions, graduationTypes, colleagues] = await Promise.all([
    workList(asked, signal),
    toDelete(signal),
    call(listGraduationTypes, {}, { signal }),
    loadColleagues(signal),
    asked.ping === undefined ? undefined : pingDrawer.fetch().catch(() => undefined),
  ]);
  const data = list.data.filter((one) => one.perspective === 'organization');
  const { ping } = asked;
  const opened =
    ping === undefined ? undefined : (data.find(({ id }) => id === ping) ?? (await pingBeside(ping, signal)));
  return {
    list: { data, meta: list.meta },
    overview,
    work,
    colleagues,
    opened,
    deletions,
    graduationTypes: graduationTypes.data,
    now: Date.now(),
  };
}
