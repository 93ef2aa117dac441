import { i18n } from '@lingui/core';
import { type AnyRouter, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Role } from '../../contract/kit/roles.ts';
import { honouredTarget } from '../../machines/session/session.access.ts';
import { type SessionSituation, sessionStages } from '../../machines/session/session.me.ts';
import { isSettled, selectMe } from '../../machines/session/session.selectors.ts';
import { mayPrefetch } from '../api/fetch-ahead.ts';
import { plainPathname } from '../kit/plain-pathname.ts';
import type { SessionActor } from '../api/session.ts';
import { ErrorScreen } from '../features/errors/error-screen.tsx';
import { needCatalogs } from '../i18n/catalogs.ts';
import { createAdmission, routeFacts, sessionFacts } from './admission.ts';
import { lateRoutes } from './late-routes.ts';
import { isOfReader, wordsOfPage } from './page-words.ts';
import { routeTree } from './route-tree.ts';
import { parseSearch, stringifySearch } from './search-params.ts';
import type { Tenant } from './tenant.ts';

/** The router over every route, asking the session and the tenant on each visit. */
export function createAppRouter({
  session,
  tenant,
  history,
}: {
  session: SessionActor;
  tenant: Tenant;
  history?: RouterHistory;
}) {
  let self: AnyRouter | undefined;
  let hasLayout = false;
  const admit = createAdmission({ session, tenant, router: () => self as AnyRouter });
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context: {
      session,
      admit: async (location) => {
        await late.find(location);
        const routeIds = router.getMatchedRoutes(location.pathname)[0].map(({ id }): string => id);
        const page = plainPathname(location.pathname);
        await Promise.all([admit(location), needCatalogs(...wordsOfPage(page, routeIds))]);
        const { role } = sessionFacts(session);
        if (role !== undefined) late.fetchFor(role);
        if (role === undefined || !isOfReader(routeIds)) return;
        const words = needCatalogs(...(await late.wordsOf(role, page)));
        // Where they can't be fetched the layout can't be shown either, and says so.
        words.catch(() => undefined);
        // The layout's file waits for them while the data is fetched (src/app/route-tree.ts), but only once in a document.
        await (hasLayout ? words : undefined);
        hasLayout = true;
      },
    },
    parseSearch,
    stringifySearch,
    trailingSlash: 'preserve',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: () => null,
    scrollRestoration: true,
  });
  self = router;
  const late = lateRoutes(router);
  const { preloadRoute } = router;
  // Asked anew for each link: a connection changes under an open page.
  router.preloadRoute = async (link) => (mayPrefetch() ? preloadRoute(link) : undefined);
  return router;
}

/**
 * Resolves once there is something to see with all that stands around it: the first page, or what keeps its place.
 * @param how `isDrawn`: the server has drawn the page already: nothing keeps its place but that. `onLoaded`: the page is
 *   there with its data, which may be later than its first sight
 */
export async function firstSight(
  router: AppRouter,
  { isDrawn = false, onLoaded }: { readonly isDrawn?: boolean; readonly onLoaded?: () => void } = {},
): Promise<void> {
  if (isDrawn) router.options.defaultPendingMs = Number.POSITIVE_INFINITY;
  const offered = new Promise<void>((resolve) => {
    // Asked for whatever is to be shown; from the first drawing on React's own stands here.
    router.startTransition = async (present) => {
      present();
      resolve();
      return false;
    };
  });
  const load = async () => {
    await router.load();
    onLoaded?.();
    // From here on a page stays in sight until the next one has come.
    router.options.defaultPendingMs = Number.POSITIVE_INFINITY;
  };
  // React's own follows the address from the first drawing on: who goes back before would stay here
  const stopFollowing = router.history.subscribe((change) => void router.load(change));
  await Promise.race([load(), offered]);
  // What isn't there when it is drawn leaves the whole page empty until it has come.
  await Promise.all(
    router.state.matches.map(async ({ routeId, status }) => {
      const { component, pendingComponent } = router.routesById[routeId].options;
      const drawn = status === 'pending' ? pendingComponent : component;
      return drawn?.preload?.();
    }),
  );
  stopFollowing();
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

type Settled = { situation: SessionSituation; role: Role | undefined; userId: string | undefined };

/** What the guards tell apart; undefined while a fetch or a logout is under way. */
function settledOf(session: SessionActor): Settled | undefined {
  const snapshot = session.getSnapshot();
  if (!isSettled(snapshot)) return undefined;
  const { situation, role } = sessionFacts(session);
  return { situation, role, userId: selectMe(snapshot)?.user.id };
}

const isSame = (a: Settled, b: Settled | undefined) =>
  a.situation === b?.situation && a.role === b.role && a.userId === b.userId;

/** Somebody who was ready has to do something again (new terms): asked at the next navigation, never under a form. */
const isSetBack = (next: Settled, last: Settled | undefined) =>
  last?.situation === 'ready' && next.userId === last.userId && sessionStages.some((stage) => stage === next.situation);

/**
 * The one place where the session moves the page: the guards are asked again when something they
 * tell apart has changed, and nothing else. The terms stay open to read for who has accepted them,
 * so from there the way on is taken here. A page that has become another person's, through another tab, is loaded anew.
 */
export function followSession(
  router: AppRouter,
  session: SessionActor,
  reload: () => void = () => window.location.reload(),
): void {
  let last = settledOf(session);
  let reader = last?.userId;
  session.subscribe((snapshot) => {
    const next = settledOf(session);
    // the page that logs out is let in meanwhile: asked again afterwards, also where nobody was logged in before
    if (snapshot.matches({ loggingOut: 'posting' })) last = undefined;
    if (!next || isSame(next, last)) return;
    const [before, { pathname, searchStr }] = [last, router.state.location];
    last = next;
    const isOther = next.userId !== reader;
    reader = next.userId;
    // What was fetched for one person is never shown to the next, not even until theirs has come.
    if (isOther) router.clearCache();
    if (isOther && before?.userId !== undefined && next.userId !== undefined) return reload();
    if (isSetBack(next, before)) return;
    const hasAccepted = before?.situation === 'needsTos' && next.situation === 'ready';
    if (hasAccepted && routeFacts(router, pathname)?.area === 'terms') {
      const question = { session: sessionFacts(session), location: { pathname, search: searchStr } };
      const href = honouredTarget({ ...question, routeOf: (path) => routeFacts(router, path) });
      void router.navigate({ href, replace: true });
      return;
    }
    void router.invalidate();
  });
}

/** What loaders fetched was in the language of then: after a switch it is fetched again. */
export function followLanguage(router: AppRouter): void {
  let shown = i18n.locale;
  i18n.on('change', () => {
    if (i18n.locale === shown) return;
    shown = i18n.locale;
    void router.invalidate();
  });
}
