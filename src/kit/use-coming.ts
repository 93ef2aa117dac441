import { useRouterState } from '@tanstack/react-router';
import type { ListQuery } from './list-query.ts';

/** The query asked for of the page in sight, as long as what it brings has not come. */
export const useComing = (): ListQuery | undefined =>
  useRouterState({
    select: ({ location, resolvedLocation }) =>
      location.pathname === resolvedLocation?.pathname && location.href !== resolvedLocation.href
        ? location.search
        : undefined,
  });
