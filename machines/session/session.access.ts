import type { Role } from '../../contract/kit/roles.ts';
import { type Area, type GuardName, guardNames, type Move, type VerdictTable, verdictTable } from './session.guards.ts';
import type { SessionSituation } from './session.me.ts';
import type { EndedBy } from './session.types.ts';
import { parseTarget, rawTarget, targetParameter, withoutTarget } from './target.ts';

/** What the verdict needs to know about a route; the route's `staticData` carries it. */
export type RouteFacts = {
  guards: readonly string[];
  /** Absent: an ordinary page. */
  area?: Area;
  /** Who has a screen here, where one path serves several roles; everyone else gets a 404. Absent: everyone. */
  roles?: readonly Role[];
};
/** The facts of the route that a path of this origin matches, parents' guards first; undefined where none does. */
export type RouteOf = (pathname: string) => RouteFacts | undefined;

export const tenantSituations = ['looking', 'found', 'noSubdomain', 'notFound', 'unconfigured', 'failed'] as const;
export type TenantSituation = (typeof tenantSituations)[number];

export type Question = {
  tenant: TenantSituation;
  session: { situation: SessionSituation; role?: Role | undefined; endedBy?: EndedBy | null };
  /** As the address bar has it: `search` is empty or begins with `?`. */
  location: { pathname: string; search: string };
  route: RouteFacts | undefined;
  routeOf: RouteOf;
};

export type Verdict =
  | { kind: 'allow' }
  /** `href` is a path of this origin with its query. */
  | { kind: 'redirect'; href: string; replace: boolean }
  /** The same address on another tenant's host. */
  | { kind: 'leave'; slug: 'app' }
  | { kind: 'wait'; for: 'tenant' | 'session' }
  | { kind: 'error'; status: number; message: string; retry?: 'tenant' | 'session' }
  | { kind: 'notFound' };

export const notFoundMessage = 'This page could not be found';
export const noTenantMessage = 'No tenant found.';
const allow: Verdict = { kind: 'allow' };
const stagePages = new Set<Area | undefined>(['verifyEmail', 'onboarding', 'terms', 'root', 'logout']);
/** Stage pages that a guest asked for by their address, a link of a mail for instance. */
const askedForByGuests = new Set<Area | undefined>(['onboarding', 'terms']);

const isGuardName = (name: string): name is GuardName => (guardNames as readonly string[]).includes(name);

/**
 * What becomes of a visit: the tenant first, then me, then the route's own guards from parent to
 * child; the first that doesn't allow wins (specification, sections 4 and 6). Pure, so that a
 * preload may ask as well.
 * @param table the product's own; the tests of the tests change one cell of it
 */
export function decide(question: Question, table: VerdictTable = verdictTable): Verdict {
  const { route, session } = question;
  const asked = { ...question, table };
  const unknown = route?.guards.find((name) => !isGuardName(name));
  if (unknown !== undefined) return { kind: 'error', status: 500, message: `Unknown middleware ${unknown}` };
  const tenant = tenantVerdict(question);
  if (tenant.kind !== 'allow') return tenant;
  if (!route) return { kind: 'notFound' };

  const { situation, role } = session;
  if (situation === 'fetchingMe' || situation === 'fetchFailed') {
    const page = route.area === 'publicLink' || route.area === 'logout' ? route.area : 'page';
    return carryOut(table.fetchMe[page][situation], asked);
  }
  for (const name of route.guards.filter(isGuardName)) {
    if (name === 'fetch-tenant' || name === 'fetch-me') continue;
    const verdict = carryOut(table.guards[name][situation], asked, name);
    if (verdict.kind !== 'allow') return verdict;
  }
  if (route.roles && role && !route.roles.includes(role)) return { kind: 'notFound' };
  return route.area ? carryOut(table.areas[route.area][situation], asked) : allow;
}

type Asked = Question & { table: VerdictTable };

