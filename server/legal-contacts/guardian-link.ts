import type { Call } from '../http/route.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { GuardianLink } from './legal-contacts.mails.ts';

/** Where a guardian answers. */
export const linkTo =
  ({ deps, tenant }: Pick<Call, 'deps' | 'tenant'>): GuardianLink =>
  (id, token) =>
    tenantUrl(deps.config, tenant, `/legal-contacts/${id}/verify#token=${token}`);
