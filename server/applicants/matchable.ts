import { sql } from 'kysely';

/**
 * The matchable condition in SQL, over `applicants a` joined with `users u`: the same conditions as
 * `unmatchableReasons`. Who is not matchable appears in no list, count, alert or statistic.
 */
export const isMatchable = sql<boolean>`(a.search_status = 'wants_to_be_matched' and a.tos_status = 'accepted' and a.lat is not null
  and u.verification = 'verified' and u.account = 'active')`;
