import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';

/** What a page reads of an answer besides its body. */
const exposed = 'content-disposition, date, etag, retry-after, x-program, x-request-id';
const methods = 'GET, POST, PATCH, PUT, DELETE';
const headers = 'accept, content-type, idempotency-key, if-match, x-person, x-xsrf-token';

/** Whether a page of the tenant whose API this host is sent the request. */
export const comesFromOwnPage = ({ isApiHost, tenant, headers: { origin } }: FastifyRequest, config: Config): boolean =>
  isApiHost && tenant !== undefined && origin === tenantUrl(config, tenant, '');

/**
 * An API with a host of its own (API_BASE): to the pages of that very tenant, and to nobody else's, a browser hands its
 * answers, cookies included.
 */
export function admitOwnPages(app: FastifyInstance, config: Config): void {
  if (config.apiBase === undefined) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!comesFromOwnPage(request, config)) return;
    reply.header('access-control-allow-origin', request.headers.origin);
    reply.header('access-control-allow-credentials', 'true');
    reply.header('access-control-expose-headers', exposed);
    if (request.method !== 'OPTIONS') return;
    reply.header('access-control-allow-methods', methods);
    reply.header('access-control-allow-headers', headers);
    reply.header('access-control-max-age', '7200');
    await reply.code(204).send();
  });
  app.addHook('onSend', async (request, reply) => {
    if (!request.isApiHost) return;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'Origin' : `${String(vary)}, Origin`);
  });
}
