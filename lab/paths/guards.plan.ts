import type { Role, Stage } from '../../contract/kit/roles.ts';
import type { SessionSituation } from '../../machines/session/session.me.ts';
import { productRoutes } from '../product-routes.ts';

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

type Guest = readonly [who: string, situation: SessionSituation];
type Member = readonly [who: string, situation: SessionSituation, type: Role, stage: Exclude<Stage, 'public'>];

const visitors: readonly (Guest | Member)[] = [
  ['a guest', 'loggedOut'],
  ['an applicant before the code', 'unverified', 'applicant', 'session'],
  ['an applicant in the steps', 'needsOnboarding', 'applicant', 'verified'],
  ['an applicant before the terms', 'needsTos', 'applicant', 'onboarded'],
  ['an applicant who is ready', 'ready', 'applicant', 'tos'],
  ['an employee before the code', 'unverified', 'employee', 'session'],
  ['an employee in the steps', 'needsOnboarding', 'employee', 'verified'],
  ['an employee who is ready', 'ready', 'employee', 'tos'],
  ['the staff', 'ready', 'tenant_member', 'tos'],
  ['the administrator', 'ready', 'administrator', 'tos'],
  ['somebody of whom the server can’t tell', 'fetchFailed', 'applicant', 'tos'],
];

/** `guards-03`: what `npm run test:paths` calls it. */
export const guardVisits = visitors.map(([who, situation, type, stage], index) => ({
  id: `guards-${String(index + 1).padStart(2, '0')}`,
  slug: index % 2 === 0 ? ('app' as const) : ('chemie' as const),
  who,
  situation,
  type,
  stage,
}));

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
