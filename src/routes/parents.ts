import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import type { Role } from '../../contract/kit/roles.ts';
import type { Area, GuardName } from '../../machines/session/session.guards.ts';
import type { SessionActor } from '../api/session.ts';
import type { RouteName } from './pages.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The specification's name of the route (section 2). */
    name?: RouteName;
    /** Checked from parent to child; `fetch-tenant` and `fetch-me` run everywhere without being named. */
    guards?: readonly GuardName[];
    /** A page of a stage, with a verdict of its own (`machines/session/session.guards.ts`). */
    area?: Area;
    /** Who has a screen here, where one path serves several roles. */
    roles?: readonly Role[];
  }
}

/** What loaders and `beforeLoad` get. */
export interface RouterContext {
  readonly session: SessionActor;
  /** Carries out the verdict on a visit: returns, or throws a redirect or an error. Provided by src/app. */
  readonly admit: (location: { pathname: string; searchStr: string; href: string }) => Promise<void>;
}

/** The parents of all routes. They carry guards; src/app gives them their layouts. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => context.admit(location),
});

/** Login, registration, forgotten password: standalone, for guests only. */
export const guestParent = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guest',
  staticData: { guards: ['guest'] },
});

/** Standalone, for everybody: links from mails, imprint, verification. Texts of the guest catalog only. */
export const publicParent = createRoute({ getParentRoute: () => rootRoute, id: 'public' });

/** Standalone with the member catalog: onboarding and terms. Each has an `area`, and no guards. */
export const stageParent = createRoute({ getParentRoute: () => rootRoute, id: 'stage' });

/** Help: for everybody, guests and guardians too; with the navigation for those who are ready. */
export const openParent = createRoute({ getParentRoute: () => rootRoute, id: 'open' });

/** Account: with the navigation once somebody is ready, standalone before that. */
export const ownParent = createRoute({ getParentRoute: () => rootRoute, id: 'own', staticData: { guards: ['auth'] } });

/** Everything behind the navigation. */
export const memberParent = createRoute({
  getParentRoute: () => rootRoute,
  id: 'member',
  staticData: { guards: ['auth', 'verified', 'onboarded', 'tos-accepted'] },
});
