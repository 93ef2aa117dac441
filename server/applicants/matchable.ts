import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../db/schema.ts';

/**
 * The matchable condition in SQL, over `applicants a` joined with `users u`: the same conditions as
 * `unmatchableReasons`. Who is not matchable appears in no list, count, alert or statistic.
 */
export function isMatchable(eb: ExpressionBuilder<Schema & { a: Schema['applicants']; u: Schema['users'] }, 'a' | 'u'>) {
  return eb.and([
    eb('a.search_status', '=', 'wants_to_be_matched'),
    eb('a.tos_status', '=', 'accepted'),
    eb('a.lat', 'is not', null),
    eb('u.verification', '=', 'verified'),
    eb('u.account', '=', 'active'),
  ]);
}
