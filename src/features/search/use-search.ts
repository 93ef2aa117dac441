import { useState } from 'react';
import type { SearchPage } from '../../../contract/search/search.schema.ts';
import { type LiveAnswer, useLiveList } from '../../kit/use-live-list.ts';
import { providedSearchMachine } from './search.actors.ts';
import type { AddressQuery } from './search-query.ts';

export type SearchAnswer = LiveAnswer<SearchPage>;

/** How many match, and whether there are more than that; undefined where nobody knows. */
export const totalOf = (
  answer: SearchAnswer | undefined,
): { readonly count: number; readonly isMore: boolean } | undefined =>
  answer === undefined || answer.kind === 'failed'
    ? undefined
    : { count: answer.page.meta.total, isMore: answer.page.meta.total_is_at_least };

/** The results of the address's query; the machine's has the page as a number, and nobody who is looked at. */
export function useSearch(
  { page, open: _open, contact: _contact, ...query }: AddressQuery,
  onPage: (page: string) => void,
) {
  // of the key alone: another time of asking is another query
  const [time, setTime] = useState<number>();
  const asked = { ...query, page: page === undefined ? undefined : Number(page), time };
  const list = useLiveList(providedSearchMachine, asked, (last) => onPage(String(last)));
  return {
    ...list,
    answer: list.answer as SearchAnswer | undefined,
    reload: () => setTime((last = 0) => last + 1),
  };
}
