import type { LiveAnswer } from '../use-live-list.ts';
import type { FilterValues } from './filter-values.ts';

/** Whether the last answer says that there is no such place as is asked for; of one typed since it says nothing. */
export const isPlaceUnknown = (answer: LiveAnswer | undefined, { place }: FilterValues): boolean =>
  answer?.kind === 'failed' &&
  answer.refused !== undefined &&
  'filter.centre' in answer.refused.errors &&
  answer.query['place'] === place;
