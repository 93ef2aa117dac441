import type { Work } from '../../../contract/pings/pings.search.ts';

/** What there is to do begins with whoever has waited longest, as on the overview; everything else with the newest. */
export const usualOrder = (work: Work | undefined) => (work === 'todo' ? 'waiting_since' : '-created_at');
