import type { Role, Stage } from '../../contract/kit/roles.ts';
import type { SessionSituation } from '../../machines/session/session.me.ts';
import { productRoutes } from '../../scripts/diagrams/product-routes.ts';
import type { Slug } from '../support/browser-world.ts';
import { expect, test } from '../support/page-fixtures.ts';
import { giveSession } from './kit/login.ts';
import { followsVerdict } from './kit/verdict.ts';

/** One page of every kind that the guards tell apart; who opens /logout is logged out, so the session's paths do that. */
const pages = [...Map.groupBy(productRoutes, ({ facts }) => JSON.stringify(facts)).values()].map(
  ([first]) => first?.path ?? '',
);
const addresses = [
  ...pages.filter((path) => path !== '/logout'),
  '/no-such-page',
  '/login?redirect=%2Faccount%2Fsecurity',
  '/tos/accept?redirect=https%3A%2F%2Fexample.com%2F',
];

interface Visitors {
  readonly who: string;
  readonly slug: Slug;
  readonly situation: SessionSituation;
  readonly type?: Role;
  readonly stage?: Exclude<Stage, 'public'>;
}

const visitors: readonly Visitors[] = [
  { who: 'a guest', slug: 'app', situation: 'loggedOut' },
  { who: 'an applicant before the code', slug: 'chemie', situation: 'unverified', type: 'applicant', stage: 'session' },
  { who: 'an applicant in the steps', slug: 'app', situation: 'needsOnboarding', type: 'applicant', stage: 'verified' },
  {
    who: 'an applicant before the terms',
    slug: 'chemie',
    situation: 'needsTos',
    type: 'applicant',
    stage: 'onboarded',
  },
  { who: 'an applicant who is ready', slug: 'app', situation: 'ready', type: 'applicant', stage: 'tos' },
  { who: 'an employee before the code', slug: 'app', situation: 'unverified', type: 'employee', stage: 'session' },
  {
    who: 'an employee in the steps',
    slug: 'chemie',
    situation: 'needsOnboarding',
    type: 'employee',
    stage: 'verified',
  },
  { who: 'an employee who is ready', slug: 'app', situation: 'ready', type: 'employee', stage: 'tos' },
  { who: 'the staff', slug: 'chemie', situation: 'ready', type: 'tenant_member', stage: 'tos' },
  { who: 'the administrator', slug: 'app', situation: 'ready', type: 'administrator', stage: 'tos' },
];

test('guards: there are eleven kinds of pages', () => {
  expect(pages).toEqual([
    '/login',
    '/logout',
    '/',
    '/auth/verify-email',
    '/imprint',
    '/onboarding',
    '/tos/accept',
    '/account',
    '/account/security',
    '/dashboard',
    '/search',
  ]);
});

for (const { who, slug, situation, type, stage } of visitors) {
  test(`guards: each kind of page lets in, or sends on, ${who}`, async ({ open, world }) => {
    const visitor = await open(slug);
    if (type && stage) {
      await giveSession({ world, visitor }, await world.person(slug, { type, stage, locale: visitor.locale }));
    }
    for (const address of addresses) {
      // oxlint-disable-next-line no-await-in-loop -- one page
      await test.step(address, () => followsVerdict(visitor, address, { situation, role: type }));
    }
  });
}

test('guards: each kind of page says so where it can’t be found out who is there', async ({ open, world, faults }) => {
  const visitor = await open('app');
  await giveSession({ world, visitor }, await world.person('app'));
  faults.allow(/status of 500/, /answer 500/);
  await visitor.page.route(/\/api\/auth\/me$/, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'No' } }),
  );
  for (const address of addresses) {
    // oxlint-disable-next-line no-await-in-loop -- one page
    await test.step(address, () => followsVerdict(visitor, address, { situation: 'fetchFailed' }));
  }
});
