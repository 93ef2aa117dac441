import {
  listActivities as listActivitiesEndpoint,
  readActivities,
  readActivity,
} from '../../contract/activities/activities.endpoints.ts';
import { countActivities } from '../../contract/activities/count.endpoints.ts';
import { activitiesSearch } from '../../contract/activities/activities.search.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import { metaOf, paged } from '../kit/paged.ts';
import { countUnread, listActivities, markAllRead, markRead } from './activities.repository.ts';
import { activityView } from './activities.view.ts';

export function activitiesRoutes(route: Route): void {
  route(listActivitiesEndpoint, async ({ tx, query, actor, tenant, now }) => {
    const page = paged(activitiesSearch, query, '-happened_at');
    const { rows, total } = await listActivities(tx, actor.user_id, { ...query.filter }, page, now);
    return { data: rows.map((row) => activityView(row, actor, tenant, now)), meta: metaOf(total, query) };
  });

  route(countActivities, async ({ tx, actor, now }) => ({
    data: { unread: await countUnread(tx, actor.user_id, now) },
  }));

  route(readActivity, async ({ tx, params, actor, now }) => {
    if (!(await markRead(tx, actor.user_id, params.id, now))) throw new Failure('not_found');
  });

  route(readActivities, ({ tx, body, actor, now }) =>
    markAllRead(tx, actor.user_id, new Date(Math.max(0, Date.parse(body.until))), now),
  );
}
