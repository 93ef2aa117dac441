import { recommendations } from '../../contract/recommendations/recommendations.endpoints.ts';
import type { UpdateRecommendation } from '../../contract/recommendations/recommendations.schema.ts';
import { recommendationLifecycle } from '../../machines/recommendations/recommendation.lifecycle.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import { type Caller, ownedBy } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { findRecommendation, listRecommendations, type RecommendationRow } from './recommendations.repository.ts';
import { recommendationView } from './recommendations.view.ts';

const find = (call: Caller, id: string) => findRecommendation(call.tx, id, ownedBy(call));

/** What isn't said any more isn't changed either. */
function check(_: UpdateRecommendation, __: Caller, row?: RecommendationRow): void {
  if (row?.status === 'revoked') throw new Failure('conflict');
}

export function recommendationsRoutes(route: Route): void {
  resourceRoutes(route, recommendations, {
    usual: '-created_at',
    list: (call, page) => {
      const { tx, query } = call;
      const where = { organization_id: ownedBy(call), ...query.filter, isOrdered: query.order !== undefined };
      return listRecommendations(tx, where, page);
    },
    find,
    view: (rows, call) => rows.map((row) => recommendationView(row, call)),
    records: { table: 'recommendations', subject: 'Recommendation', lifecycle: recommendationLifecycle },
    check,
    toRow: ({ note }: UpdateRecommendation) => ({ note }),
  });
}
