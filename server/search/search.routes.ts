import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { alertVisited } from '../alerts/alerts.service.ts';
import type { Route } from '../http/route.ts';
import { viewerOf } from './availability.ts';
import { search } from './search.service.ts';

export function searchRoutes(route: Route): void {
  route(searchApplicants, async ({ tx, query, actor, tenant, now }) => {
    const viewer = viewerOf(actor);
    const alert_run_id = query.filter?.alert_run_id;
    const { data, meta } = await search(tx, query, viewer, tenant, now);
    if (alert_run_id === undefined) return { data, meta };
    return { data, meta: { ...meta, alert: await alertVisited(tx, { ...viewer, alert_run_id }, now) } };
  });
}
