import type { Tenant } from '../../contract/tenants/administration.schema.ts';
import type { Config } from '../config.ts';
import { logoUrl } from './logos.ts';
import { tenantUrl } from './tenant-url.ts';
import type { TenantRow } from './tenants.repository.ts';

/** A tenant as it goes out to the administrators of `app`; the answer is cut to the contract. The logo lies on its own host. */
export function tenantView({ logo, ...row }: TenantRow, config: Config): Tenant {
  return {
    ...row,
    url: tenantUrl(config, row, '/'),
    legal_name: row.legal_name ?? '',
    contact_name: row.contact_name ?? '',
    contact_phone: row.contact_phone ?? '',
    contact_address: row.contact_address ?? '',
    privacy_officer: row.privacy_officer ?? '',
    supervisory_authority: row.supervisory_authority ?? '',
    imprint_url: row.imprint_url ?? '',
    privacy_url: row.privacy_url ?? '',
    logo: logo && {
      url: tenantUrl(config, row, logoUrl(logo.hash)),
      width: logo.width,
      height: logo.height,
    },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
