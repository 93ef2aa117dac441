import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { selectMe } from '../../machines/session/session.selectors.ts';
import { ownParent } from './parents.ts';

const loaders = () => import('./account.loaders.ts');
const loadersOfApplicants = () => import('./account-applicant.loaders.ts');
const screens = () => import('./account.route.tsx');
const ofApplicants = () => import('./account-applicant.route.tsx');

/** Open for people who aren't that far yet: to correct a birth date, or to delete everything. */
export const accountRoutes = [
  createRoute({
    getParentRoute: () => ownParent,
    path: '/account',
    staticData: { name: 'account' },
    loader: async ({ context, abortController: { signal } }) =>
      (await loaders()).loadAccount(selectMe(context.session.getSnapshot()), signal),
    component: lazyRouteComponent(screens, 'AccountRoute'),
  }),
  createRoute({
    getParentRoute: () => ownParent,
    path: '/account/companies',
    staticData: { name: 'account.companies', guards: ['verified', 'applicant'] },
    validateSearch: ({ company }: Record<string, unknown>): { company?: string } =>
      typeof company === 'string' ? { company: company.slice(0, 80) } : {},
    loaderDeps: ({ search: { company } }) => ({ company }),
    loader: async ({ deps, abortController: { signal } }) =>
      (await loadersOfApplicants()).loadCompanies(deps.company, signal),
    component: lazyRouteComponent(ofApplicants, 'CompaniesRoute'),
    pendingComponent: lazyRouteComponent(() => import('../features/account/companies-screen.tsx'), 'CompaniesPending'),
  }),
  createRoute({
    getParentRoute: () => ownParent,
    path: '/account/companies/$organization_id/report',
    staticData: { name: 'account.report', guards: ['verified', 'applicant'] },
    validateSearch: ({ message }: Record<string, unknown>): { message?: string } =>
      typeof message === 'string' ? { message: message.slice(0, 36) } : {},
    loader: async ({ params, abortController: { signal } }) =>
      (await loadersOfApplicants()).loadReportable(params.organization_id, signal),
    component: lazyRouteComponent(() => import('./account-report.route.tsx'), 'ReportRoute'),
  }),
  createRoute({
    getParentRoute: () => ownParent,
    path: '/account/consents',
    staticData: { name: 'account.consents', guards: ['verified', 'applicant'] },
    loader: async ({ context, abortController: { signal } }) =>
      (await loadersOfApplicants()).loadConsents(selectMe(context.session.getSnapshot()), signal),
    component: lazyRouteComponent(ofApplicants, 'ConsentsRoute'),
    pendingComponent: lazyRouteComponent(() => import('../features/account/consents-screen.tsx'), 'ConsentsPending'),
  }),
  createRoute({
    getParentRoute: () => ownParent,
    path: '/account/wish',
    staticData: { name: 'account.wish', guards: ['verified', 'onboarded', 'applicant'] },
    loader: async ({ abortController: { signal } }) => (await loadersOfApplicants()).loadChoices(signal),
    component: lazyRouteComponent(ofApplicants, 'WishRoute'),
  }),
  createRoute({
    getParentRoute: () => ownParent,
    path: '/account/security',
    staticData: { name: 'account.security', guards: ['verified'] },
    loader: async ({ abortController: { signal } }) => (await loaders()).loadSessions(signal),
    component: lazyRouteComponent(screens, 'SecurityRoute'),
    pendingComponent: lazyRouteComponent(() => import('../features/account/security-screen.tsx'), 'SecurityPending'),
  }),
  createRoute({
    getParentRoute: () => ownParent,
    path: '/account/danger-zone',
    staticData: { name: 'account.danger-zone' },
    loader: async ({ abortController: { signal } }) => (await loaders()).loadProofMonths(signal),
    component: lazyRouteComponent(screens, 'DangerZoneRoute'),
  }),
  createRoute({
    getParentRoute: () => ownParent,
    path: '/account/data',
    staticData: { name: 'account.data' },
    loader: async ({ abortController: { signal } }) => (await loaders()).loadExport(signal),
    component: lazyRouteComponent(() => import('./account-data.route.tsx'), 'DataRoute'),
    pendingComponent: lazyRouteComponent(() => import('../features/account/data-screen.tsx'), 'DataPending'),
  }),
] as const;
