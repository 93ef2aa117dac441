import type { Role } from '../../contract/kit/roles.ts';
import type { Area, GuardName } from '../../machines/session/session.guards.ts';

/** `everybody` has an account, of whatever role; `anybody` needs none. */
export type Audience = Role | 'guest' | 'everybody' | 'anybody';

/** A page of the product, whether it is there yet or not. */
export interface Page {
  /** Each audience's own path; a page may have several. `{id}` stands for an id. */
  readonly paths: Readonly<Partial<Record<Audience, string>>>;
  /** Beside those that its audience brings, see `guardsOf`. */
  readonly guards: readonly GuardName[];
  /** A page of a stage, with a verdict of its own instead of guards. */
  readonly area?: Area;
}

const account = ['auth'] as const;
/** The default layout (specification, section 2). */
const ready = ['auth', 'verified', 'onboarded', 'tos-accepted'] as const;

const guest = (path: string) => ({ paths: { guest: path }, guards: [] });
const inArea = (area: Area, path: string) => ({ paths: { anybody: path }, guards: [], area });
const to = (paths: Page['paths']) => ({ paths, guards: ready });
/** A company's records: its own below a path of theirs, and staff's view of them below the organization. */
const records = (path: string) => to({ employee: path, tenant_member: `/organizations/{id}${path}` });
const ofOrganization = (path: string) => to({ tenant_member: `/organizations/{id}${path}` });

/** The route names of the specification (section 2), with their paths and guards. */
export const specifiedPages = {
  login: guest('/login'),
  logout: inArea('logout', '/logout'),
  'forgot-password': guest('/password/forgot'),
  'reset-password': guest('/password/reset'),
  'register-applicant': guest('/register/applicant'),
  'register-employee': guest('/register/employee'),
  'verify-email': inArea('verifyEmail', '/auth/verify-email'),
  dashboard: to({ everybody: '/dashboard' }),
  account: { paths: { everybody: '/account' }, guards: account },
  'account.security': { paths: { everybody: '/account/security' }, guards: ['auth', 'verified'] },
  'account.danger-zone': { paths: { everybody: '/account/danger-zone' }, guards: account },
  help: { paths: { anybody: '/help' }, guards: [] },
  'near-by': to({ applicant: '/near-by' }),
  'tos.accept': { paths: { applicant: '/tos/accept' }, guards: [], area: 'terms' },
  'tos.verify': inArea('publicLink', '/legal-contacts/{id}/verify'),
  onboarding: { paths: { applicant: '/onboarding', employee: '/onboarding' }, guards: [], area: 'onboarding' },
  'applicants.renew-looking': inArea('publicLink', '/applicants/{id}/renew-looking'),
  organization: to({ employee: '/organization' }),
  'organization.profiles': ofOrganization('/profiles'),
  'organization.employees': to({
    employee: '/organization/employees',
    tenant_member: '/organizations/{id}/employees',
  }),
  'organization.invitations': to({
    employee: '/organization/invitations',
    tenant_member: '/organizations/{id}/invitations',
  }),
  'organization.registration-codes': ofOrganization('/registration-codes'),
  'organization.email-templates': ofOrganization('/email-templates'),
  'organization.alerts': ofOrganization('/alerts'),
  'organization.pings': ofOrganization('/pings'),
  'organization.delete': to({ administrator: '/organizations/{id}/delete' }),
  'applicants.index': to({ employee: '/applicants', tenant_member: '/applicants' }),
  'applicants.show': to({ tenant_member: '/applicants/{id}' }),
  'organizations.index': to({ tenant_member: '/organizations' }),
  'organizations.create': to({ tenant_member: '/organizations/create' }),
  'organizations.edit': to({ tenant_member: '/organizations/{id}' }),
  'organizations-progress.index': to({ tenant_member: '/organizations-progress' }),
  'tenants.index': to({ administrator: '/tenants' }),
  'tenants.show': to({ administrator: '/tenants/{id}' }),
  'employees.index': to({ tenant_member: '/employees' }),
  'employees.show': to({ administrator: '/employees/{id}' }),
  'alerts.index': to({ employee: '/alerts' }),
  'alerts.show': records('/alerts/{id}'),
  'alerts.edit': records('/alerts/{id}/edit'),
  'alerts.create': records('/alerts/create'),
  'profiles.index': to({ employee: '/profiles' }),
  'profiles.show': records('/profiles/{id}'),
  'profile.edit': records('/profiles/{id}/edit'),
  'profile.create': records('/profiles/create'),
  'email-templates.index': to({ employee: '/email-templates' }),
  'email-templates.show': records('/email-templates/{id}'),
  'email-templates.edit': records('/email-templates/{id}/edit'),
  'email-templates.create': records('/email-templates/create'),
  'registration-codes.index': to({ employee: '/registration-codes' }),
  'registration-codes.show': records('/registration-codes/{id}'),
  'registration-codes.edit': records('/registration-codes/{id}/edit'),
  'registration-codes.create': records('/registration-codes/create'),
  search: to({ employee: '/search' }),
  pings: to({ employee: '/pings' }),
} as const satisfies Record<string, Page>;

