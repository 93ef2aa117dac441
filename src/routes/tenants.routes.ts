import { tenantsSearch as search } from '../../contract/tenants/tenants.search.ts';
import { resourcePages, screenOf } from '../kit/resource-route.ts';
import { memberParent as parent } from './parents.ts';

const page = resourcePages({
  parent,
  name: 'tenants',
  id: 'tenant_id',
  guards: ['admin'],
  search,
  loaders: () => import('./tenants.loaders.ts'),
});

/** For the administrators of `app`. */
export const tenantsRoutes = [
  page.list(screenOf(() => import('../features/tenants/tenants-screen.tsx'), 'TenantsScreen', 'TenantsPending')),
  page.create(
    screenOf(() => import('../features/tenants/create-tenant-screen.tsx'), 'CreateTenantScreen', 'CreateTenantPending'),
  ),
  page.show(screenOf(() => import('../features/tenants/tenant-screen.tsx'), 'TenantScreen', 'TenantPending')),
] as const;
