import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meOf } from '../../../machines/session/session.fixtures.ts';
import { show } from '../../../tests/support/show.tsx';
import { type SessionActor, SessionContext } from '../../api/session.ts';
import { NotifyContext } from '../../ui/toast/notify.ts';
import { InvitationsScreen } from './invitations-screen.tsx';

const invitation = {
  id: '0190a000-0000-7000-8000-0000000000e1',
  firstname: 'Anna',
  lastname: 'Berg',
  email: 'anna.berg@example.org',
  status: 'pending',
  invited_by: { name: 'Olga Adam' },
  sent_count: 1,
  sent_at: '2026-11-02T08:00:00.000Z',
  created_at: '2026-11-01T08:00:00.000Z',
  expires_at: '2026-11-16T08:00:00.000Z',
  outside_domains: false,
  held_at: null,
  status_reason: null,
  events: [],
};

async function showList(changes: object = {}, company: object = {}): Promise<void> {
  const root = createRootRoute();
  const member = createRoute({ getParentRoute: () => root, id: 'member' });
  const organization = createRoute({
    getParentRoute: () => member,
    path: 'organization',
    loader: () => ({ organization: { may_invite: false, name: 'Nordwerk', ...company } }),
  });
  const list = createRoute({
    getParentRoute: () => organization,
    path: 'invitations',
    loader: () => ({ data: [{ ...invitation, ...changes }], meta: { total: 1, per_page: 20, current_page: 1 } }),
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
}

test('is ordered by what a column shows, not by the day under the name of who invited', async () => {
  await showList();
  const headers = await screen.findAllByRole('columnheader');
  const sorting = headers.filter((header) => within(header).queryByRole('button'));
  expect(sorting.map(({ textContent }) => textContent)).toEqual(['Invited']);
});

test('one that is held says who looks at it first, and gives no link to copy', async () => {
  const held = { held_at: invitation.created_at, expires_at: null, sent_count: 0, outside_domains: true };
  await showList({ ...held, events: ['revoke'] });
  expect(await screen.findByText('Waits for approval')).toBeDefined();
  expect(screen.getByText(/looks at it first, for the address is at none of your company’s domains/)).toBeDefined();
  expect(screen.queryByText('Outside its domains'), 'that badge is for staff').toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Take back' })).toBeDefined();
});

test('one that staff declined says why', async () => {
  await showList({ status: 'declined', status_reason: 'Bitte mit der Adresse im Betrieb.' });
  expect(await screen.findByText(/“Bitte mit der Adresse im Betrieb\.”/)).toBeDefined();
});

test('a link is copied where one may be sent, not while the company is closed', async () => {
  await showList({ events: ['resend', 'revoke'] });
  expect(await screen.findByRole('button', { name: 'Copy link' })).toBeDefined();
  cleanup();
  await showList({ events: ['revoke'] });
  expect(await screen.findByRole('button', { name: 'Take back' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

test('into a company that isn’t active nobody is invited; else its people may, where not only staff do', async () => {
  const offers = () => screen.queryAllByRole('button', { name: 'Invite a colleague' }).length;
  const only = () => screen.queryAllByText(/^Invitations come from/).length;
  await showList({}, { may_invite: true, status: 'active' });
  await screen.findByRole('table');
  expect([offers(), only()]).toEqual([1, 0]);
  cleanup();
  await showList({}, { may_invite: false, status: 'active' });
  await screen.findByRole('table');
  expect([offers(), only()]).toEqual([0, 1]);
  for (const status of ['inactive', 'archived']) {
    cleanup();
    await showList({}, { may_invite: true, status });
    await screen.findByRole('table');
    expect([offers(), only()], status).toEqual([0, 0]);
  }
});
