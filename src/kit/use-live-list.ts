import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { Refused } from '../../machines/kit/results.ts';
import type { ListPage, ListQuery, ListSnapshot, listMachine } from '../../machines/list/list.machine.ts';

/**
 * The last answer. It stands until the next one comes, so that nothing flickers while somebody types. Its key tells it
 * from the answer to another query.
 */
export type LiveAnswer<Page = ListPage> =
  | { readonly kind: 'showing' | 'empty'; readonly page: Page; readonly key: string }
  /** `refused` where the server said why. */
  | { readonly kind: 'failed'; readonly refused: Refused | undefined; readonly query: ListQuery };

const keyOf = (query: object): string =>
  JSON.stringify(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => one.localeCompare(other)),
  );

const isUnderWay = (snapshot: ListSnapshot): boolean => snapshot.matches('debouncing') || snapshot.matches('loading');

/** What the list machine answers to a query that changes while one types. A page past the end becomes the last one. */
export function useLiveList(machine: typeof listMachine, query: ListQuery, onPage?: (page: number) => void) {
  const [answer, setAnswer] = useState<LiveAnswer>();
  const actor = useActorRef(machine, { input: { query } });
  const isBusy = useSelector(actor, isUnderWay);
  const key = keyOf(query);
  const asked = useRef(key);
  const isTyping = useRef(false);
  const turn = useRef(onPage);

  useEffect(() => {
    turn.current = onPage;
  });
  useEffect(() => {
    let refused: Refused | undefined;
    const subscriptions = [
      actor.on('page.corrected', ({ page }) => turn.current?.(page)),
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
    actor.send({ type: 'query.changed', query, typing: isTyping.current });
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

function answerOf({ value, context: { query, page } }: ListSnapshot, refused: Refused | undefined): LiveAnswer {
  if (value === 'failed' || page === null) return { kind: 'failed', refused, query };
  return { kind: value === 'empty' ? 'empty' : 'showing', page, key: keyOf(query) };
}
