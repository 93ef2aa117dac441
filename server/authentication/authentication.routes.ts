import { fetchMe } from '../../contract/authentication/authentication.endpoints.ts';
import type { Route } from '../plugins/route.ts';
import { loadMe } from '../users/me.service.ts';

export function authenticationRoutes(route: Route): void {
  route(fetchMe, async ({ tx, actor, tenant, now }) => ({ data: await loadMe(tx, actor.user_id, tenant, now) }));
}
