import * as v from 'valibot';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Endpoint, ResponseOf } from '../../contract/kit/endpoint.ts';
import type { Deps } from '../deps.ts';
import { swallowForms } from './body-parser.ts';
import { refuseForgery } from './csrf.ts';
import { Failure } from './failure.ts';
import { parseInput } from './input.ts';
import { type Handling, runCall, sendAnswer } from './pipeline.ts';
import type { OpenRoute, Route } from './route.ts';
import { acceptUploads } from './uploads.ts';

/**
 * What an endpoint answers the browser that sent a request for something else, such as a page that is to show it. Limits,
 * session and access are the endpoint's own.
 * @param url path and query, where it is asked by these; what stands there for a parameter is a plain identifier
 * @throws Failure as the endpoint does
 */
export type Ask = <E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  url?: string,
) => Promise<ResponseOf<E>>;

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The server's endpoints while they are being given their handlers. */
export interface Endpoints {
  readonly route: Route;
  readonly openRoute: OpenRoute;
  readonly ask: Ask;
  /** Throws when an endpoint of the registry has no handler: nothing is offered that doesn't work. */
  check(): void;
}

/** By their names, what an address has in the places of a path's parameters. */
function paramsIn(path: string, url: string): Readonly<Record<string, string>> {
  const form = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/?]+)')}(?:\\?|$)`);
  return form.exec(url)?.groups ?? {};
}

/** Before anything else is looked at, so that it can't be told from a path that isn't there. @throws Failure not_found */
function refuseElsewhere({ access }: Endpoint, { tenant }: FastifyRequest): void {
  if (access.host !== undefined && tenant?.slug !== access.host) throw new Failure('not_found');
}

/**
 * Puts endpoints under /api, denied by default: one that isn't in the registry, has no access rule or comes twice
 * throws at the start.
 */
export function registerEndpoints(app: FastifyInstance, deps: Deps, registry: readonly Endpoint[]): Endpoints {
  const handled = new Set<string>();
  const handlings = new Map<Endpoint, Handling>();

  const put = (endpoint: Endpoint, answering: Answering): void => {
    if (!registry.includes(endpoint)) throw new Error(`The endpoint ${endpoint.name} is not in the registry.`);
    if (!endpoint.access?.stage) throw new Error(`The endpoint ${endpoint.name} says nobody may call it.`);
    if (handled.has(endpoint.name)) throw new Error(`The endpoint ${endpoint.name} has two handlers.`);
    handled.add(endpoint.name);
    const route: RouteOptions = {
      method: endpoint.method,
      // who asks for the head of a file would have it read to its end
      ...(endpoint.file && { exposeHeadRoute: false }),
      url: `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      onRequest: async (request) => {
        refuseElsewhere(endpoint, request);
        refuseForgery(endpoint, request, { config: deps.config, tenant: request.tenant });
      },
      // Browsers count down by this, whatever their own clock says.
      handler: (request, reply) => answering(request, reply.header('date', deps.clock.now().toUTCString())),
    };
    const { form, upload } = endpoint;
    if (!form && !upload) app.route(route);
    else
      void app.register(async (scope) => {
        if (form) swallowForms(scope);
        if (upload) acceptUploads(scope, deps, endpoint);
        scope.route(route);
      });
  };

  return {
    route: (endpoint, handler, prepare) => {
      if (endpoint.upload && !prepare) throw new Error(`The endpoint ${endpoint.name} does nothing with its file.`);
      const handling = { handler, prepare } as unknown as Handling;
      handlings.set(endpoint, handling);
      put(endpoint, async (request, reply) => {
        if (!request.tenant) throw new Failure('not_found');
        const answer = await runCall(deps, endpoint, handling, request.tenant, request, reply);
        // what these write is other tenants' settings: the next request to their hosts goes by them
        if (endpoint.access.host && endpoint.method !== 'GET') request.server.tenants.forget();
        return sendAnswer(endpoint, reply, answer);
      });
    },
    openRoute: (endpoint, handler) => {
      put(endpoint, async (request, reply) => {
        const input = parseInput(endpoint, { params: request.params, url: request.url, body: request.body });
        const call = { ...input, locale: request.locale, deps, request, reply };
        const body = await handler(call as Parameters<typeof handler>[0]);
        const status = endpoint.status ?? (endpoint.response ? 200 : 204);
        return sendAnswer(endpoint, reply, {
          status,
          body: endpoint.response ? v.parse(endpoint.response, body) : undefined,
        });
      });
    },
    ask: async <E extends Endpoint>(endpoint: E, request: FastifyRequest, reply: FastifyReply, url = '') => {
      const handling = handlings.get(endpoint);
      if (!handling || endpoint.method !== 'GET') throw new Error(`The endpoint ${endpoint.name} can't be asked for.`);
      if (!request.tenant) throw new Failure('not_found');
      refuseElsewhere(endpoint, request);
      const { body } = await runCall(deps, endpoint, handling, request.tenant, request, reply, {
        url,
        params: paramsIn(endpoint.path, url),
      });
      return body as ResponseOf<E>;
    },
    check: () => {
      const missing = registry.filter(({ name }) => !handled.has(name)).map(({ name }) => name);
      if (missing.length > 0) throw new Error(`These endpoints have no handler: ${missing.join(', ')}.`);
    },
  };
}
