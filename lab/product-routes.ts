import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { createActor } from 'xstate';
import type { RouteFacts } from '../machines/session/session.access.ts';
import { sessionMachine } from '../machines/session/session.machine.ts';
import { routeFacts } from '../src/app/admission.ts';
import type { RouteName } from '../src/routes/pages.ts';
import { routeTree } from '../src/routes/tree.ts';

export interface ProductRoute {
  /** As the specification writes it: `/pings/{ping_id}/answer`. */
  readonly path: string;
  readonly name: RouteName;
  readonly facts: RouteFacts;
}

// Nobody visits here: the session never starts, and nothing is admitted.
const context = {
  session: createActor(sessionMachine, { input: { hint: 'none' } }),
  admit: () => Promise.reject(new Error('No page is opened here')),
};
const router = createRouter({ routeTree, history: createMemoryHistory(), context });

/** What the guards learn about a path; undefined where no page is. */
export const routeOf = (pathname: string): RouteFacts | undefined => routeFacts(router, pathname);

/** Every page there is, in the order of the tree of routes. The parents, which only carry guards, are none. */
export const productRoutes: readonly ProductRoute[] = [
  ...new Map(
    Object.values(router.routesById).flatMap(({ options, fullPath }) => {
      const name = options.staticData?.name;
      return name === undefined ? [] : [[fullPath, name] as const];
    }),
  ),
].map(([fullPath, name]) => {
  // Read back through the router: a page nobody can reach throws here, and does not show.
  const facts = routeOf(fullPath);
  if (!facts) throw new Error(`No address leads to the route ${fullPath}`);
  return { path: fullPath.replaceAll(/\$(\w+)/g, '{$1}'), name, facts };
});

/** The address of the page with a name, as the specification writes it. */
export const addressOf = (name: string): string => productRoutes.find((route) => route.name === name)?.path ?? '';
