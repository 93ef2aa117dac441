import type { Tenant } from '../../contract/tenants/administration.schema.ts';
import { tenants } from '../../contract/tenants/administration.endpoints.ts';
import { asPlatform } from '../db/scope.ts';
import type { Route } from '../http/route.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { findTenant, pageOfTenants } from './administration.repository.ts';
import { createTenantByAdministrator } from './administration.service.ts';
import { publicTenant } from './public-tenant.ts';
import { tenantUrl } from './tenant-url.ts';

/** Tenants as the administrators of `app` see them. */
export function tenantAdministrationRoutes(route: Route): void {
  const one = resourceRoutes(route, tenants, {
    usual: 'name',
    list: ({ tx, tenant, query }, page) =>
      asPlatform(tx, tenant, (owner) => pageOfTenants(owner, query.filter ?? {}, page)),
    find: ({ tx, tenant }, id) => asPlatform(tx, tenant, (owner) => findTenant(owner, id)),
    view: (rows, { deps }): Tenant[] =>
      rows.map((row) => ({
        ...publicTenant(row),
        id: row.id,
        url: tenantUrl(deps.config, row, '/'),
        sender_name: row.sender_name,
        sender_address: row.sender_address,
        version: row.version,
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
      })),
  });

  route(tenants.create, async (call) => one(call, await createTenantByAdministrator(call, call.body)));
}
