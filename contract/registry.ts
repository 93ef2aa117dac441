import type { Endpoint } from './kit/endpoint.ts';
import { modulesBelow } from './kit/found.ts';
import { endpointsOf, type Resource } from './kit/resource.ts';

type Declared = Endpoint | Resource;

const modules = await modulesBelow<Record<string, Declared>>(import.meta.url, /\.endpoints\.ts$/);
const declared = modules.flatMap(([path, module]) =>
  Object.entries(module).map(([name, it]) => {
    if (typeof it !== 'object' || !('method' in it || 'record' in it))
      throw new Error(`contract/${path} exports “${name}”, which is no endpoint: give it a file of its own.`);
    return it;
  }),
);
const isResource = (it: Declared): it is Resource => 'record' in it;

/** Every resource there is: the laws of tests/api/resource-laws.test.ts are asked of each. */
export const resources: readonly Resource[] = declared.filter(isResource);

/** Every endpoint there is: server routes, OpenAPI, fuzzers and the access matrix are made from this list. */
export const registry: readonly Endpoint[] = declared.flatMap((it) => (isResource(it) ? endpointsOf(it) : [it]));
