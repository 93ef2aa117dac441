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
  | 'dashboard'
  | 'logout';
type Row = Record<SessionSituation, Move>;

const unsettled = { fetchingMe: 'wait', fetchFailed: 'error', loggingOut: 'wait', logoutFailed: 'logout' } as const;
const everywhere = { unverified: 'allow', needsOnboarding: 'allow', needsTos: 'allow', ready: 'allow' } as const;
const auth: Row = { ...unsettled, ...everywhere, loggedOut: 'login + T' };
const byRole: Row = { ...auth, unverified: 'byRole', needsOnboarding: 'byRole', needsTos: 'byRole', ready: 'byRole' };
const allowed: Row = { ...unsettled, ...everywhere, loggedOut: 'allow', loggingOut: 'allow', logoutFailed: 'allow' };

/** The verdicts per situation (statecharts, "Guards"). `fetch-tenant` asks the tenant, not the session. */
export const guards: Record<Exclude<GuardName, 'fetch-tenant'>, Row> = {
  'fetch-me': allowed,
  auth,
  guest: {
    ...unsettled,
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
export const areas: Record<Area, Row> = {
  verifyEmail: {
    ...unsettled,
    loggedOut: 'login',
    unverified: 'allow',
    needsOnboarding: 'T or dashboard',
    needsTos: 'T or dashboard',
    ready: 'T or dashboard',
  },
  onboarding: {
    ...unsettled,
    loggedOut: 'login + T',
    unverified: 'verify-email',
    needsOnboarding: 'allow',
    needsTos: 'T or dashboard',
    ready: 'T or dashboard',
  },
  terms: {
    ...unsettled,
    loggedOut: 'login + T',
    unverified: 'verify-email',
    needsOnboarding: 'onboarding',
    needsTos: 'allow',
    ready: 'allow',
  },
  publicLink: { ...allowed, fetchFailed: 'allow' },
  root: {
    ...unsettled,
    loggedOut: 'login',
    unverified: 'dashboard',
    needsOnboarding: 'dashboard',
    needsTos: 'dashboard',
    ready: 'dashboard',
  },
  logout: { ...allowed, loggedOut: 'login', fetchFailed: 'allow' },
};

/** Whom a guard that asks for a role lets in (specification, section 6). */
const admitted: Partial<Record<GuardName, readonly Role[]>> = {
  admin: ['administrator'],
  applicant: ['applicant'],
  employee: ['employee'],
  tenantmember: ['tenant_member', 'administrator'],
};

/** All that decides about a visit beside the tenant. */
export const verdictTable = { guards, areas, admitted } as const;
export type VerdictTable = typeof verdictTable;
