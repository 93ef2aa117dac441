import type { Call } from '../http/route.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { GuardianLinkTo } from './confirmed-guardian.ts';

/** The address of a guardian's page, from the tenant's record only. */
export const guardianPageLink =
  ({ deps, tenant }: Pick<Call, 'deps' | 'tenant'>): GuardianLinkTo =>
  (id, secret) =>
    tenantUrl(deps.config, tenant, `/legal-contacts/${id}#token=${secret}`);
