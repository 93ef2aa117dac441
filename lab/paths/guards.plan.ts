import type { Role, Stage } from '../../contract/kit/roles.ts';
import type { SessionSituation } from '../../machines/session/session.me.ts';
import { productRoutes } from '../product-routes.ts';
import type { Slug } from '../../tests/support/browser-world.ts';

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

interface GuardVisit {
  /** `guards-03`: what `npm run test:paths` calls it. */
  readonly id: string;
  readonly who: string;
  readonly slug: Slug;
  readonly situation: SessionSituation;
  /** Absent for a guest. */
  readonly type?: Role;
  readonly stage?: Exclude<Stage, 'public'>;
}

const applicant = { type: 'applicant' } as const;
const employee = { type: 'employee' } as const;

const visitors: readonly Omit<GuardVisit, 'id'>[] = [
  { who: 'a guest', slug: 'app', situation: 'loggedOut' },
  { who: 'an applicant before the code', slug: 'chemie', situation: 'unverified', stage: 'session', ...applicant },
  { who: 'an applicant in the steps', slug: 'app', situation: 'needsOnboarding', stage: 'verified', ...applicant },
  { who: 'an applicant before the terms', slug: 'chemie', situation: 'needsTos', stage: 'onboarded', ...applicant },
  { who: 'an applicant who is ready', slug: 'app', situation: 'ready', stage: 'tos', ...applicant },
  { who: 'an employee before the code', slug: 'app', situation: 'unverified', stage: 'session', ...employee },
  { who: 'an employee in the steps', slug: 'chemie', situation: 'needsOnboarding', stage: 'verified', ...employee },
  { who: 'an employee who is ready', slug: 'app', situation: 'ready', stage: 'tos', ...employee },
  { who: 'the staff', slug: 'chemie', situation: 'ready', stage: 'tos', type: 'tenant_member' },
  { who: 'the administrator', slug: 'app', situation: 'ready', stage: 'tos', type: 'administrator' },
  { who: 'somebody of whom the server can’t tell', slug: 'app', situation: 'fetchFailed', stage: 'tos', ...applicant },
];

/** Everybody whom the guards tell apart, each as one path through all kinds of pages. */
export const guardVisits: readonly GuardVisit[] = visitors.map((visitor, index) => ({
  id: `guards-${String(index + 1).padStart(2, '0')}`,
  ...visitor,
}));
