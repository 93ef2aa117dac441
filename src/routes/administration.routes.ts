import { createRoute } from '@tanstack/react-router';
import { defaultTemplatesSearch } from '../../contract/email-templates/defaults.search.ts';
import { tenantsSearch } from '../../contract/tenants/tenants.search.ts';
import { staffSearch } from '../../contract/users/staff.search.ts';
import { resourcePages } from '../kit/resource-pages.ts';
import { listRoute, screenOf } from '../kit/resource-route.ts';
import { memberParent as parent } from './parents.ts';

const guards = ['admin'] as const;
const loaders = () => import('./administration.loaders.ts');
// one file for all: few people open them, and each file of its own would cost everybody's first page its name
const screens = () => import('./administration.route.tsx');

const tenant = resourcePages({ parent, name: 'tenants', id: 'tenant_id', guards, search: tenantsSearch, loaders });

const template = resourcePages({
  parent,
  name: 'default-templates',
  id: 'default_template_id',
  guards,
  search: defaultTemplatesSearch,
  loaders: async () => (await loaders()).ofDefaultTemplates,
});

/** For administrators: their team, their terms and their templates, a company's people one by one, and in `app` the tenants. */
export const administrationRoutes = [
  listRoute({
    parent,
    path: '/staff',
    is: { name: 'staff.index', guards },
    search: staffSearch,
    load: async (asked, signal) => (await loaders()).loadStaff(asked, signal),
    screen: screenOf(screens, 'StaffScreen', 'StaffPending'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/terms',
    staticData: { name: 'terms.index', guards },
    loader: async ({ abortController: { signal } }) => (await loaders()).loadTerms(signal),
    ...screenOf(screens, 'TermsVersionsScreen', 'TermsVersionsPending'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/terms/create',
    staticData: { name: 'terms.create', guards },
    loader: async ({ abortController: { signal } }) => (await loaders()).loadNewTerms(signal),
    ...screenOf(screens, 'NewTermsScreen', 'NewTermsPending'),
  }),
  template.list(screenOf(screens, 'DefaultTemplatesScreen', 'DefaultTemplatesPending')),
  template.create(screenOf(screens, 'CreateDefaultTemplateScreen', 'CreateDefaultTemplatePending')),
  template.show(screenOf(screens, 'DefaultTemplateScreen', 'DefaultTemplatePending')),
  createRoute({
    getParentRoute: () => parent,
    path: '/organizations/$organization_id/delete',
    staticData: { name: 'organization.delete', guards },
    loader: async ({ params: { organization_id }, abortController: { signal } }) =>
      (await loaders()).loadDeletion(organization_id, signal),
    ...screenOf(screens, 'DeleteOrganizationScreen', 'DeleteOrganizationPending'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/employees/$employee_id',
    staticData: { name: 'employees.show', guards },
    loader: async ({ params: { employee_id }, abortController: { signal } }) =>
      (await loaders()).loadEmployee(employee_id, signal),
    ...screenOf(screens, 'EmployeeScreen', 'EmployeePending'),
  }),
  tenant.list(screenOf(screens, 'TenantsScreen', 'TenantsPending')),
  tenant.create(screenOf(screens, 'CreateTenantScreen', 'CreateTenantPending')),
  tenant.show(screenOf(screens, 'TenantScreen', 'TenantPending')),
] as const;
