import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import type { ListQuery } from '../../../machines/list/list.machine.ts';
import type { Refused } from '../../../machines/kit/results.ts';
import { providedSearchMachine } from './search.actors.ts';
import type { AddressQuery } from './search-query.ts';

export type SearchState = 'loading' | 'showing' | 'empty' | 'failed';
export interface SearchPage {
  readonly data: readonly SearchResult[];
  readonly meta: { readonly total: number; readonly per_page: number; readonly current_page: number };
}

/** The machine's query: fields in a fixed order, so that equal ones read equal. */
const listQueryOf = ({ page, ...query }: AddressQuery): ListQuery => ({
  ...query,
  page: page === undefined ? undefined : Number(page),
});
const keyOf = (query: AddressQuery): string =>
  JSON.stringify(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => one.localeCompare(other)),
  );

/** The results of the address's query. A page past the end becomes the last one, in the address as well. */
export function useSearch(query: AddressQuery, onPage: (page: string) => void) {
  const [refused, setRefused] = useState<Refused>();
  const actor = useActorRef(providedSearchMachine, { input: { query: listQueryOf(query) } });
  const snapshot = useSelector(actor, (current) => current);
  const asked = useRef(keyOf(query));
  const isTyping = useRef(false);
  const turn = useRef(onPage);
  const key = keyOf(query);

  useEffect(() => {
    turn.current = onPage;
  });
  useEffect(() => {
    const corrected = actor.on('page.corrected', ({ page }) => turn.current(String(page)));
    const answered = actor.on('list.refused', ({ result }) => setRefused(result));
    return () => {
      corrected.unsubscribe();
      answered.unsubscribe();
    };
  }, [actor]);
  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    setRefused(undefined);
    actor.send({ type: 'query.changed', query: listQueryOf(query), typing: isTyping.current });
    isTyping.current = false;
  }, [actor, key, query]);

  const state: SearchState = snapshot.matches('debouncing') ? 'loading' : (snapshot.value as SearchState);
  return {
    state,
    page: snapshot.context.page as SearchPage | null,
    refused,
    /** The next change of the query comes from fingers that are still moving. */
    markTyping: () => {
      isTyping.current = true;
    },
    retry: () => actor.send({ type: 'list.retry' }),
  };
}
