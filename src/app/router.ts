import { type AnyRouter, createRouter, type RouterHistory } from '@tanstack/react-router';
import { isSettled, selectMe } from '../../machines/session/session.selectors.ts';
import type { SessionActor } from '../api/session.ts';
import { ErrorScreen } from '../features/errors/error-screen.tsx';
import { createAdmission, sessionFacts } from './admission.ts';
import { mayPrefetch } from './prefetch.ts';
import { routeTree } from './route-tree.ts';
import { parseSearch, stringifySearch } from './search-params.ts';
import type { Tenant } from './tenant.ts';

/** The router over every route, asking the session and the tenant on each visit. */
export function createAppRouter({ session, tenant, history }: { session: SessionActor; tenant: Tenant; history?: RouterHistory }) {
  let self: AnyRouter | undefined;
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context: { session, admit: createAdmission({ session, tenant, router: () => self as AnyRouter }) },
    parseSearch,
    stringifySearch,
    trailingSlash: 'preserve',
    defaultPreload: mayPrefetch() ? 'intent' : false,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: () => null,
    scrollRestoration: true,
  });
  self = router;
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

/** What the guards tell apart; undefined while a fetch or a logout is under way. */
function signatureOf(session: SessionActor): string | undefined {
  const snapshot = session.getSnapshot();
  if (!isSettled(snapshot)) return undefined;
  const { situation, role } = sessionFacts(session);
  return [situation, role, selectMe(snapshot)?.user.id].join(' ');
}

/**
 * The one place where the session moves the page: the guards are asked again when something they
 * tell apart has changed, and nothing else.
 */
export function followSession(router: AppRouter, session: SessionActor): void {
  let last = signatureOf(session);
  session.subscribe(() => {
    const signature = signatureOf(session);
    if (signature === undefined || signature === last) return;
    last = signature;
    void router.invalidate();
  });
}
