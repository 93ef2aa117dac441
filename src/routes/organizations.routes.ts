import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { allEmployeesSearch } from '../../contract/employees/employees.search.ts';
import { organizationPingsSearch } from '../../contract/pings/desk.search.ts';
import { organizationsSearch as search } from '../../contract/organizations/organizations.search.ts';
import { progressSearch } from '../../contract/organizations/progress.search.ts';
import { listRoute, screenOf } from '../kit/resource-route.ts';
import { alertPages } from './alerts.routes.ts';
import { templatePages } from './email-templates.routes.ts';
import { employeesPage, invitationsPage } from './organization.routes.ts';
import { memberParent as parent } from './parents.ts';
import { profilePages } from './profiles.routes.ts';
import { codePages } from './registration-codes.routes.ts';

const guards = ['tenantmember'] as const;
const loaders = () => import('./organizations.loaders.ts');
const pages = () => import('./company.route.tsx');
const detailed = () => import('./desk-details.route.tsx');

const one = createRoute({
  getParentRoute: () => parent,
  path: '/organizations/$organization_id',
  staticData: { name: 'organizations.edit', guards },
  loader: async ({ params: { organization_id }, abortController: { signal } }) =>
    (await import('./company.loaders.ts')).loadCompany(organization_id, signal),
  component: lazyRouteComponent(pages, 'OrganizationRoute'),
  pendingComponent: lazyRouteComponent(() => import('../features/organizations/desk/desk-frame.tsx'), 'DeskPending'),
});

/** Above what a company has many of; a single record of it has its own. */
const company = createRoute({
  getParentRoute: () => one,
  id: 'company',
  component: lazyRouteComponent(() => import('./company-head.route.tsx'), 'CompanyRoute'),
});

const details = createRoute({
  getParentRoute: () => company,
  path: '/',
  loader: async (asked) => (await detailed()).loadFigures(asked),
  component: lazyRouteComponent(detailed, 'DeskDetailsRoute'),
});

/** The specification's address of them. */
const namedDetails = createRoute({
  getParentRoute: () => one,
  path: '/details',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/organizations/$organization_id', params, replace: true });
  },
});

const [codes, ...codeRecords] = codePages({
  parent: one,
  listParent: company,
  list: 'organization.registration-codes',
});
const [profiles, ...profileRecords] = profilePages({ parent: one, listParent: company, list: 'organization.profiles' });
const [templates, ...templateRecords] = templatePages({
  parent: one,
  listParent: company,
  list: 'organization.email-templates',
});
const [alerts, ...alertRecords] = alertPages({ parent: one, listParent: company, list: 'organization.alerts' });

/** The tenant's companies, for its staff, with the pages of each as its own people have them. */
export const organizationsRoutes = [
  listRoute({
    parent,
    path: '/organizations',
    is: { name: 'organizations.index', guards },
    search,
    load: async (asked, signal) => (await loaders()).loadList(asked, signal),
    screen: screenOf(() => import('../features/organizations/desk/organizations-screen.tsx'), 'Organizations'),
  }),
  listRoute({
    parent,
    path: '/organizations-progress',
    is: { name: 'organizations-progress.index', guards },
    search: progressSearch,
    load: async (asked, signal) => (await loaders()).loadProgress(asked, signal),
    screen: screenOf(() => import('../features/organizations/desk/progress-screen.tsx'), 'Progress'),
  }),
  listRoute({
    parent,
    path: '/employees',
    is: { name: 'employees.index', guards },
    search: allEmployeesSearch,
    load: async (asked, signal) => (await loaders()).loadEmployees(asked, signal),
    screen: screenOf(() => import('../features/employees/desk/all-employees-screen.tsx'), 'AllEmployees'),
  }),
  listRoute({
    parent,
    path: '/messages',
    is: { name: 'messages.index', guards },
    search: organizationPingsSearch,
    load: async (asked, signal) => (await loaders()).loadPings(asked, signal),
    screen: screenOf(() => import('../features/pings/desk/all-pings-screen.tsx'), 'AllPings'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/organizations/create',
    staticData: { name: 'organizations.create', guards },
    ...screenOf(() => import('../features/organizations/desk/create-organization-screen.tsx'), 'CreateOrganization'),
  }),
  one.addChildren([
    company.addChildren([
      details,
      listRoute({ ...employeesPage, parent: company }),
      listRoute({ ...invitationsPage, parent: company }),
      codes,
      profiles,
      templates,
      alerts,
      listRoute({
        parent: company,
        path: '/pings',
        is: { name: 'organization.pings' },
        search: organizationPingsSearch,
        load: async (asked, signal, given) => (await loaders()).loadPings(asked, signal, given),
        screen: screenOf(() => import('../features/pings/desk/pings-screen.tsx'), 'DeskPings'),
      }),
    ]),
    namedDetails,
    ...codeRecords,
    ...profileRecords,
    ...templateRecords,
    ...alertRecords,
  ]),
] as const;
