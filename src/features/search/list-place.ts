import type { SearchResult } from '../../../contract/search/search.schema.ts';
import { type List, placeIn } from '../../kit/bench/use-turning.ts';
import { searchFilterOf } from './search-asked.ts';
import { addressQueryOf } from './search-query.ts';
import type { SearchAnswer } from './use-search.ts';

/** `rows` is the page as it stands by now. */
export function listOf(answer: SearchAnswer | undefined, rows: readonly SearchResult[]): List | undefined {
  if (answer === undefined || answer.kind === 'failed') return undefined;
  const { data, meta } = answer.page;
  return {
    ...placeIn(answer.page, JSON.stringify(searchFilterOf(addressQueryOf(answer.query)))),
    isMore: meta.total_is_at_least,
    isOutdated: data.some((told, index) => {
      const row = rows[index];
      return row?.hidden !== told.hidden || row.saved !== told.saved || row.availability !== told.availability;
    }),
  };
}
