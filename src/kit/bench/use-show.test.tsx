import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { parseSearch, stringifySearch } from '../../app/search-params.ts';
import { useShow } from './use-show.ts';

function People() {
  const onShow = useShow('code');
  return (
    <>
      <button onClick={() => onShow('1')}>Open</button>
      <button onClick={() => onShow(undefined)}>Close</button>
    </>
  );
}

/** A list, and a link to a page whose data never come. */
async function open(...initialEntries: string[]) {
  const root = createRootRoute({
    component: () => (
      <>
        <Link to={'/elsewhere' as never}>Elsewhere</Link>
        <Outlet />
      </>
    ),
  });
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/list', component: People }),
    createRoute({ getParentRoute: () => root, path: '/elsewhere', loader: () => new Promise(() => {}) }),
  ]);
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries }),
    parseSearch,
    stringifySearch,
    defaultPendingMs: Number.POSITIVE_INFINITY,
  });
  await router.load();
  const { user } = await act(async () => show(<RouterProvider router={router as never} />));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, router, press, at: () => router.latestLocation.href };
}

test('closing goes back to where it was opened from', async () => {
  const { router, press, at } = await open('/list');
  await press('Open');
  expect([at(), router.history.length]).toEqual(['/list?code=1', 2]);
  await press('Close');
  await expect.poll(at).toBe('/list');
  expect(router.history.canGoBack()).toBe(false);
});

test('what is opened while another page is being fetched is closed in the list, not to that page', async () => {
  const { user, press, at } = await open('/list');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(at()).toBe('/elsewhere');
  await press('Open');
  expect(at()).toBe('/list?code=1');
  await press('Close');
  await expect.poll(at).toBe('/list');
});

test('the same where that page was gone back to', async () => {
  const { router, press, at } = await open('/elsewhere', '/list');
  await act(async () => router.history.back());
  expect(at()).toBe('/elsewhere');
  await press('Open');
  expect(at()).toBe('/list?code=1');
  await press('Close');
  await expect.poll(at).toBe('/list');
});
