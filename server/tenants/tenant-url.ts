import type { Config } from '../config.ts';
import type { TenantRow } from './tenants.repository.ts';

/**
 * Address of a page of a tenant, from the settings and the tenant's record alone, never from a request
 * (decisions, section 5). `path` begins with a slash.
 */
export function tenantUrl(config: Config, tenant: Pick<TenantRow, 'slug'>, path: string): string {
  const port = config.publicPort === undefined ? '' : `:${config.publicPort}`;
  return `${config.https ? 'https' : 'http'}://${tenant.slug}.${config.baseDomain}${port}${path}`;
}
