import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import {
  type ListAnswer,
  type ListPage,
  type ListQuery,
  type listMachine,
  queryKey,
} from '../../machines/list/list.machine.ts';

/** The last answer; its key tells it from the answer to another query. */
export type LiveAnswer<Page = ListPage> =
  | (Omit<Extract<ListAnswer, { kind: 'showing' | 'empty' }>, 'page'> & { readonly page: Page; readonly key: string })
  | (Extract<ListAnswer, { kind: 'failed' }> & { readonly key: string });

/** What the list machine answers to a query that changes while one types. A page past the end becomes the last one. */
export function useLiveList(machine: typeof listMachine, query: ListQuery, onPage?: (page: number) => void) {
  const actor = useActorRef(machine, { input: { query } });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const last = useSelector(actor, ({ context }) => context.answer);
  const answer: LiveAnswer | undefined = useMemo(
    () => (last ? { ...last, key: queryKey(last.query) } : undefined),
    [last],
  );
  const key = queryKey(query);
  const isTyping = useRef(false);
  const turn = useRef(onPage);

  useEffect(() => {
    turn.current = onPage;
  });
  useEffect(() => {
    const corrected = actor.on('page.corrected', ({ page }) => turn.current?.(page));
    return () => corrected.unsubscribe();
  }, [actor]);
  useEffect(() => {
    actor.send({ type: 'query.changed', query, typing: isTyping.current });
    isTyping.current = false;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address has changed: the list follows
  }, [actor, key]);

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
