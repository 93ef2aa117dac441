import { modulesBelow } from '../contract/kit/found.ts';
import type { Lifecycle } from './kit/lifecycle.ts';

const modules = await modulesBelow<Record<string, Lifecycle>>(import.meta.url, /\.lifecycle\.ts$/);

/** Every lifecycle of the product, by name. */
export const lifecycles: readonly Lifecycle[] = modules
  .flatMap(([, module]) => Object.values(module))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));
