import { tenantsLookup } from '../../../contract/tenants/tenants.endpoints.ts';
import type { LookUpTenantResult } from '../../../machines/tenants/tenant.machine.ts';
import { call } from '../../api/call.ts';

/** The tenant of a slug, public fields only. */
export async function lookUp(slug: string, signal: AbortSignal): Promise<LookUpTenantResult> {
  const { data } = await call(tenantsLookup, { query: { filter: { slug } } }, { signal, untouched: true });
  const tenant = data[0];
  return tenant ? { kind: 'found', tenant } : { kind: 'absent' };
}
