import { modulesBelow } from '../contract/kit/found.ts';
import type { OpenRoute, Route } from './http/route.ts';

type Routes<Register> = readonly (readonly [name: string, feature: (route: Register) => void])[];

const modules = await modulesBelow(import.meta.url, /\.routes\.ts$/);
const exported = modules.flatMap(([, module]) => Object.entries(module));

/**
 * Every feature's routes: what a `*.routes.ts` exports as `…Routes`, and as `…OpenRoutes` where it answers on every host.
 * The start refuses an endpoint of the registry that none of them handles.
 */
export function registerRoutes(route: Route, openRoute: OpenRoute): void {
  const open: Routes<OpenRoute> = exported.filter(([name]) => name.endsWith('OpenRoutes'));
  const others: Routes<Route> = exported.filter(([name]) => /(?<!Open)Routes$/.test(name));
  for (const [, feature] of others) feature(route);
  for (const [, feature] of open) feature(openRoute);
}
