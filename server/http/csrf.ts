import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import type { Config } from '../config.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { comesFromOwnPage } from './cross-origin.ts';
import { Failure } from './failure.ts';

/** Endpoints that work without the token: they need no cookie and change nothing a visitor has. */
const exempt: ReadonlySet<string> = new Set(['heads.create', 'errors.report']);

/** What the browser itself says about where a request comes from must be this very origin, or the pages' of its tenant. */
function comesFromHere(request: FastifyRequest, config: Config): boolean {
  const { headers, protocol, host } = request;
  if (comesFromOwnPage(request, config)) return /^same-(origin|site)$/.test(headers['sec-fetch-site'] ?? 'same-site');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return headers.origin === undefined || headers.origin === `${protocol}://${host}`;
}

/** Throws `csrf` for a request that changes something and wasn't sent by a page of this tenant. */
export function refuseForgery(
  endpoint: Endpoint,
  request: FastifyRequest,
  { config, tenant }: { readonly config: Config; readonly tenant: TenantRow | undefined },
): void {
  // Where the secret stands in the path, mail programs send it, from wherever they are, without a cookie.
  if (endpoint.method === 'GET' || endpoint.form) return;
  if (!comesFromHere(request, config)) throw new Failure('csrf');
  if (exempt.has(endpoint.name)) return;
  if (!tenant || !request.server.browserCookies.hasCsrf(request, tenant)) throw new Failure('csrf');
}
