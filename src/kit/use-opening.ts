import { type LinkProps, useMatch, useRouterState } from '@tanstack/react-router';
import { plainPathname } from './plain-pathname.ts';

export type Opening = Pick<LinkProps, 'state' | 'replace'>;

/**
 * How something is opened above this page: by a step, so that closing goes back. Who is leaving for another page takes
 * over that one's entry, for closing would lead there.
 */
export function useOpening(): Opening {
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const isHere = useRouterState({
    select: ({ location }) => plainPathname(location.pathname) === plainPathname(pathname),
  });
  return isHere ? { state: { isShowing: true } } : { state: true, replace: true };
}
