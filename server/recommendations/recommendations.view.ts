import { type Recommendation, recommendationEvents } from '../../contract/recommendations/recommendations.schema.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { recommendationLifecycle } from '../../machines/recommendations/recommendation.lifecycle.ts';
import type { Caller } from '../kit/records.ts';
import { shown } from '../kit/shown.ts';
import type { RecommendationRow } from './recommendations.repository.ts';

export function recommendationView(row: RecommendationRow, { actor }: Pick<Caller, 'actor'>): Recommendation {
  const { code_id, code_name, code } = row;
  const allowed: readonly string[] = eventsFor(recommendationLifecycle, row.status, actor.type);
  return {
    ...shown(row),
    code: code_id && code_name && code ? { id: code_id, name: code_name, code } : null,
    events: recommendationEvents.filter((event) => allowed.includes(event)),
  };
}
