import { sql } from 'kysely';

/**
 * Who can be found, over `applicants a`: the stored flag that triggers keep, the same conditions as
 * `unmatchableReasons`. Who is not matchable appears in no list, count, alert or statistic.
 */
export const isMatchable = sql<boolean>`a.matchable`;
