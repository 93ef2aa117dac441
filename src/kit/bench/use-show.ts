import { useNavigate, useRouter } from '@tanstack/react-router';
import { useListQuery } from '../list-page.tsx';
import type { ListQuery } from '../list-query.ts';

/**
 * How the address follows who of a list is looked at, under a name of its own: opening is a step of the history, going on
 * to the next is none, and closing goes back to where it was opened from.
 */
export function useShow(name: string): (key: string | undefined, isMoving?: boolean) => void {
  const { query } = useListQuery();
  const navigate = useNavigate();
  const { history } = useRouter();
  return (key, isMoving = query[name] !== undefined) => {
    // a reloaded address has nothing to go back to
    if (key === undefined && history.location.state.isShowing === true) return history.back();
    void navigate({
      to: '.',
      // each route checks its own address
      search: ((asked: ListQuery) => ({ ...asked, [name]: key })) as never,
      state: isMoving ? true : { isShowing: true },
      replace: isMoving || key === undefined,
      resetScroll: false,
    });
    return undefined;
  };
}
