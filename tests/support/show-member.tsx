import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { vi } from 'vitest';
import type { Me } from '../../contract/users/me.schema.ts';
import { meOf } from '../../machines/session/session.fixtures.ts';
import { type SessionActor, SessionContext } from '../../src/api/session.ts';
import { type NotificationRequest, NotifyContext } from '../../src/ui/toast/notify.ts';
import { show } from './show.tsx';

/** What a server answers to one request: status and body. */
export type Answer = readonly [status: number, body?: unknown];

/** A page alone; where an organization is given, below its address, as staff have a company's pages. */
function treeOf(page: () => ReactElement, organization?: object) {
  if (!organization) return createRootRoute({ component: page });
  const root = createRootRoute();
  const member = createRoute({ getParentRoute: () => root, id: 'member' });
  const company = createRoute({
    getParentRoute: () => member,
    path: '/organizations/$organization_id',
    loader: () => ({ organization }),
    component: page,
  });
  return root.addChildren([member.addChildren([company])]);
}

/** Draws what somebody sees who is logged in, with what the session is sent and the notifications that come. */
export async function showMember(
  element: ReactElement,
  me: Me = meOf('employee'),
  path = '/',
  organization?: { readonly id: string; readonly status: string },
) {
  const sent: { type: string }[] = [];
  const told: NotificationRequest[] = [];
  const snapshot = {
    context: { me },
    can: () => true,
    matches: () => false,
    hasTag: (tag: unknown) => tag === 'ready' || tag === 'private',
  };
  const session = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => {} }),
    send: (event: { type: string }) => sent.push(event),
  } as unknown as SessionActor;
  const notify = { show: (it: NotificationRequest) => String(told.push(it)), isShown: () => true, dismiss: () => {} };
  const content = { now: element };
  const router = createRouter({
    routeTree: treeOf(() => content.now, organization),
    history: createMemoryHistory({ initialEntries: [organization ? `/organizations/${organization.id}` : path] }),
  });
  await router.load();
  const drawn = () => (
    <SessionContext value={session}>
      <NotifyContext value={notify}>
        <Suspense>
          <RouterProvider router={router as never} />
        </Suspense>
      </NotifyContext>
    </SessionContext>
  );
  const shown = await act(async () => show(drawn()));
  return { ...shown, sent, told, router };
}

/** Answers requests in this order, and keeps them; the last answer stays. */
export function answering(...answers: readonly Answer[]): Request[] {
  const requests: Request[] = [];
  document.cookie = 'XSRF-TOKEN=known; path=/';
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request.clone());
    const [status, body] = answers[Math.min(requests.length, answers.length) - 1] ?? [204];
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
  return requests;
}
