import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Activity } from '../../../contract/activities/activities.schema.ts';
import { answering } from '../../../tests/support/show-member.tsx';
import { show } from '../../../tests/support/show.tsx';
import { NotifyContext } from '../../ui/toast/notify.ts';
import { ActivitiesScreen } from './activities-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const now = Date.parse('2026-11-23T12:00:00.000Z');
const happened = (happened_at: string, read = true): Activity => ({
  id: happened_at,
  kind: 'password_changed',
  happened_at,
  read,
  organization: null,
  person: null,
  alert: null,
  matches: null,
  ping_id: null,
  alert_id: null,
  alert_run_id: null,
});

async function showPage(data: readonly Activity[]) {
  const root = createRootRoute();
  const member = createRoute({ getParentRoute: () => root, id: 'member' });
  const activities = createRoute({
    getParentRoute: () => member,
    path: 'activities',
    loader: () => ({ page: { data, meta: { total: data.length, per_page: 20, current_page: 1 } }, now }),
    component: ActivitiesScreen,
  });
  const router = createRouter({
    routeTree: root.addChildren([member.addChildren([activities])]),
    history: createMemoryHistory({ initialEntries: ['/activities'] }),
  });
  await router.load();
  const notify = { show: () => '', isShown: () => false, dismiss: () => {} };
  return show(
    <NotifyContext value={notify}>
      <RouterProvider router={router as never} />
    </NotifyContext>,
  );
}
const readAll = () => screen.queryByRole('button', { name: 'Mark all as read' });

test('what happened stands by day, the latest first; with all read there is nothing to mark', async () => {
  await showPage([
    happened('2026-11-23T10:00:00.000Z'),
    happened('2026-11-22T14:00:00.000Z'),
    happened('2026-11-22T09:00:00.000Z'),
    happened('2026-11-02T09:00:00.000Z'),
  ]);
  const days = screen
    .getAllByRole('region')
    .map((day) => [within(day).getByRole('heading').textContent, within(day).getAllByRole('listitem').length]);
  expect(days).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Monday, November 2', 1],
  ]);
  expect(readAll()).toBeNull();
});

test('all that the page showed is marked as read, by when it was read and not by when it is pressed', async () => {
  const requests = answering([204], [200, { data: { unread: 0 } }]);
  const { user } = await showPage([happened('2026-11-23T10:00:00.000Z', false), happened('2026-11-22T14:00:00.000Z')]);
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  const [request] = requests;
  expect([request?.method, new URL(request?.url ?? '').pathname]).toEqual(['POST', '/api/v1/activities/read']);
  expect(await request?.json()).toEqual({ until: '2026-11-23T12:00:00.000Z' });
});

test('where nothing has happened the page says what will stand there', async () => {
  await showPage([]);
  expect(screen.getByRole('heading', { name: 'Nothing has happened yet' })).toBeDefined();
  expect([readAll(), screen.queryByRole('navigation')]).toEqual([null, null]);
});
