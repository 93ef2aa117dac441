import type { Role } from '../../contract/kit/roles.ts';
import type { SessionSituation } from '../../machines/session/session.me.ts';
import { productRoutes } from '../product-routes.ts';
import { lastDone } from './session.flow.ts';

/** One page of every kind that the guards tell apart. */
export const pages: readonly string[] = [
  ...Map.groupBy(productRoutes, ({ facts }) => JSON.stringify(facts)).values(),
].map(([first]) => first?.path ?? '');

/** What each visitor opens, one after the other; who opens /logout is logged out, so the session's paths do that. */
export const addresses: readonly string[] = [
  ...pages.filter((path) => path !== '/logout'),
  '/no-such-page',
  '/login?redirect=%2Faccount%2Fsecurity',
  '/tos/accept?redirect=https%3A%2F%2Fexample.com%2F',
];

type Visitor = readonly [who: string, situation: SessionSituation, type?: Role];

const visitors: readonly Visitor[] = [
  ['a guest', 'loggedOut'],
  ['an applicant before the code', 'unverified', 'applicant'],
  ['an applicant in the steps', 'needsOnboarding', 'applicant'],
  ['an applicant before the terms', 'needsTos', 'applicant'],
  ['an applicant who is ready', 'ready', 'applicant'],
  ['an employee before the code', 'unverified', 'employee'],
  ['an employee in the steps', 'needsOnboarding', 'employee'],
  ['an employee who is ready', 'ready', 'employee'],
  ['the staff', 'ready', 'tenant_member'],
  ['the administrator', 'ready', 'administrator'],
  ['somebody of whom the server can’t tell', 'fetchFailed', 'applicant'],
];

/** `guards-03`: what `npm run test:paths` calls it. */
export const guardVisits = visitors.map(([who, situation, type], index) => {
  const [id, slug] = [`guards-${String(index + 1).padStart(2, '0')}`, index % 2 === 0 ? 'app' : 'chemie'] as const;
  return {
    id,
    slug,
    who,
    situation,
    type,
    stage: Object.entries(lastDone).find(([at]) => at === situation)?.[1] ?? 'tos',
  };
});

const targets = ['/account', '/login', '/tos/accept', '/logout', '/nix', '/search?page=2', '//evil.example'];
const carriers = ['/login', '/auth/verify-email/', '/onboarding', '/tos/accept', '/'];

export const allAddresses: readonly string[] = [
  ...productRoutes.map(({ path }) => path.replaceAll(/\{\w+\}/g, '7')),
  '/nix',
  '/onboarding?step=address',
  ...[...targets, '/login?redirect=/help'].flatMap((target) =>
    carriers.map((path) => `${path}?redirect=${encodeURIComponent(target)}`),
  ),
];
