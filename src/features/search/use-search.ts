import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { SearchPage } from '../../../contract/search/search.schema.ts';
import type { ListQuery, ListSnapshot } from '../../../machines/list/list.machine.ts';
import type { Refused } from '../../../machines/kit/results.ts';
import { providedSearchMachine } from './search.actors.ts';
import type { AddressQuery } from './search-query.ts';

/**
 * The last answer. It stands until the next one comes, so that nothing flickers while somebody types. Its key tells it
 * from the answer to another query.
 */
export type SearchAnswer =
  | { readonly kind: 'showing' | 'empty'; readonly page: SearchPage; readonly key: string }
  /** `refused` where the server said why; `place` is the one that was asked for. */
  | { readonly kind: 'failed'; readonly refused: Refused | undefined; readonly place: string | undefined };

/** How many match, and whether there are more than that; undefined where nobody knows. */
export const totalOf = (
  answer: SearchAnswer | undefined,
): { readonly count: number; readonly isMore: boolean } | undefined =>
  answer === undefined || answer.kind === 'failed'
    ? undefined
    : { count: answer.page.meta.total, isMore: answer.page.meta.total_is_at_least };

/** The machine's query: fields in a fixed order, so that equal ones read equal. */
const listQueryOf = ({ page, ...query }: AddressQuery): ListQuery => ({
  ...query,
  page: page === undefined ? undefined : Number(page),
});
const keyOf = (query: ListQuery | AddressQuery): string =>
  JSON.stringify(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => one.localeCompare(other)),
  );

/** The results of the address's query. A page past the end becomes the last one, in the address as well. */
export function useSearch(query: AddressQuery, onPage: (page: string) => void) {
  const [answer, setAnswer] = useState<SearchAnswer>();
  const actor = useActorRef(providedSearchMachine, { input: { query: listQueryOf(query) } });
  const isBusy = useSelector(actor, isUnderWay);
  const asked = useRef(keyOf(query));
  const isTyping = useRef(false);
  const turn = useRef(onPage);
  const key = keyOf(query);

  useEffect(() => {
    turn.current = onPage;
  });
  useEffect(() => {
    let refused: Refused | undefined;
    const subscriptions = [
      actor.on('page.corrected', ({ page }) => turn.current(String(page))),
      actor.on('list.refused', ({ result }) => (refused = result)),
      actor.subscribe((next) => {
        if (isUnderWay(next)) return;
        setAnswer(answerOf(next, refused));
        refused = undefined;
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor]);
  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    actor.send({ type: 'query.changed', query: listQueryOf(query), typing: isTyping.current });
    isTyping.current = false;
  }, [actor, key, query]);

  return {
    answer,
    /** Another answer is under way. */
    isBusy,
    /** The next change of the query comes from fingers that are still moving. */
    markTyping: () => {
      isTyping.current = true;
    },
    retry: () => actor.send({ type: 'list.retry' }),
  };
}

const isUnderWay = (snapshot: ListSnapshot): boolean => snapshot.matches('debouncing') || snapshot.matches('loading');

function answerOf({ value, context }: ListSnapshot, refused: Refused | undefined): SearchAnswer {
  if (value === 'failed') return { kind: 'failed', refused, place: context.query['place'] as string | undefined };
  return {
    kind: value === 'empty' ? 'empty' : 'showing',
    page: context.page as SearchPage,
    key: keyOf(context.query),
  };
}