/** Outside the specification's list (decisions, sections 2 and 6). */
export const furtherPages = {
  root: inArea('root', '/'),
  imprint: inArea('publicLink', '/imprint'),
  privacy: inArea('publicLink', '/privacy'),
  'pings.answer': inArea('publicLink', '/pings/{id}/answer'),
  'guardian.page': inArea('publicLink', '/legal-contacts/{id}'),
  'guardian.reminder': inArea('publicLink', '/legal-contacts/{id}/remind'),
  unsubscribe: inArea('publicLink', '/unsubscribe'),
  activities: to({ everybody: '/activities' }),
  'reports.index': to({ tenant_member: '/reports' }),
  'reports.show': to({ tenant_member: '/reports/{id}' }),
  'deletions.index': to({ tenant_member: '/reports/deletions' }),
  'undelivered.index': to({ tenant_member: '/reports/undelivered' }),
  'suspicious.index': to({ tenant_member: '/reports/suspicious' }),
  'messages.index': to({ tenant_member: '/messages' }),
  'audits.index': to({ tenant_member: '/audits' }),
  'statistics.report': to({ tenant_member: '/statistics/report' }),
  'staff.index': to({ administrator: '/staff' }),
  'terms.index': to({ administrator: '/terms' }),
  'terms.create': to({ administrator: '/terms/create' }),
  'default-templates.index': to({ administrator: '/default-templates' }),
  'default-templates.create': to({ administrator: '/default-templates/create' }),
  'default-templates.show': to({ administrator: '/default-templates/{id}' }),
  'tenants.create': to({ administrator: '/tenants/create' }),
  'near-by.portrait': to({ applicant: '/near-by/{id}' }),
  'account.wish': { paths: { applicant: '/account/wish' }, guards: ['auth', 'verified', 'onboarded'] },
  'account.companies': { paths: { applicant: '/account/companies' }, guards: ['auth', 'verified'] },
  'account.report': { paths: { applicant: '/account/companies/{id}/report' }, guards: ['auth', 'verified'] },
  'account.consents': { paths: { applicant: '/account/consents' }, guards: ['auth', 'verified'] },
  'account.data': { paths: { everybody: '/account/data' }, guards: account },
  handover: inArea('publicLink', '/handover'),
  'account.delete': inArea('publicLink', '/account/delete'),
  'account.keep': inArea('publicLink', '/account/keep'),
} as const satisfies Record<string, Page>;

export type RouteName = keyof typeof specifiedPages | keyof typeof furtherPages;

const guardOf: Readonly<Partial<Record<Audience, GuardName>>> = {
  guest: 'guest',
  applicant: 'applicant',
  employee: 'employee',
  tenant_member: 'tenantmember',
  administrator: 'admin',
};

/**
 * The guards of a page for one audience, in the order in which they are asked; none where an area decides. A path that
 * several audiences have is no guard's: the route says whose it is (`roles` in parents.ts).
 */
export function guardsOf({ guards, area, paths }: Page, audience: Audience): readonly GuardName[] {
  const own = guardOf[audience];
  const isShared = Object.values(paths).filter((path) => path === paths[audience]).length > 1;
  return area !== undefined || own === undefined || isShared ? guards : [...guards, own];
}
