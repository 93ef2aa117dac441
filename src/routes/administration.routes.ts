import { createRoute } from '@tanstack/react-router';
import { defaultTemplatesSearch } from '../../contract/email-templates/defaults.search.ts';
import { tenantsSearch } from '../../contract/tenants/tenants.search.ts';
import { staffSearch } from '../../contract/users/staff.search.ts';
import { resourcePages } from '../kit/resource-pages.ts';
import { listRoute, screenOf } from '../kit/resource-route.ts';
import { memberParent as parent } from './parents.ts';

const guards = ['admin'] as const;
const loaders = () => import('./administration.loaders.ts');

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
    screen: screenOf(() => import('../features/users/staff-screen.tsx'), 'Staff'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/terms',
    staticData: { name: 'terms.index', guards },
    loader: async ({ abortController: { signal } }) => (await loaders()).loadTerms(signal),
    ...screenOf(() => import('../features/terms/desk/terms-versions-screen.tsx'), 'TermsVersions'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/terms/create',
    staticData: { name: 'terms.create', guards },
    loader: async ({ abortController: { signal } }) => (await loaders()).loadNewTerms(signal),
    ...screenOf(() => import('../features/terms/desk/new-terms-screen.tsx'), 'NewTerms'),
  }),
  template.list(
    screenOf(() => import('../features/email-templates/desk/default-templates-screen.tsx'), 'DefaultTemplates'),
  ),
  template.create(
    screenOf(
      () => import('../features/email-templates/desk/create-default-template-screen.tsx'),
      'CreateDefaultTemplate',
    ),
  ),
  template.show(
    screenOf(() => import('../features/email-templates/desk/default-template-screen.tsx'), 'DefaultTemplate'),
  ),
  createRoute({
    getParentRoute: () => parent,
    path: '/organizations/$organization_id/delete',
    staticData: { name: 'organization.delete', guards },
    loader: async ({ params: { organization_id }, abortController: { signal } }) =>
      (await loaders()).loadDeletion(organization_id, signal),
    ...screenOf(() => import('../features/organizations/desk/delete-organization-screen.tsx'), 'DeleteOrganization'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/employees/$employee_id',
    staticData: { name: 'employees.show', guards },
    loader: async ({ params: { employee_id }, abortController: { signal } }) =>
      (await loaders()).loadEmployee(employee_id, signal),
    ...screenOf(() => import('../features/employees/desk/employee-screen.tsx'), 'Employee'),
  }),
  tenant.list(screenOf(() => import('../features/tenants/tenants-screen.tsx'), 'Tenants')),
  tenant.create(screenOf(() => import('../features/tenants/create-tenant-screen.tsx'), 'CreateTenant')),
  tenant.show(screenOf(() => import('../features/tenants/tenant-screen.tsx'), 'Tenant')),
] as const;
