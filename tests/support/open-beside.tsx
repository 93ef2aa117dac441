import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { parseSearch, stringifySearch } from '../../src/app/search-params.ts';
import { show } from './show.tsx';

/** A list at `/list`, and a link to a page whose data never come: what is done while somebody is leaving. */
export async function openBeside(element: ReactElement, ...initialEntries: string[]) {
  const root = createRootRoute({
    component: () => (
      <>
        <Link to={'/elsewhere' as never}>Elsewhere</Link>
        <Outlet />
      </>
    ),
  });
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/list', component: () => element }),
    createRoute({ getParentRoute: () => root, path: '/elsewhere', loader: () => new Promise(() => {}) }),
  ]);
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries }),
    parseSearch,
    stringifySearch,
    trailingSlash: 'preserve',
    defaultPendingMs: Number.POSITIVE_INFINITY,
  });
  await router.load();
  const shown = await act(async () => show(<RouterProvider router={router as never} />));
  return { ...shown, router };
}
