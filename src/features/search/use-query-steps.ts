import { useRef } from 'react';
import { useIsHere } from '../../kit/use-is-here.ts';
import { isAsking } from './search-asked.ts';
import type { AddressQuery } from './search-query.ts';

export interface QueryOptions {
  readonly toTop?: boolean;
  /** Letter by letter, or put right by the page itself; else somebody chose it. */
  readonly how?: 'typing' | 'corrected';
}

type Go = (search: AddressQuery, options: { replace: boolean; resetScroll: boolean }) => void;

/**
 * Back undoes the last filter: one step for each, and one for a word however many letters it has. Nothing but a choice
 * brings back who is leaving for another page.
 */
export function useQuerySteps(go: Go) {
  const isHere = useIsHere();
  const wasTyping = useRef(false);
  return (search: AddressQuery, { toTop = false, how }: QueryOptions = {}): void => {
    if (how !== undefined && !isHere()) return;
    const replace = how === 'corrected' || (how === 'typing' && wasTyping.current);
    wasTyping.current = how === 'typing';
    // what asks for nothing would begin with the last search again
    go({ ...search, all: isAsking(search) ? undefined : 'true' }, { replace, resetScroll: toTop });
  };
}
