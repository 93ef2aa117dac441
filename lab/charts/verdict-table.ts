import type { Role } from '../../contract/kit/roles.ts';
import { decide, type RouteFacts, type Verdict } from '../../machines/session/session.access.ts';
import { meOf } from '../../machines/session/session.fixtures.ts';
import { type SessionSituation, sessionStages, stageOf } from '../../machines/session/session.me.ts';
import { targetParameter } from '../../machines/session/target.ts';
import { type ProductRoute, productRoutes, routeOf } from '../product-routes.ts';

/** Pages about which the guards are told the same; they share one table. */
export interface RouteGroup {
  readonly facts: RouteFacts | undefined;
  readonly paths: readonly string[];
}

/** What becomes of a visit. Of a redirect: whether the page asked for, or the one asked for before, is kept. */
export type Verdicted =
  | { readonly kind: 'impossible' }
  | { readonly kind: Exclude<Verdict['kind'], 'redirect'> }
  | {
      readonly kind: 'redirect';
      readonly path: string;
      /** As the address bar shows it, with `‹page›` and `‹query›` for what was asked. */
      readonly href: string;
      readonly target: 'none' | 'this page' | 'page asked before' | 'instead';
    };

/** All pages by what the guards are told about them, and at the end the addresses that no page has. */
export function routeGroups(): RouteGroup[] {
  const groups = Map.groupBy(productRoutes, ({ facts }: ProductRoute) => JSON.stringify(facts));
  return [
    ...[...groups.values()].map((pages) => ({ facts: pages[0]?.facts, paths: pages.map(({ path }) => path) })),
    { facts: undefined, paths: [] },
  ];
}

/** The stages a role can be in at all, asked of everybody there could be. */
export function possibleStages(role: Role): ReadonlySet<SessionSituation> {
  const either = [true, false];
  return new Set(
    either.flatMap((verified) =>
      either.flatMap((onboarded) =>
        either.map((tosAccepted) => stageOf(meOf(role, { verified, onboarded, tosAccepted }))),
      ),
    ),
  );
}

/** Whether the session knows in this situation who somebody is; without that, every role gets the same verdict. */
export const isRoleKnown = (situation: SessionSituation): boolean => sessionStages.some((stage) => stage === situation);

const asked = '?q=1';
/** Everybody who is logged in may see it, so it is a target in every verdict. */
const earlier = '/help';

/** The verdict on a page of the group, in one situation and role, with the tenant found. */
export function cellOf(group: RouteGroup, situation: SessionSituation, role: Role): Verdicted {
  if (isRoleKnown(situation) && !possibleStages(role).has(situation)) return { kind: 'impossible' };
  const pathname = group.paths[0] ?? '/nowhere';
  const verdictOn = (search: string) =>
    decide({
      tenant: 'found',
      session: { situation, role: isRoleKnown(situation) ? role : undefined, endedBy: null },
      location: { pathname, search },
      route: group.facts,
      routeOf,
    });
  const verdict = verdictOn(asked);
  if (verdict.kind !== 'redirect') return { kind: verdict.kind };
  const carrying = verdictOn(`?${targetParameter}=${encodeURIComponent(earlier)}`);
  const own = encodeURIComponent(pathname + asked);
  return {
    kind: 'redirect',
    path: verdict.href.replace(/\?.*/, ''),
    href: verdict.href.replace(own, '‹page›').replace('q=1', '‹query›'),
    target: targetOf(verdict.href, carrying.kind === 'redirect' ? carrying.href : '', own),
  };
}

function targetOf(href: string, carrying: string, own: string): (Verdicted & { kind: 'redirect' })['target'] {
  if (href.includes(own)) return 'this page';
  if (carrying === earlier) return 'instead';
  return carrying.includes(encodeURIComponent(earlier)) ? 'page asked before' : 'none';
}
