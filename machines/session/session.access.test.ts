import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../../contract/kit/roles.ts';
import { decide, honouredTarget, type Question, type RouteFacts, type Verdict } from './session.access.ts';
import { type Area, type GuardName, guardNames } from './session.guards.ts';
import { type SessionSituation, sessionSituations } from './session.me.ts';

const routes: Record<string, RouteFacts> = {
  '/login': { guards: ['guest'] },
  '/dashboard': { guards: ['auth', 'verified', 'onboarded', 'tos-accepted'] },
  '/search': { guards: ['auth', 'verified', 'onboarded', 'tos-accepted', 'employee'] },
  '/near-by': { guards: ['auth', 'verified', 'onboarded', 'tos-accepted', 'applicant'] },
  '/applicants': {
    guards: ['auth', 'verified', 'onboarded', 'tos-accepted'],
    roles: ['employee', 'tenant_member', 'administrator'],
  },
  '/account': { guards: ['auth'] },
  '/auth/verify-email/': { guards: [], area: 'verifyEmail' },
  '/onboarding': { guards: [], area: 'onboarding', roles: ['applicant', 'employee'] },
  '/tos/accept': { guards: [], area: 'terms', roles: ['applicant'] },
  '/pings/1/answer': { guards: [], area: 'publicLink' },
  '/': { guards: [], area: 'root' },
  '/logout': { guards: [], area: 'logout' },
};
const ask = (route: RouteFacts | undefined, question: Partial<Question> & { session: Question['session'] }): Verdict =>
  decide({
    tenant: 'found',
    location: { pathname: '/asked', search: '?a=1' },
    route,
    routeOf: (path) => routes[path],
    ...question,
  });

/** A verdict in a word, for tables that people read. */
function word(verdict: Verdict): string {
  if (verdict.kind === 'redirect') return verdict.href;
  return verdict.kind === 'error'
    ? `error ${verdict.status}${verdict.retry ? ` retry ${verdict.retry}` : ''}`
    : verdict.kind;
}

/** Every situation, in this order, in every row below. */
const columns = [
  'loggedOut',
  'fetchingMe',
  'fetchFailed',
  'unverified',
  'needsOnboarding',
  'needsTos',
  'ready',
  'loggingOut',
  'logoutFailed',
];
const T = 'redirect=%2Fasked%3Fa%3D1';
const login = `/login?${T}`;
const verify = `/auth/verify-email/?${T}`;
const error = 'error 503 retry session';
const restricted = (mine: string) => [login, 'wait', error, mine, mine, mine, mine, 'wait', '/logout'];
const auth = [login, 'wait', error, 'allow', 'allow', 'allow', 'allow', 'wait', '/logout'];
const open = ['allow', 'wait', error, 'allow', 'allow', 'allow', 'allow', 'allow', 'allow'];

/** guard → role → the verdict in every situation (specification, sections 4 and 6; statecharts). */
const expected: Record<GuardName, (role: Role) => string[]> = {
  'fetch-tenant': () => open,
  'fetch-me': () => open,
  auth: () => auth,
  guest: () => ['allow', 'wait', error, '/dashboard', '/dashboard', '/dashboard', '/dashboard', 'wait', '/logout'],
  verified: () => [login, 'wait', error, verify, 'allow', 'allow', 'allow', 'wait', '/logout'],
  onboarded: () => [login, 'wait', error, verify, `/onboarding?a=1&${T}`, 'allow', 'allow', 'wait', '/logout'],
  'tos-accepted': () => [
    login,
    'wait',
    error,
    verify,
    `/onboarding?${T}`,
    `/tos/accept?${T}`,
    'allow',
    'wait',
    '/logout',
  ],
  admin: (role) =>
    restricted(
      { administrator: 'allow', tenant_member: 'notFound', employee: 'notFound', applicant: 'notFound' }[role],
    ),
  tenantmember: (role) =>
    restricted({ administrator: 'allow', tenant_member: 'allow', employee: 'notFound', applicant: 'notFound' }[role]),
  employee: (role) =>
    restricted(
      { administrator: 'notFound', tenant_member: 'notFound', employee: 'allow', applicant: 'notFound' }[role],
    ),
  applicant: (role) =>
    restricted(
      { administrator: 'notFound', tenant_member: 'notFound', employee: 'notFound', applicant: 'allow' }[role],
    ),
};

