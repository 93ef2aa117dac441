import { previewVerifications, verifyOrganizations } from '../../contract/organizations/verifying.endpoints.ts';
import type { Route } from '../http/route.ts';
import { verifications } from './verifying.service.ts';

/** Several companies verified at once, after a look at what each gets. */
export function verifyingRoutes(route: Route): void {
  route(previewVerifications, async (call) => {
    const { data } = await verifications(call, call.body.organization_ids, false);
    return { data };
  });
  route(verifyOrganizations, (call) => verifications(call, call.body.organization_ids, true));
}
