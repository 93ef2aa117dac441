import { type Work, works } from '../../../contract/pings/pings.search.ts';

/** What there is to do begins with whoever has waited longest, as on the overview; everything else with the newest. */
export const usualOrder = (work: Work | undefined) => (work === 'todo' ? 'waiting_since' : '-created_at');

/** Which is listed instead of one that has nothing: the first that has something. */
export const listedInstead = (work: Work, counts: Readonly<Record<Work, number>>): Work | undefined =>
  counts[work] > 0 ? undefined : works.find((other) => counts[other] > 0);
