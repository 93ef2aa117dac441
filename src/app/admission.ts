import { type AnyRoute, type AnyRouter, redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import { decide, noTenantMessage, notFoundMessage, type RouteFacts } from '../../machines/session/session.access.ts';
import type { VerdictTable } from '../../machines/session/session.guards.ts';
import { isSettled, selectRole, situationOf } from '../../machines/session/session.selectors.ts';
import type { SessionActor } from '../api/session.ts';
import { PageError } from '../features/errors/page-error.ts';
import type { Tenant } from './tenant.ts';

type Matcher = Pick<AnyRouter, 'getMatchedRoutes'>;

const factsOf = ({ options }: AnyRoute) => options.staticData ?? {};

/** Guards, area and roles of the route a path matches, parents' guards first; undefined where none does. */
export function routeFacts(router: Matcher, pathname: string): RouteFacts | undefined {
  const [branch, params, route] = router.getMatchedRoutes(pathname);
  if (!route || Object.hasOwn(params, '**') || branch.at(-1) !== route) return undefined;
  const { area, roles } = factsOf(route);
  return {
    guards: branch.flatMap((part) => factsOf(part).guards ?? []),
    ...(area && { area }),
    ...(roles && { roles }),
  };
}

/** What the guards are asked about the session right now. */
export function sessionFacts(session: SessionActor) {
  const snapshot = session.getSnapshot();
  return { situation: situationOf(snapshot), role: selectRole(snapshot), endedBy: snapshot.context.endedBy };
}

/**
 * Asks `decide` until nothing has to be waited for, and carries out the verdict.
 * @param table the product's own; the random walks prove that they notice another one
 */
export function createAdmission({
  session,
  tenant,
  router,
  table,
}: {
  session: SessionActor;
  tenant: Tenant;
  router: () => Matcher;
  table?: VerdictTable;
}) {
  const routeOf = (pathname: string) => routeFacts(router(), pathname);

  return async function admit({ pathname, searchStr }: { pathname: string; searchStr: string }): Promise<void> {
    const question = {
      tenant: tenant.situation(),
      session: sessionFacts(session),
      location: { pathname, search: searchStr },
      route: routeOf(pathname),
      routeOf,
    };
    const verdict = decide(question, table);
    switch (verdict.kind) {
      case 'allow':
        return;
      case 'wait':
        await (verdict.for === 'tenant' ? tenant.settled() : waitFor(session, isSettled));
        return admit({ pathname, searchStr });
      case 'redirect':
        throw redirect({ href: verdict.href, replace: verdict.replace });
      case 'leave':
        tenant.leave();
        throw new PageError(404, noTenantMessage);
      case 'error':
        throw new PageError(verdict.status, verdict.message, verdict.retry);
      case 'notFound':
        throw new PageError(404, notFoundMessage);
    }
  };
}
