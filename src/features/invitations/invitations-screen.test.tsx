import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meOf } from '../../../machines/session/session.fixtures.ts';
import { show } from '../../../tests/support/show.tsx';
import { type SessionActor, SessionContext } from '../../api/session.ts';
import { NotifyContext } from '../../ui/toast/notify.ts';
import { InvitationsScreen } from './invitations-screen.tsx';

test('is ordered by what a column shows, not by the day under the name of who invited', async () => {
  const root = createRootRoute();
  const member = createRoute({ getParentRoute: () => root, id: 'member' });
  const organization = createRoute({
    getParentRoute: () => member,
    path: 'organization',
    loader: () => ({ organization: { may_invite: false, name: 'Nordwerk' } }),
  });
  const invitation = {
    id: '0190a000-0000-7000-8000-0000000000e1',
    firstname: 'Anna',
    lastname: 'Berg',
    email: 'anna.berg@example.org',
    status: 'pending',
    invited_by: { name: 'Olga Adam' },
    sent_at: '2026-11-02T08:00:00.000Z',
    created_at: '2026-11-01T08:00:00.000Z',
    expires_at: '2026-11-16T08:00:00.000Z',
    events: [],
  };
  const list = createRoute({
    getParentRoute: () => organization,
    path: 'invitations',
    loader: () => ({ data: [invitation], meta: { total: 1, per_page: 20, current_page: 1 } }),
    component: InvitationsScreen,
  });
  const router = createRouter({
    routeTree: root.addChildren([member.addChildren([organization.addChildren([list])])]),
    history: createMemoryHistory({ initialEntries: ['/organization/invitations'] }),
  });
  await router.load();
  const notify = { show: () => '', isShown: () => false, dismiss: () => {} };
  const snapshot = { context: { me: meOf('employee') }, matches: () => false, hasTag: () => true };
  const session = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) } as unknown;
  show(
    <SessionContext value={session as SessionActor}>
      <NotifyContext value={notify}>
        <RouterProvider router={router as never} />
      </NotifyContext>
    </SessionContext>,
  );
  const headers = await screen.findAllByRole('columnheader');
  const sorting = headers.filter((header) => within(header).queryByRole('button'));
  expect(sorting.map(({ textContent }) => textContent)).toEqual(['Invited']);
});