/** Where someone goes who has just reached `ready`: the original target, honoured once, or the dashboard. */
export function honouredTarget(
  question: Pick<Question, 'session' | 'location' | 'routeOf'>,
  table: VerdictTable = verdictTable,
): string {
  return carriedTarget({ ...question, table }) ?? '/dashboard';
}

function tenantVerdict({ tenant, location }: Question): Verdict {
  const verdicts: Record<TenantSituation, Verdict> = {
    looking: { kind: 'wait', for: 'tenant' },
    found: allow,
    noSubdomain:
      location.pathname === '/'
        ? { kind: 'error', status: 404, message: 'No subdomain.' }
        : { kind: 'redirect', href: '/', replace: true },
    notFound: { kind: 'leave', slug: 'app' },
    unconfigured: { kind: 'error', status: 404, message: noTenantMessage },
    failed: { kind: 'error', status: 503, message: 'The tenant could not be loaded.', retry: 'tenant' },
  };
  return verdicts[tenant];
}

function carryOut(move: Move, question: Asked, guard?: GuardName): Verdict {
  const { session, table } = question;
  switch (move) {
    case 'allow':
      return allow;
    case 'wait':
      return { kind: 'wait', for: 'session' };
    case 'error':
      return { kind: 'error', status: 503, message: 'The session could not be loaded.', retry: 'session' };
    case 'byRole':
      return guard && session.role && table.admitted[guard]?.includes(session.role) ? allow : { kind: 'notFound' };
    case 'login':
      return goTo('/login');
    case 'login + T':
      return goTo('/login', session.endedBy === 'logout' ? null : ownTarget(question));
    case 'verify-email':
      return goTo('/auth/verify-email/', carriedTarget(question));
    case 'verify-email + T':
      return goTo('/auth/verify-email/', ownTarget(question));
    case 'onboarding':
      return goTo('/onboarding', carriedTarget(question));
    case 'onboarding + query':
      return goTo('/onboarding', ownTarget(question), withoutTarget(question.location.search));
    case 'onboarding + T':
      return goTo('/onboarding', ownTarget(question));
    case 'tos + T':
      return goTo('/tos/accept', ownTarget(question));
    case 'T or dashboard':
      return { kind: 'redirect', href: honouredTarget(question, table), replace: true };
    case 'T or allow': {
      const href = carriedTarget(question);
      return href === null ? allow : { kind: 'redirect', href, replace: true };
    }
    case 'dashboard':
      return goTo('/dashboard');
    case 'logout':
      return goTo('/logout');
  }
}

function goTo(path: string, target: string | null = null, search = ''): Verdict {
  const carried = target === null ? '' : `${search === '' ? '?' : '&'}${targetParameter}=${encodeURIComponent(target)}`;
  return { kind: 'redirect', href: path + search + carried, replace: true };
}

/** The page asked for becomes the target, unless it is a guest or stage page: those pass on the one they carry. */
function ownTarget(question: Asked): string | null {
  const { location, route } = question;
  const own = location.pathname + withoutTarget(location.search);
  if (!route || route.guards.includes('guest')) return carriedTarget(question);
  if (stagePages.has(route.area)) return carriedTarget(question) ?? (askedForByGuests.has(route.area) ? own : null);
  return own;
}

/** The target in the query, if it is one somebody in this role may be sent to; the terms are for those who have accepted. */
function carriedTarget({
  session,
  location,
  routeOf,
  table,
}: Pick<Asked, 'session' | 'location' | 'routeOf' | 'table'>): string | null {
  return parseTarget(rawTarget(location.search), (pathname) => {
    const target = routeOf(pathname);
    if (!target || target.guards.includes('guest')) return false;
    const { role, situation } = session;
    const isReadable = target.area === 'terms' && (situation === 'ready' || situation === 'loggedOut');
    if (stagePages.has(target.area) && !isReadable) return false;
    if (!role) return true;
    const isAdmitted = target.guards.every(
      (name) => !isGuardName(name) || (table.admitted[name]?.includes(role) ?? true),
    );
    return isAdmitted && (target.roles?.includes(role) ?? true);
  });
}
