import type { Role } from '../../contract/kit/roles.ts';
import type { SessionSituation } from './session.me.ts';

/** The guards a route may name (specification, section 2). */
export const guardNames = [
  'admin',
  'applicant',
  'auth',
  'employee',
  'fetch-me',
  'fetch-tenant',
  'guest',
  'onboarded',
  'tenantmember',
  'tos-accepted',
  'verified',
] as const;
export type GuardName = (typeof guardNames)[number];

/** Pages whose verdict no list of guards expresses; each has a row of its own. */
export type Area = 'verifyEmail' | 'onboarding' | 'terms' | 'publicLink' | 'root' | 'logout';

/**
 * What a guard or an area makes of a visit. T is the original target: `x + T` sends the page asked
 * for along, a bare stage page passes on the one already carried.
 */
export type Move =
  | 'allow'
  | 'wait'
  | 'error'
  | 'byRole'
  | 'login'
  | 'login + T'
  | 'verify-email'
  | 'verify-email + T'
  | 'onboarding'
  | 'onboarding + query'
  | 'onboarding + T'
  | 'tos + T'
  | 'T or dashboard'
  | 'T or allow'
  | 'dashboard'
  | 'logout';
/** Until it is known who is there. */
type Unknown = 'fetchingMe' | 'fetchFailed';
type Row = Readonly<Record<Exclude<SessionSituation, Unknown>, Move>>;
type BeforeMe = Readonly<Record<Unknown, Move>>;

/** `fetch-me`, which comes first on every route and so decides alone until it is known who is there. */
const fetchMe: Readonly<Record<'page' | 'publicLink' | 'logout', BeforeMe>> = {
  page: { fetchingMe: 'wait', fetchFailed: 'error' },
  publicLink: { fetchingMe: 'wait', fetchFailed: 'allow' },
  logout: { fetchingMe: 'wait', fetchFailed: 'allow' },
};

const leaving = { loggingOut: 'wait', logoutFailed: 'logout' } as const;
const everywhere = { unverified: 'allow', needsOnboarding: 'allow', needsTos: 'allow', ready: 'allow' } as const;
const auth: Row = { ...leaving, ...everywhere, loggedOut: 'login + T' };
const byRole: Row = { ...auth, unverified: 'byRole', needsOnboarding: 'byRole', needsTos: 'byRole', ready: 'byRole' };
const allowed: Row = { ...leaving, ...everywhere, loggedOut: 'allow', loggingOut: 'allow', logoutFailed: 'allow' };

/** The verdicts per situation (statecharts, "Guards"). `fetch-tenant` asks the tenant, not the session. */
const guards: Readonly<Record<Exclude<GuardName, 'fetch-tenant' | 'fetch-me'>, Row>> = {
  auth,
  guest: {
    ...leaving,
    loggedOut: 'allow',
    unverified: 'T or dashboard',
    needsOnboarding: 'T or dashboard',
    needsTos: 'T or dashboard',
    ready: 'T or dashboard',
  },
  verified: { ...auth, unverified: 'verify-email + T' },
  onboarded: { ...auth, unverified: 'verify-email + T', needsOnboarding: 'onboarding + query' },
  'tos-accepted': { ...auth, unverified: 'verify-email + T', needsOnboarding: 'onboarding + T', needsTos: 'tos + T' },
  admin: byRole,
  applicant: byRole,
  employee: byRole,
  tenantmember: byRole,
};

/** The verdicts of the pages that belong to a stage (statecharts, table of locations). */
const areas: Readonly<Record<Area, Row>> = {
  verifyEmail: {
    ...leaving,
    loggedOut: 'login',
    unverified: 'allow',
    needsOnboarding: 'T or dashboard',
    needsTos: 'T or dashboard',
    ready: 'T or dashboard',
  },
  onboarding: {
    ...leaving,
    loggedOut: 'login + T',
    unverified: 'verify-email',
    needsOnboarding: 'allow',
    needsTos: 'T or dashboard',
    ready: 'T or dashboard',
  },
  terms: {
    ...leaving,
    loggedOut: 'login + T',
    unverified: 'verify-email',
    needsOnboarding: 'onboarding',
    needsTos: 'allow',
    // a guardian may have agreed while nobody looked: whoever was sent here goes on
    ready: 'T or allow',
  },
  publicLink: allowed,
  root: {
    ...leaving,
    loggedOut: 'login',
    unverified: 'dashboard',
    needsOnboarding: 'dashboard',
    needsTos: 'dashboard',
    ready: 'dashboard',
  },
  logout: { ...allowed, loggedOut: 'login' },
};

/** Whom a guard that asks for a role lets in (specification, section 6). */
const admitted: Partial<Record<GuardName, readonly Role[]>> = {
  admin: ['administrator'],
  applicant: ['applicant'],
  employee: ['employee'],
  tenantmember: ['tenant_member', 'administrator'],
};

/** All that decides about a visit beside the tenant. */
export const verdictTable = { fetchMe, guards, areas, admitted } as const;
export type VerdictTable = typeof verdictTable;
