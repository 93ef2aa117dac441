import {
  listReceivedRecommendations,
  moveRecommendations,
  recommendations,
  showRecommendation,
} from '../../contract/recommendations/recommendations.endpoints.ts';
import { Failure } from '../http/failure.ts';
import type { Actor, Route } from '../http/route.ts';
import { type Caller, ownedBy, updateVersioned } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { receivedRecommendations, setShown } from './received.service.ts';
import { findRecommendation, listRecommendations, type RecommendationRow } from './recommendations.repository.ts';
import {
  moveTogether,
  recommendationChanged,
  recommendationRecords,
  sendRecommendation,
} from './recommendations.service.ts';
import { recommendationView } from './recommendations.view.ts';

function applicantOf({ applicant_id }: Actor): string {
  if (applicant_id === undefined) throw new Failure('not_found');
  return applicant_id;
}

async function found(call: Caller, id: string): Promise<RecommendationRow> {
  const row = await findRecommendation(call.tx, id, ownedBy(call));
  if (!row) throw new Failure('not_found');
  return row;
}

export function recommendationsRoutes(route: Route): void {
  const one = resourceRoutes(route, recommendations, {
    usual: '-created_at',
    list: (call, page) => {
      const { tx, query, now } = call;
      const where = { organization_id: ownedBy(call), ...query.filter, isOrdered: query.order !== undefined, now };
      return listRecommendations(tx, where, page);
    },
    find: (call, id) => findRecommendation(call.tx, id, ownedBy(call)),
    view: (rows, call) => rows.map((row) => recommendationView(row, call)),
    records: recommendationRecords,
    effects: recommendationChanged,
  });

  route(moveRecommendations, async (call) => ({ data: await moveTogether(call, call.body) }));

  route(recommendations.create, async (call) => one(call, await sendRecommendation(call, call.body)));

  route(listReceivedRecommendations, async ({ tx, actor }) => ({
    data: await receivedRecommendations(tx, applicantOf(actor)),
  }));

  route(showRecommendation, async (call) => {
    const applicantId = applicantOf(call.actor);
    await setShown(call, applicantId, call.params.id, call.body.shown);
    return { data: await receivedRecommendations(call.tx, applicantId) };
  });

  route(recommendations.update, async (call) => {
    const { params, version, body } = call;
    const row = await found(call, params.id);
    if (version === undefined || row.version !== version) throw new Failure('stale');
    // what isn't said any more isn't changed either
    if (row.status === 'revoked') throw new Failure('conflict');
    await updateVersioned({ ...call, version }, recommendationRecords, row, { note: body.note });
    return one(call, await found(call, params.id));
  });
}
