import { showPrivacy } from '../../contract/tenants/privacy.endpoints.ts';
import type { Route } from '../http/route.ts';
import { privacyNotice } from './privacy.service.ts';

export function privacyRoutes(route: Route): void {
  route(showPrivacy, async ({ tenant, locale, deps }) => ({ data: privacyNotice(tenant, locale, deps.config) }));
}
