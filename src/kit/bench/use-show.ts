import { useRouter } from '@tanstack/react-router';
import { useListQuery } from '../list-page.tsx';

/**
 * How the address follows who of a list is looked at, under a name of its own: opening is a step of the history, going on
 * to the next is none, and closing goes back to where it was opened from.
 */
export function useShow(name: string): (key: string | undefined, isMoving?: boolean) => void {
  const { query, ask } = useListQuery();
  const { history } = useRouter();
  return (key, isMoving = query[name] !== undefined) => {
    // a reloaded address has nothing to go back to
    if (key === undefined && history.location.state.isShowing === true) return history.back();
    ask({ [name]: key }, { state: isMoving ? true : { isShowing: true }, replace: isMoving || key === undefined });
    return undefined;
  };
}
