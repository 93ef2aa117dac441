import { useRouter } from '@tanstack/react-router';
import { useIsHere } from '../../kit/use-is-here.ts';
import type { AddressQuery } from './search-query.ts';

interface Options {
  readonly replace?: boolean;
  readonly resetScroll: boolean;
  readonly state?: true | { isComposing?: boolean; isShowing?: boolean };
}

/** How the address follows who is looked at and who is written to: opening is a step, going on to the next is none. */
export function useAddressSteps(
  { open, contact, ...query }: AddressQuery,
  go: (search: AddressQuery, options: Options) => void,
) {
  const { history } = useRouter();
  const isHere = useIsHere();
  /** Back to the entry it was opened from; a reloaded address has none. */
  const close = (search: AddressQuery, how: 'isComposing' | 'isShowing'): void => {
    if (history.location.state[how] === true) history.back();
    else go(search, { replace: true, resetScroll: false });
  };
  /** Who is leaving for another page takes over that one's entry, for closing would lead there. */
  const step = (how: { isComposing: true } | { isShowing: true }) =>
    isHere() ? { state: how } : ({ state: true, replace: true } as const);
  return {
    write: (handle: string) =>
      go({ ...query, open, contact: handle }, { ...step({ isComposing: true }), resetScroll: false }),
    stopWriting: () => close({ ...query, open }, 'isComposing'),
    /** What goes out is nothing to come back to; who has left for another page meanwhile isn't fetched back. */
    hasWritten: (): boolean => {
      if (!isHere()) return false;
      go({ ...query, open }, { replace: true, resetScroll: false });
      return true;
    },
    /** The next page is no step either, as long as somebody is looked at; closing then stays on that page. */
    turn: (page: number, date: string): void => {
      const shown = open ?? contact;
      const search = { ...query, page: String(page), date, open: shown };
      return go(search, { replace: shown !== undefined, resetScroll: false });
    },
    show: (handle: string | undefined, isMoving = false): void => {
      if (handle === undefined && contact === undefined) return close(query, 'isShowing');
      const how = isMoving ? ({ state: true, replace: true } as const) : step({ isShowing: true });
      return go(
        { ...query, open: handle },
        { ...how, ...(handle === undefined && { replace: true }), resetScroll: false },
      );
    },
  };
}
