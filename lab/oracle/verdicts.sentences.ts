import { roles } from '../../contract/kit/roles.ts';
import { decisions, type Sentence, spec, statecharts } from './sentence.ts';
import { meets, meetsInEach, type Row } from './visit.ts';

const notLoaded = '503 The session could not be loaded., retry session';
/** While nothing is known for certain, and after a logout that failed. */
const unsettled: Row = {
  fetchingMe: 'wait for session',
  fetchFailed: notLoaded,
  loggingOut: 'wait for session',
  logoutFailed: '/logout',
};
const asked = (...guards: readonly string[]) => ({ address: '/asked?a=1', route: { guards } });
const target = 'redirect=%2Fasked%3Fa%3D1';
/** With a target somebody may be sent to, and something else in the query. */
const carrying = (path: string) => `${path}?redirect=%2Fdashboard%3Fb%3D2&a=1`;
const carried = 'redirect=%2Fdashboard%3Fb%3D2';

/** What becomes of a visit, guard by guard and place by place. */
export const verdictSentences: readonly Sentence[] = [
  {
    id: 'verdicts.open-page',
    place: statecharts('Guards', 'fetch-me | allow | wait | error, retry (public link: allow)'),
    given: 'a page without guards, such as the imprint',
    when: 'anybody asks for it',
    then: 'they get it; only while it is unknown who asks they wait, and are told when that can’t be found out',
    shownBy: (product) =>
      meetsInEach(product, '/imprint', 'applicant', {
        loggedOut: 'allow',
        fetchingMe: 'wait for session',
        fetchFailed: notLoaded,
        loggedIn: 'allow',
        loggingOut: 'allow',
        logoutFailed: 'allow',
      }),
  },
  {
    id: 'verdicts.auth',
    place: spec('4', 'A guest on a protected page is sent to login, with the original target carried in a query.'),
    given: 'a page for people who are logged in',
    when: 'a guest asks for it, or somebody who is logged in, or somebody about to leave',
    then: 'the guest logs in first and comes back; the others see it; who is leaving does not',
    shownBy: (product) =>
      meetsInEach(product, asked('auth'), 'applicant', {
        ...unsettled,
        loggedOut: `/login?${target}`,
        loggedIn: 'allow',
      }),
  },
  {
    id: 'verdicts.guest',
    place: spec(
      '4',
      'A logged-in user on a guest-only page goes to the original target from the query (302, that query parameter removed) or otherwise to the dashboard.',
    ),
    given: 'a page for guests, with and without a target in its address',
    when: 'a guest asks for it, or somebody who is logged in',
    then: 'the guest sees it; the other goes to the target, or else to the dashboard',
    shownBy: (product) => {
      const row = { ...unsettled, loggedOut: 'allow' };
      meetsInEach(product, '/login', 'applicant', { ...row, loggedIn: '/dashboard' });
      meetsInEach(product, '/login?redirect=%2Fnear-by%3Fa%3D1', 'applicant', { ...row, loggedIn: '/near-by?a=1' });
    },
  },
  {
    id: 'verdicts.verified',
    place: spec('4', 'A logged-in unverified user goes to e-mail verification.'),
    given: 'a page for people with a verified address',
    when: 'somebody asks for it in each situation',
    then: 'the unverified verify first and come back, guests log in first',
    shownBy: (product) =>
      meetsInEach(product, asked('verified'), 'applicant', {
        ...unsettled,
        loggedOut: `/login?${target}`,
        unverified: `/auth/verify-email/?${target}`,
        needsOnboarding: 'allow',
        needsTos: 'allow',
        ready: 'allow',
      }),
  },
  {
    id: 'verdicts.onboarded',
    place: spec('4', 'A logged-in user not yet onboarded goes to onboarding (query kept).'),
    given: 'a page for people who have completed onboarding',
    when: 'somebody asks for it in each situation',
    then: 'whoever has not goes to onboarding with the query, after verifying',
    shownBy: (product) =>
      meetsInEach(product, asked('onboarded'), 'applicant', {
        ...unsettled,
        loggedOut: `/login?${target}`,
        unverified: `/auth/verify-email/?${target}`,
        needsOnboarding: `/onboarding?a=1&${target}`,
        needsTos: 'allow',
        ready: 'allow',
      }),
  },
  {
    id: 'verdicts.tos-accepted',
    place: spec('4', 'An applicant who has not accepted the terms goes to terms acceptance.'),
    given: 'a page for people who have accepted the terms',
    when: 'somebody asks for it in each situation',
    then: 'whoever has not goes to the terms, after verifying and onboarding, and comes back',
    shownBy: (product) =>
      meetsInEach(product, asked('tos-accepted'), 'applicant', {
        ...unsettled,
        loggedOut: `/login?${target}`,
        unverified: `/auth/verify-email/?${target}`,
        needsOnboarding: `/onboarding?${target}`,
        needsTos: `/tos/accept?${target}`,
        ready: 'allow',
      }),
  },
  ...(
    [
      ['applicant', ['applicant']],
      ['employee', ['employee']],
      ['tenantmember', ['tenant_member', 'administrator']],
      ['admin', ['administrator']],
    ] as const
  ).map(([guard, admitted]): Sentence => ({
    id: `verdicts.${guard}`,
    place: spec(
      '6',
      "A page restricted to one role redirects guests to login and shows a 404 'This page could not be found' to logged-in users lacking the role.",
    ),
    given: `a page with the guard ${guard}`,
    when: 'people of every role ask for it, and guests',
    then: `${admitted.join(' and ')} see it, others of the house find nothing, guests log in first`,
    shownBy: (product) => {
      for (const role of roles) {
        meetsInEach(product, asked(guard), role, {
          ...unsettled,
          loggedOut: `/login?${target}`,
          loggedIn: (admitted as readonly string[]).includes(role) ? 'allow' : 'notFound',
        });
      }
    },
  })),
  {
    id: 'verdicts.roles-of-a-path',
    place: statecharts(
      'Guards',
      'One path with several roles (/dashboard, /applicants, /onboarding, /help) is one route with a screen per role.',
    ),
    given: 'a path that several roles share',
    when: 'each role asks for it',
    then: 'who has no screen there finds nothing',
    shownBy: (product) => {
      for (const role of ['employee', 'tenant_member', 'administrator'] as const) {
        meets(product, { situation: 'ready', role }, '/applicants', 'allow');
      }
      meets(product, { situation: 'ready', role: 'applicant' }, '/applicants', 'notFound');
    },
  },
  {
    id: 'verdicts.verify-email',
    place: decisions(
      '1',
      'it admits logged-in unverified users; a verified user goes to the dashboard, a guest to login',
    ),
    given: 'the page that asks for the code from the mail, with and without a target',
    when: 'somebody asks for it in each situation',
    then: 'only the unverified see it',
    shownBy: (product) => {
      const row = { ...unsettled, loggedOut: '/login', unverified: 'allow' };
      meetsInEach(product, '/auth/verify-email/', 'applicant', { loggedIn: '/dashboard', ...row });
      meetsInEach(product, carrying('/auth/verify-email/'), 'applicant', { loggedIn: '/dashboard?b=2', ...row });
    },
  },
  {
    id: 'verdicts.onboarding',
    place: statecharts(
      'Guards',
      '/onboarding (staff: 404) | login + T | verify | allow | T or /dashboard | T or /dashboard',
    ),
    given: 'the page of the onboarding, with a target',
    when: 'somebody asks for it in each situation',
    then: 'those see it who have not finished it, the target goes along, and staff finds nothing',
    shownBy: (product) => {
      meetsInEach(product, carrying('/onboarding'), 'applicant', {
        ...unsettled,
        loggedOut: `/login?${carried}`,
        unverified: `/auth/verify-email/?${carried}`,
        needsOnboarding: 'allow',
        needsTos: '/dashboard?b=2',
        ready: '/dashboard?b=2',
      });
      meets(product, { situation: 'loggedOut' }, '/onboarding', '/login?redirect=%2Fonboarding');
      for (const role of ['tenant_member', 'administrator'] as const) {
        meets(product, { situation: 'ready', role }, '/onboarding', 'notFound');
      }
    },
  },
  {
    id: 'verdicts.terms',
    place: statecharts('Guards', '/tos/accept | login + T | verify | onboarding | allow | the text, read only'),
    given: 'the page of the terms, with a target',
    when: 'somebody asks for it in each situation',
    then: 'the target goes along; whoever is as far as that sees it, whoever has accepted reads it again or goes on to the target',
    shownBy: (product) => {
      meets(product, { situation: 'ready', role: 'applicant' }, '/tos/accept', 'allow');
      meetsInEach(product, carrying('/tos/accept'), 'applicant', {
        ...unsettled,
        loggedOut: `/login?${carried}`,
        unverified: `/auth/verify-email/?${carried}`,
        needsOnboarding: `/onboarding?${carried}`,
        needsTos: 'allow',
        ready: '/dashboard?b=2',
      });
    },
  },
  {
    id: 'verdicts.public-link',
    place: spec('6', 'A route may be marked as needing no authentication.'),
    given: 'a link from a mail',
    when: 'anybody opens it, even while the server does not say who they are',
    then: 'they see it, once it is known who they are or known that it can’t be found out',
    shownBy: (product) =>
      meetsInEach(product, '/legal-contacts/1/verify', 'applicant', {
        loggedOut: 'allow',
        fetchingMe: 'wait for session',
        fetchFailed: 'allow',
        loggedIn: 'allow',
        loggingOut: 'allow',
        logoutFailed: 'allow',
      }),
  },
  {
    id: 'verdicts.root',
    place: spec('2', '/ redirects to /dashboard'),
    given: 'the bare address of the host, with a target in its query',
    when: 'somebody asks for it in each situation',
    then: 'a guest logs in, anybody else begins at the dashboard',
    shownBy: (product) =>
      meetsInEach(product, carrying('/'), 'applicant', { ...unsettled, loggedOut: '/login', loggedIn: '/dashboard' }),
  },
  {
    id: 'verdicts.logout',
    place: spec('2', '/logout has no such restriction.'),
    given: 'the page that logs out, with a target in its query',
    when: 'somebody asks for it in each situation',
    then: 'they see it, while and after leaving as well; a guest is at the login without a target',
    shownBy: (product) =>
      meetsInEach(product, carrying('/logout'), 'applicant', {
        loggedOut: '/login',
        fetchingMe: 'wait for session',
        fetchFailed: 'allow',
        loggedIn: 'allow',
        loggingOut: 'allow',
        logoutFailed: 'allow',
      }),
  },
  {
    id: 'verdicts.first-guard-wins',
    place: statecharts('Guards', "then the route's own from parent to child; the first that doesn't allow wins"),
    given: 'an unverified applicant',
    when: 'they ask for a page of employees behind the usual layout',
    then: 'they verify first, and only then find nothing',
    shownBy: (product) => {
      meets(
        product,
        { situation: 'unverified', role: 'applicant' },
        '/search',
        '/auth/verify-email/?redirect=%2Fsearch',
      );
      meets(product, { situation: 'ready', role: 'applicant' }, '/search', 'notFound');
    },
  },
  {
    id: 'verdicts.unknown-guard',
    place: spec('2', 'An unknown guard name gives a 500.'),
    given: 'a route that names a guard nobody knows',
    when: 'anybody asks for it',
    then: 'they get an error that names it',
    shownBy: (product) => {
      const visitors = [{ situation: 'loggedOut' }, { situation: 'ready', role: 'applicant' }] as const;
      for (const visitor of visitors) {
        meets(product, visitor, asked('auth', 'superuser'), '500 Unknown middleware superuser');
      }
    },
  },
  {
    id: 'verdicts.unmatched',
    place: spec('2', 'Any other path gives a 404 error page.'),
    given: 'an address that no page has',
    when: 'anybody asks for it in any situation',
    then: 'they find nothing',
    shownBy: (product) =>
      meetsInEach(product, { address: '/nowhere', route: undefined }, 'applicant', {
        loggedOut: 'notFound',
        fetchingMe: 'notFound',
        fetchFailed: 'notFound',
        loggedIn: 'notFound',
        loggingOut: 'notFound',
      }),
  },
];