const isSomebody = (situation: SessionSituation) => !['loggedOut', 'fetchingMe', 'fetchFailed'].includes(situation);
const row = (route: RouteFacts | undefined, role: Role, question: Partial<Question> = {}) =>
  sessionSituations.map((situation) =>
    word(ask(route, { ...question, session: { situation, role: isSomebody(situation) ? role : undefined } })),
  );

describe('guards', () => {
  it('are the specification’s, over these situations', () => {
    expect(sessionSituations).toEqual(columns);
    expect(Object.keys(expected).toSorted()).toEqual([...guardNames].toSorted());
  });

  it.each(guardNames.flatMap((guard) => roles.map((role) => [guard, role] as const)))(
    'the guard %s, for %s [S2-01] [S2-47] [S2-50] [S4-07] [S4-09] [S4-10] [S4-11] [S4-12] [S6-02] [S6-03] [S6-04]',
    (guard, role) => {
      expect(row({ guards: [guard] }, role)).toEqual(expected[guard](role));
    },
  );

  it('an unknown one is a 500 in every situation, even where an earlier one would not allow [S2-52] [S8-11]', () => {
    for (const situation of sessionSituations) {
      const verdict = ask({ guards: ['auth', 'superuser'] }, { session: { situation } });
      expect(verdict).toEqual({ kind: 'error', status: 500, message: 'Unknown middleware superuser' });
    }
    expect(ask({ guards: ['toString'] }, { session: { situation: 'ready' } })).toMatchObject({ status: 500 });
  });

  it('the first that does not allow wins, from parent to child', () => {
    const question = { session: { situation: 'unverified', role: 'applicant' } } as const;
    expect(word(ask({ guards: ['auth', 'verified', 'employee'] }, question))).toBe(verify);
    expect(word(ask({ guards: ['employee', 'verified'] }, question))).toBe('notFound');
  });
});

describe('places', () => {
  const places: [Area | 'unmatched', string[]][] = [
    ['verifyEmail', ['/login', 'wait', error, 'allow', '/search', '/search', '/search', 'wait', '/logout']],
    [
      'onboarding',
      [
        '/login?redirect=%2Fsearch',
        'wait',
        error,
        '/auth/verify-email/?redirect=%2Fsearch',
        'allow',
        '/search',
        '/search',
        'wait',
        '/logout',
      ],
    ],
    [
      'terms',
      [
        '/login?redirect=%2Fsearch',
        'wait',
        error,
        '/auth/verify-email/?redirect=%2Fsearch',
        '/onboarding?redirect=%2Fsearch',
        'allow',
        '/search',
        'wait',
        '/logout',
      ],
    ],
    ['publicLink', ['allow', 'wait', 'allow', 'allow', 'allow', 'allow', 'allow', 'allow', 'allow']],
    ['root', ['/login', 'wait', error, '/dashboard', '/dashboard', '/dashboard', '/dashboard', 'wait', '/logout']],
    ['logout', ['/login', 'wait', 'allow', 'allow', 'allow', 'allow', 'allow', 'allow', 'allow']],
    ['unmatched', columns.map(() => 'notFound')],
  ];
  it.each(places)('the place %s, with a target [S2-11] [S2-20] [S4-08] [S6-05]', (area, verdicts) => {
    const route = area === 'unmatched' ? undefined : { guards: [], area };
    expect(row(route, 'employee', { location: { pathname: '/x', search: '?redirect=/search' } })).toEqual(verdicts);
  });

  it('onboarding is a 404 for staff, and verification leads on to the dashboard without a target', () => {
    for (const role of ['administrator', 'tenant_member'] as const) {
      expect(word(ask(routes['/onboarding'], { session: { situation: 'ready', role } }))).toBe('notFound');
    }
    const location = { pathname: '/auth/verify-email', search: '' };
    expect(
      word(ask(routes['/auth/verify-email/'], { location, session: { situation: 'ready', role: 'applicant' } })),
    ).toBe('/dashboard');
  });

  it('one path with several roles is a 404 for the others only [S2-41] [S6-04]', () => {
    const verdicts = roles.map((role) => word(ask(routes['/applicants'], { session: { situation: 'ready', role } })));
    expect(verdicts).toEqual(['allow', 'notFound', 'allow', 'allow']);
  });
});

