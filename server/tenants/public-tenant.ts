import * as v from 'valibot';
import { type PublicTenant, publicTenantSchema } from '../../contract/tenants/tenants.schema.ts';
import { logoUrl } from './logos.ts';
import type { TenantRow } from './tenants.repository.ts';

/** A tenant cut to what anybody may know of it. */
export function publicTenant({ logo, ...tenant }: TenantRow): PublicTenant {
  const shown = logo && { url: logoUrl(logo.hash), width: logo.width, height: logo.height };
  return v.parse(publicTenantSchema, { ...tenant, logo: shown });
}
