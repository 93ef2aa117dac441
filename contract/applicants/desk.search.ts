import type { ListSearch } from '../kit/list-search.ts';
import { period } from '../statistics/period.search.ts';
import { unmatchableReasons } from './unmatchable-reasons.ts';

/** Of those who are still somebody: an archived search has nobody in it. */
export const listedStatuses = ['unconfirmed', 'wants_to_be_matched', 'doesnot_want_matching', 'expired'] as const;

const yesOrNo = ['yes', 'no'] as const;

/** Staff's list of their applicants. */
export const applicantsSearch = {
  order: ['created_at', 'lastname'],
  filter: {
    /** The beginning of a first or last name, or parts of both. */
    q: 'text',
    /** Of those whose address is confirmed, as the figures count them. */
    search_status: listedStatuses,
    matchable: yesOrNo,
    /** The first thing that keeps somebody from being found. */
    unmatchable_reason: unmatchableReasons,
    occupation: 'id',
    /** The organization whose registration code they came by. */
    source: 'id',
    /** Of server/geo/areas.ts: where they live, of those whose address is confirmed. */
    area: 'number',
    minor: yesOrNo,
    /** As far as this, of those whose address is confirmed. */
    reached: ['verified', 'onboarded', 'tos_accepted'],
    /** Confirmed ones who registered since then, back from now. */
    since: ['days_7', 'days_30'],
    /** Confirmed ones who have chosen none, or came by none. */
    without: ['occupation', 'code', 'area'],
    /** Registered on these days. */
    ...period,
  },
} as const satisfies ListSearch;
