import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AppRouter, firstSight } from './router.ts';

test('nothing is drawn in place of the waiting page until what keeps the place of the first one has come', async () => {
  const pending = Promise.withResolvers<{ Pending: () => string }>();
  const asked = Promise.withResolvers<void>();
  const root = createRootRoute();
  const codes = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: () => new Promise<never>(() => undefined),
    component: () => 'codes',
    pendingComponent: lazyRouteComponent(() => {
      asked.resolve();
      return pending.promise;
    }, 'Pending'),
  });
  const router = createRouter({
    routeTree: root.addChildren([codes]),
    history: createMemoryHistory(),
    defaultPendingMs: 0,
  });
  let isSeen = false;
  const sight = firstSight(router as unknown as AppRouter).finally(() => {
    isSeen = true;
  });
  await asked.promise;
  await expect.poll(() => router.state.matches.at(-1)?.status).toBe('pending');
  expect(isSeen).toBe(false);
  pending.resolve({ Pending: () => 'one moment' });
  await sight;
});

test('what the server has drawn stays in sight until the page itself has come', async () => {
  const data = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<void>();
  const root = createRootRoute();
  const dashboard = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: () => {
      asked.resolve();
      return data.promise;
    },
    component: () => 'dashboard',
    pendingComponent: () => 'one moment',
  });
  const router = createRouter({
    routeTree: root.addChildren([dashboard]),
    history: createMemoryHistory(),
    defaultPendingMs: 0,
  });
  let isSeen = false;
  const sight = firstSight(router as unknown as AppRouter, { isDrawn: true }).finally(() => {
    isSeen = true;
  });
  await asked.promise;
  // as long as the router waits before it shows what keeps a page's place, and once more
  for (const _turn of [1, 2]) await new Promise((resolve) => setTimeout(resolve));
  expect(isSeen).toBe(false);
  data.resolve('here');
  await sight;
  expect(router.state.matches.at(-1)).toMatchObject({ status: 'success', loaderData: 'here' });
});

test('what came with the document is kept until the page is there with its data, however late that is after its first sight', async () => {
  const data = Promise.withResolvers<string>();
  const root = createRootRoute();
  const list = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: () => data.promise,
    component: () => 'list',
    pendingComponent: () => 'one moment',
  });
  const router = createRouter({
    routeTree: root.addChildren([list]),
    history: createMemoryHistory(),
    defaultPendingMs: 0,
  });
  const { promise: isForgotten, resolve } = Promise.withResolvers<string>();
  await firstSight(router as unknown as AppRouter, {
    onLoaded: () => resolve(router.state.matches.at(-1)?.status ?? ''),
  });
  expect(router.state.matches.at(-1)?.status).toBe('pending');
  expect(await Promise.race([isForgotten, Promise.resolve('kept')])).toBe('kept');
  data.resolve('all');
  expect(await isForgotten).toBe('success');
});

test('who goes back while the first page is being fetched gets the page they went back to', async () => {
  const data = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<void>();
  const root = createRootRoute();
  const slow = createRoute({
    getParentRoute: () => root,
    path: '/slow',
    loader: () => {
      asked.resolve();
      return data.promise;
    },
    component: () => 'slow',
  });
  const before = createRoute({ getParentRoute: () => root, path: '/before', component: () => 'before' });
  const router = createRouter({
    routeTree: root.addChildren([slow, before]),
    history: createMemoryHistory({ initialEntries: ['/before', '/slow'] }),
  });
  const sight = firstSight(router as unknown as AppRouter);
  await asked.promise;
  router.history.back();
  data.resolve('late');
  await sight;
  const { container } = render(<RouterProvider router={router} />);
  await expect.poll(() => container.textContent).toBe('before');
  expect(router.state.location.pathname).toBe('/before');
});
