import { decisions, type Sentence, spec, statecharts } from './sentence.ts';
import { meets, type Visit } from './visit.ts';

const ready = { situation: 'ready', role: 'employee' } as const;
const guest = { situation: 'loggedOut' } as const;

/** What becomes of the page somebody wanted first, and whose host it is. */
export const targetSentences: readonly Sentence[] = [
  {
    id: 'target.one-may-go-there',
    place: statecharts(
      'Guards',
      'dropped where it points at a guest or stage page or is not allowed for the role (then /dashboard, not 404)',
    ),
    given: 'people of each role at the login page, with a target in its address',
    when: 'the target is a page of theirs, or of another role',
    then: 'they go there, or to the dashboard',
    shownBy: (product) => {
      const goes = (role: 'applicant' | 'employee' | 'tenant_member' | 'administrator', to: string, where = to) =>
        meets(product, { situation: 'ready', role }, `/login?redirect=${encodeURIComponent(to)}`, where);
      goes('applicant', '/near-by');
      goes('employee', '/near-by', '/dashboard');
      goes('tenant_member', '/near-by', '/dashboard');
      goes('administrator', '/near-by', '/dashboard');
      goes('employee', '/search');
      goes('applicant', '/search', '/dashboard');
      goes('tenant_member', '/search', '/dashboard');
      goes('administrator', '/search', '/dashboard');
      goes('tenant_member', '/employees');
      goes('administrator', '/employees');
      goes('applicant', '/employees', '/dashboard');
      goes('employee', '/employees', '/dashboard');
      goes('administrator', '/tenants');
      goes('tenant_member', '/tenants', '/dashboard');
      goes('employee', '/tenants', '/dashboard');
      goes('applicant', '/tenants', '/dashboard');
      goes('applicant', '/applicants', '/dashboard');
    },
  },
  {
    id: 'target.never-astray',
    place: decisions(
      '5',
      'The original target kept in the query is parsed once, must stay on this origin and match a known route.',
    ),
    given: 'somebody who is logged in, at the login page',
    when: 'the target lies elsewhere, nowhere, or is a page for guests or of a stage',
    then: 'they go to the dashboard',
    shownBy: (product) => {
      for (const to of ['//evil.example', 'http://evil.example', '/nowhere', '/login', '/onboarding', '/logout', '/']) {
        meets(product, ready, `/login?redirect=${encodeURIComponent(to)}`, '/dashboard');
      }
    },
  },
  {
    id: 'target.never-nested',
    place: statecharts('Guards', 'never nested'),
    given: 'a guest at a protected page whose address carries a target',
    when: 'they are sent to the login',
    then: 'the page they asked for is the target, and nothing is in it',
    shownBy: (product) =>
      meets(product, guest, '/search?redirect=%2Fdashboard&b=2', '/login?redirect=%2Fsearch%3Fb%3D2'),
  },
  {
    id: 'target.through-the-stages',
    place: statecharts('Guards', 'T is carried through verification, onboarding and terms and honoured once at ready'),
    given: 'an applicant with a target in the address of a stage they are not at',
    when: 'they are sent to the stage they are at, and in the end have them all behind',
    then: 'the target goes along each time and is honoured at the end',
    shownBy: (product) => {
      const search = '?redirect=%2Fnear-by';
      const role = 'applicant';
      meets(product, { situation: 'unverified', role }, `/onboarding${search}`, `/auth/verify-email/${search}`);
      meets(product, { situation: 'needsOnboarding', role }, `/tos/accept${search}`, `/onboarding${search}`);
      meets(product, { situation: 'needsTos', role }, '/near-by', `/tos/accept${search}`);
      meets(product, { situation: 'ready', role }, `/onboarding${search}`, '/near-by');
      meets(product, { situation: 'ready', role }, `/tos/accept${search}`, '/near-by');
    },
  },
  {
    id: 'target.leads-nobody-away',
    place: statecharts('Guards', 'T is carried through verification, onboarding and terms and honoured once at ready'),
    given: 'pages that somebody may see, and a step behind them, with a target in the address and without',
    when: 'they ask for them',
    then: 'they see the page, whatever target it carries; from a step behind them they go to the dashboard without one',
    shownBy: (product) => {
      const role = 'applicant';
      const stages = ['unverified', 'needsOnboarding', 'needsTos', 'ready'] as const;
      const guards = ['auth', 'verified', 'onboarded', 'tos-accepted'] as const;
      for (const [first, guard] of guards.entries()) {
        const at = { address: '/account?redirect=%2Fdashboard', route: { guards: [guard] } };
        for (const situation of stages.slice(first)) meets(product, { situation, role }, at, 'allow');
      }
      const link = '/legal-contacts/1/verify?redirect=%2Fdashboard';
      for (const situation of [...stages, 'loggingOut', 'logoutFailed'] as const)
        meets(product, { situation, role }, link, 'allow');
      for (const situation of ['loggedOut', 'fetchFailed'] as const) meets(product, { situation }, link, 'allow');
      for (const situation of ['needsTos', 'ready'] as const)
        meets(product, { situation, role }, '/onboarding', '/dashboard');
    },
  },
  {
    id: 'target.after-the-session',
    place: statecharts('session', 'Expiry keeps T, logging out by hand drops it.'),
    given: 'a guest at a protected page',
    when: 'their session ended by expiring, by another tab, or by logging out by hand',
    then: 'they come back after the login, but not after logging out by hand',
    shownBy: (product) => {
      for (const endedBy of ['expired', 'otherTab'] as const) {
        meets(product, { ...guest, endedBy }, '/search', '/login?redirect=%2Fsearch');
      }
      meets(product, { ...guest, endedBy: 'logout' }, '/search', '/login');
    },
  },
  {
    id: 'target.terms-asked-for-by-a-guest',
    place: spec('4', 'A guest on a protected page is sent to login, with the original target carried in a query.'),
    given: 'a guest with a link to the terms, which an applicant may read again at any time',
    when: 'they open it and log in',
    then: 'they come back to the terms once nothing is missing; others are led on as always',
    shownBy: (product) => {
      const login = '/login?redirect=%2Ftos%2Faccept';
      meets(product, { situation: 'loggedOut' }, '/tos/accept', login);
      meets(product, { situation: 'loggedOut', endedBy: 'logout' }, '/tos/accept', '/login');
      meets(product, { situation: 'ready', role: 'applicant' }, login, '/tos/accept');
      meets(product, { situation: 'needsTos', role: 'applicant' }, login, '/dashboard');
      meets(product, { situation: 'ready', role: 'employee' }, login, '/dashboard');
    },
  },
  {
    id: 'target.own-pages-early',
    place: decisions('1', "/account and /help open for people who aren't that far yet"),
    given: 'an applicant in every stage',
    when: 'they ask for their account',
    then: 'they see it',
    shownBy: (product) => {
      for (const situation of ['unverified', 'needsOnboarding', 'needsTos', 'ready'] as const) {
        meets(product, { situation, role: 'applicant' }, '/account', 'allow');
      }
    },
  },
  {
    id: 'tenant.no-subdomain',
    place: spec('4', "no first label in the host gives the error 'No subdomain.' and redirect to the root"),
    given: 'a host without a first label',
    when: 'anybody asks for any page',
    then: 'they are sent to the root, which says so',
    shownBy: (product) => {
      const at = (address: string): Visit => ({ address, tenant: 'noSubdomain' });
      for (const visitor of [guest, ready]) {
        meets(product, visitor, at('/search'), '/');
        meets(product, visitor, { ...at('/nowhere'), route: undefined }, '/');
        meets(product, visitor, at('/'), '404 No subdomain.');
      }
    },
  },
  {
    id: 'tenant.none-found',
    place: spec('4', 'the user is redirected to the same address with the subdomain replaced by app'),
    given: 'a host whose first label is no tenant',
    when: 'anybody asks for any page, also of app where there is no such tenant',
    then: 'they go to app, and there are told that no tenant was found',
    shownBy: (product) => {
      for (const visitor of [guest, ready]) {
        meets(product, visitor, { address: '/search', tenant: 'notFound' }, 'leave for app');
        meets(product, visitor, { address: '/search', tenant: 'unconfigured' }, '404 No tenant found.');
      }
    },
  },
  {
    id: 'tenant.comes-first',
    place: statecharts('Guards', 'fetch-tenant | (every state) looking: wait · found: allow'),
    given: 'a page of a tenant that is being looked up, is found, or could not be looked up',
    when: 'anybody asks for it in any situation of the session',
    then: 'they wait, see it, or are told and may try again, before anything is asked about them',
    shownBy: (product) => {
      for (const visitor of [guest, ready, { situation: 'fetchingMe' } as const]) {
        meets(product, visitor, { address: '/search', tenant: 'looking' }, 'wait for tenant');
        const failed = '503 The tenant could not be loaded., retry tenant';
        meets(product, visitor, { address: '/search', tenant: 'failed' }, failed);
      }
      meets(product, ready, { address: '/search', tenant: 'found' }, 'allow');
    },
  },
];