describe('the original target', () => {
  const on = (pathname: string, search: string, session: Question['session']) =>
    word(ask(routes[pathname], { location: { pathname, search }, session }));

  it.each([
    ['is honoured once, the parameter gone [S4-08]', '/login', '?redirect=%2Fsearch%3Fradius%3D5', '/search?radius=5'],
    ['is the dashboard where the role has no such page', '/login', '?redirect=%2Fnear-by', '/dashboard'],
    ['is the dashboard where the path serves other roles', '/login', '?redirect=%2Ftos%2Faccept', '/dashboard'],
    ['never is a guest page', '/login', '?redirect=%2Flogin', '/dashboard'],
    ['never is a stage page', '/login', '?redirect=%2Fonboarding', '/dashboard'],
    ['never leaves this origin', '/login', '?redirect=%2F%2Fevil.example', '/dashboard'],
    ['never is an unknown page', '/login', '?redirect=%2Fnowhere', '/dashboard'],
  ])('%s', (_, pathname, search, href) => {
    expect(on(pathname, search, { situation: 'ready', role: 'employee' })).toBe(href);
  });

  it('is never nested [S4-07]', () => {
    expect(on('/search', '?redirect=%2Fdashboard&b=2', { situation: 'loggedOut' })).toBe(
      '/login?redirect=%2Fsearch%3Fb%3D2',
    );
  });

  it('is carried from stage to stage', () => {
    const search = '?redirect=%2Fnear-by';
    expect(on('/onboarding', search, { situation: 'unverified', role: 'applicant' })).toBe(
      `/auth/verify-email/${search}`,
    );
    expect(on('/tos/accept', search, { situation: 'needsOnboarding', role: 'applicant' })).toBe(`/onboarding${search}`);
    expect(on('/auth/verify-email/', search, { situation: 'needsOnboarding', role: 'applicant' })).toBe('/near-by');
    expect(on('/near-by', '', { situation: 'needsTos', role: 'applicant' })).toBe(`/tos/accept${search}`);
    expect(
      honouredTarget({
        session: { situation: 'ready', role: 'applicant' },
        location: { pathname: '/tos/accept', search },
        routeOf: (path) => routes[path],
      }),
    ).toBe('/near-by');
  });

  it('is a page of a stage only where a guest asked for it, and is come back to only where it can be read', () => {
    expect(on('/onboarding', '?step=address', { situation: 'loggedOut' })).toBe(
      '/login?redirect=%2Fonboarding%3Fstep%3Daddress',
    );
    expect(on('/tos/accept', '', { situation: 'loggedOut' })).toBe('/login?redirect=%2Ftos%2Faccept');
    expect(on('/tos/accept', '?redirect=%2Fsearch', { situation: 'loggedOut' })).toBe('/login?redirect=%2Fsearch');
    const back = '?redirect=%2Ftos%2Faccept';
    expect(on('/login', back, { situation: 'ready', role: 'applicant' })).toBe('/tos/accept');
    expect(on('/login', back, { situation: 'needsTos', role: 'applicant' })).toBe('/dashboard');
    expect(on('/login', back, { situation: 'ready', role: 'employee' })).toBe('/dashboard');
  });

  it('is kept when the session ends by itself and dropped when one logs out', () => {
    expect(on('/search', '', { situation: 'loggedOut', endedBy: 'expired' })).toBe('/login?redirect=%2Fsearch');
    expect(on('/search', '', { situation: 'loggedOut', endedBy: 'logout' })).toBe('/login');
  });
});

describe('the tenant', () => {
  it.each([
    ['looking', '/x', { kind: 'wait', for: 'tenant' }],
    ['noSubdomain', '/x', { kind: 'redirect', href: '/', replace: true }],
    ['noSubdomain', '/', { kind: 'error', status: 404, message: 'No subdomain.' }],
    ['notFound', '/x', { kind: 'leave', slug: 'app' }],
    ['unconfigured', '/x', { kind: 'error', status: 404, message: 'No tenant found.' }],
    ['failed', '/x', { kind: 'error', status: 503, message: 'The tenant could not be loaded.', retry: 'tenant' }],
  ] as const)(
    'that is %s comes before everything else, at %s [S2-51] [S4-13] [S4-14] [S8-09]',
    (tenant, pathname, verdict) => {
      for (const situation of sessionSituations) {
        for (const route of [{ guards: ['auth'] }, routes['/'], undefined]) {
          expect(ask(route, { tenant, location: { pathname, search: '' }, session: { situation } })).toEqual(verdict);
        }
      }
    },
  );
});
