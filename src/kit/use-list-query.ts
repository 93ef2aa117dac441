import { useMatch, useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import type { ListQuery } from './list-query.ts';

/**
 * The `query` of the list that is shown, the one `asked` for, which is another as long as its list has not come, and the
 * way to the next: what is asked joins what was asked before. The page moves to its top with the list's pages only.
 */
export function useListQuery() {
  const query: ListQuery = useSearch({ strict: false });
  const { pathname } = useMatch({ strict: false });
  const coming: ListQuery | undefined = useRouterState({
    select: ({ location, resolvedLocation }) =>
      location.pathname === pathname && location.href !== resolvedLocation?.href ? location.search : undefined,
  });
  const navigate = useNavigate();
  const ask = (change: ListQuery) =>
    void navigate({
      to: '.',
      // each route checks its own address
      search: ((asked: ListQuery) => ({ ...asked, ...change })) as never,
      replace: true,
      resetScroll: 'page' in change && change.page !== query.page,
    });
  return { query, asked: coming ?? query, ask };
}
