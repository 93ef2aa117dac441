import { createHead, tenantsLookup } from '../../contract/tenants/tenants.endpoints.ts';
import { inTenant } from '../db/scope.ts';
import type { OpenRoute } from '../http/route.ts';
import { headOf } from './head.ts';
import { publicTenant } from './public-tenant.ts';
import { boundaryOf } from './tenants.repository.ts';

/** What a browser asks before it knows a tenant: answered on every host. */
export function tenantsOpenRoutes(openRoute: OpenRoute): void {
  openRoute(tenantsLookup, async ({ query, request, deps }) => {
    const tenant = await request.server.tenants.bySlug(query.filter.slug);
    const meta = { per_page: 20, current_page: 1 };
    if (!tenant) return { data: [], meta: { ...meta, total: 0 } };
    const boundary =
      query.append === 'boundary'
        ? { boundary: await inTenant(deps.db, tenant.id, (tx) => boundaryOf(tx, tenant.id)) }
        : {};
    return {
      data: [{ ...publicTenant(tenant), ...(boundary as { boundary?: Record<string, unknown> | null }) }],
      meta: { ...meta, total: 1 },
    };
  });
  openRoute(createHead, async ({ params, body }) => ({ data: headOf(params.application, body) }));
}
