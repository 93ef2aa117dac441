import * as authentication from './authentication/authentication.endpoints.ts';
import type { Endpoint } from './kit/endpoint.ts';

/** Every endpoint there is: server routes, OpenAPI, fuzzers and the access matrix are made from this list. */
export const registry: readonly Endpoint[] = [authentication].flatMap((feature) => Object.values<Endpoint>(feature));
