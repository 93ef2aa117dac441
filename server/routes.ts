import { authenticationRoutes } from './authentication/authentication.routes.ts';
import type { Route } from './plugins/route.ts';

/** Every feature's routes; the start refuses an endpoint of the registry that none of them handles. */
const features: readonly ((route: Route) => void)[] = [authenticationRoutes];

export function registerRoutes(route: Route): void {
  for (const feature of features) feature(route);
}
