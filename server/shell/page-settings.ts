import type { PageSettings } from '../../contract/kit/page-settings.ts';
import type { Config } from '../config.ts';
import { apiBaseOf } from '../tenants/api-host.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';

/** What a page of a tenant is told of the settings; undefined where all are as everywhere. */
export function pageSettings(config: Config, tenant: TenantRow | undefined): PageSettings | undefined {
  const base = tenant && apiBaseOf(config, tenant.slug);
  const settings: PageSettings = {
    ...(base !== undefined && { api_base: base }),
    ...(config.manifestService !== undefined && { manifest_service: config.manifestService }),
    ...(config.errorReporting &&
      config.errorReporting.errorRate > 0 && { error_rate: config.errorReporting.errorRate }),
  };
  return Object.keys(settings).length > 0 ? settings : undefined;
}
