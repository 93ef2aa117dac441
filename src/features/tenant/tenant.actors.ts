import { fromPromise } from 'xstate';
import { tenantsLookup } from '../../../contract/tenants/tenants.endpoints.ts';
import type { LookUpTenantResult } from '../../../machines/tenant/tenant.machine.ts';
import { call } from '../../api/call.ts';

/** Asks whose host this is; only needed where the server did not write it into the page. */
export const lookUpTenant = fromPromise<LookUpTenantResult, { slug: string }>(async ({ input, signal }) => {
  try {
    const { data } = await call(tenantsLookup, { query: { filter: { slug: input.slug } } }, { signal, untouched: true });
    const tenant = data[0];
    return tenant ? { kind: 'found', tenant } : { kind: 'absent' };
  } catch (error) {
    return { kind: 'failed', error };
  }
});
