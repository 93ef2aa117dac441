import type { Role } from '../../contract/kit/roles.ts';
import type { Question, RouteFacts, Verdict } from '../../machines/session/session.access.ts';
import type { Product } from './product.ts';
import { Departure } from './sentence.ts';

type Situation = Question['session']['situation'];
export interface Visitor {
  readonly situation: Situation;
  readonly role?: Role;
  readonly endedBy?: NonNullable<Question['session']['endedBy']>;
}

const layout = ['auth', 'verified', 'onboarded', 'tos-accepted'];

/** Some pages of the specification's section 2, as its layouts and sections 4 and 6 guard them. */
export const pages: Readonly<Record<string, RouteFacts>> = {
  '/login': { guards: ['guest'] },
  '/dashboard': { guards: layout },
  '/search': { guards: [...layout, 'employee'] },
  '/near-by': { guards: [...layout, 'applicant'] },
  '/employees': { guards: [...layout, 'tenantmember'] },
  '/tenants': { guards: [...layout, 'admin'] },
  '/applicants': { guards: layout, roles: ['employee', 'tenant_member', 'administrator'] },
  '/account': { guards: ['auth'] },
  '/auth/verify-email/': { guards: [], area: 'verifyEmail' },
  '/onboarding': { guards: [], area: 'onboarding', roles: ['applicant', 'employee'] },
  '/tos/accept': { guards: [], area: 'terms', roles: ['applicant'] },
  '/legal-contacts/1/verify': { guards: [], area: 'publicLink' },
  '/': { guards: [], area: 'root' },
  '/logout': { guards: [], area: 'logout' },
  '/imprint': { guards: [] },
};

/** A visit of a page: an address of this origin and, where it is none of the pages above, what guards it. */
export interface Visit {
  readonly address: string;
  readonly route?: RouteFacts | undefined;
  readonly tenant?: Question['tenant'];
}

export function visit(product: Product, { situation, role, endedBy }: Visitor, asked: string | Visit): Verdict {
  const { address, tenant = 'found', ...rest } = typeof asked === 'string' ? { address: asked } : asked;
  const { pathname, search } = new URL(address, 'http://app.localhost');
  return product.decide({
    tenant,
    session: { situation, role, ...(endedBy && { endedBy }) },
    location: { pathname, search },
    route: 'route' in rest ? rest.route : pages[pathname],
    routeOf: (path) => pages[path],
  });
}

/** A verdict in a word: where a redirect leads, the status of an error and what can be tried again. */
export function inAWord(verdict: Verdict): string {
  if (verdict.kind === 'redirect') return `${verdict.replace ? '' : 'pushes '}${verdict.href}`;
  if (verdict.kind === 'wait') return `wait for ${verdict.for}`;
  if (verdict.kind === 'leave') return `leave for ${verdict.slug}`;
  return verdict.kind === 'error'
    ? `${verdict.status} ${verdict.message}${verdict.retry ? `, retry ${verdict.retry}` : ''}`
    : verdict.kind;
}

/** @throws Departure where a visit comes to something else */
export function meets(product: Product, visitor: Visitor, asked: string | Visit, expected: string): void {
  const met = inAWord(visit(product, visitor, asked));
  if (met === expected) return;
  const { address } = typeof asked === 'string' ? { address: asked } : asked;
  const who = Object.values(visitor).join(', ');
  throw new Departure(`${who} at ${address} should meet “${expected}”, meets “${met}”`);
}

const stages = ['unverified', 'needsOnboarding', 'needsTos', 'ready'] as const;

/** What a page makes of somebody of a role in each situation of the session. */
export type Row = Readonly<
  Partial<Record<Situation, string>> & {
    /** In every stage that has no word of its own. */
    loggedIn?: string;
  }
>;

/** @throws Departure where a visit in one of the situations comes to something else */
export function meetsInEach(product: Product, asked: string | Visit, role: Role, { loggedIn, ...row }: Row): void {
  const all = { ...(loggedIn && Object.fromEntries(stages.map((stage) => [stage, loggedIn]))), ...row };
  for (const [situation, expected] of Object.entries(all)) {
    const isSomebody = !['loggedOut', 'fetchingMe', 'fetchFailed'].includes(situation);
    meets(product, { situation: situation as Situation, ...(isSomebody && { role }) }, asked, expected);
  }
}
