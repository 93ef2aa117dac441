import type { SearchOf } from '../../contract/kit/list-search.ts';
import { recommendations } from '../../contract/recommendations/recommendations.endpoints.ts';
import type { recommendationsSearch } from '../../contract/recommendations/recommendations.search.ts';
import { loadList as load } from '../kit/load-list.ts';

export const loadList = (asked: SearchOf<typeof recommendationsSearch>, signal: AbortSignal) =>
  load(recommendations, asked, signal);
