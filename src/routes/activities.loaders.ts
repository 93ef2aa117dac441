import { listActivities as list } from '../../contract/activities/activities.endpoints.ts';
import { activitiesSearch } from '../../contract/activities/activities.search.ts';
import type { SearchOf } from '../../contract/kit/list-search.ts';
import { activities } from '../api/menu-counts.ts';
import { serverNow } from '../api/server-time.ts';
import { loadList } from '../kit/load-list.ts';

export async function loadActivities(asked: SearchOf<typeof activitiesSearch>, signal: AbortSignal) {
  const [page] = await Promise.all([
    loadList({ list, search: activitiesSearch }, asked, signal),
    activities.askAnew().catch(() => undefined),
  ]);
  return { page, now: serverNow() };
}
