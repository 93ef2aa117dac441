import { fromPromise } from 'xstate';
import type { LookUpTenantResult } from '../../../machines/tenants/tenant.machine.ts';

/** Asks whose host this is; only needed (and fetched) where the server did not write it into the page. */
export const lookUpTenant = fromPromise<LookUpTenantResult, { slug: string }>(({ input, signal }) =>
  import('./tenant.calls.ts')
    .then((calls) => calls.lookUp(input.slug, signal))
    .catch((error: unknown) => ({ kind: 'failed', error })),
);
