import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { countSearchChoices } from '../../contract/search/counts.endpoints.ts';
import { noteSeen, noteView, setMark } from '../../contract/search/marks.endpoints.ts';
import { listViewers } from '../../contract/search/views.endpoints.ts';
import { rememberSearch, startSearch } from '../../contract/search/searchers.endpoints.ts';
import { alertVisited } from '../alerts/visits.service.ts';
import type { Route } from '../http/route.ts';
import { viewerOf } from './availability.ts';
import { countChoices } from './counts.ts';
import { greet } from './greeting.ts';
import { mark, seen, viewed, viewersOf } from './marks.service.ts';
import { search } from './search.service.ts';
import { rememberVisit } from './searchers.service.ts';

export function searchRoutes(route: Route): void {
  route(searchApplicants, async ({ tx, query, actor, tenant, now }) => {
    const viewer = viewerOf(actor);
    const alert_run_id = query.filter?.alert_run_id;
    const { data, meta } = await search(tx, query, viewer, tenant, now);
    if (alert_run_id === undefined) return { data, meta };
    return { data, meta: { ...meta, alert: await alertVisited(tx, { ...viewer, alert_run_id }, now) } };
  });

  route(countSearchChoices, async ({ tx, query, actor, tenant, now }) => ({
    data: await countChoices(tx, query.filter ?? {}, viewerOf(actor), tenant, now),
  }));

  route(startSearch, async ({ tx, actor, tenant, now }) => ({
    data: await greet(tx, viewerOf(actor), tenant, now),
  }));

  route(rememberSearch, ({ tx, body, actor, tenant, now }) => rememberVisit(tx, viewerOf(actor), body, tenant, now));

  route(noteSeen, ({ tx, params, actor, tenant, now }) => seen(tx, params.id, viewerOf(actor), tenant, now));

  route(noteView, ({ tx, params, actor, tenant, now }) => viewed(tx, params.id, viewerOf(actor), tenant, now));

  route(listViewers, async ({ tx, actor }) => ({
    data: actor.applicant_id === undefined ? [] : await viewersOf(tx, actor.applicant_id),
  }));

  route(setMark, async ({ tx, params, body, actor, tenant, now }) => ({
    data: await mark(tx, params.id, body.mark, viewerOf(actor), tenant, now),
  }));
}
