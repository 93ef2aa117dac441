import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Deps } from '../deps.ts';
import { chosenLocale, readerLocale } from '../i18n/reader-locale.ts';
import { tenantHost } from '../tenants/api-host.ts';
import { TenantDirectory } from '../tenants/tenant-directory.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** By the host alone; undefined for an unknown or absent subdomain. */
    tenant: TenantRow | undefined;
    /** It came to a host that is the API's alone (API_BASE). */
    isApiHost: boolean;
    /** Language of the answer. */
    locale: Locale;
  }
  interface FastifyInstance {
    /** Call `forget()` on it after changing a tenant. */
    tenants: TenantDirectory;
  }
}

/** Files of the build, which are everybody's. */
const isOfNobody = ({ url }: FastifyRequest): boolean => url.startsWith('/assets/');

/** Documents, other files of the program, and the manifest and icon that a document links to. */
function isOfProgram({ method, routeOptions: { url: route = '' } }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (!route.startsWith('/api/') || route.startsWith('/api/v1/heads/'));
}

/** Finds tenant and language before anything else happens to a request, and names the request in the answer. */
export function scopeRequests(app: FastifyInstance, deps: Deps): void {
  const tenants = new TenantDirectory(deps.db, deps.clock);
  app.decorate('tenants', tenants);
  app.decorateRequest('tenant', undefined);
  app.decorateRequest('isApiHost', false);
  app.decorateRequest('locale', 'en');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    const wished = [chosenLocale(request.cookies), request.headers['accept-language']] as const;
    request.locale = readerLocale(...wished, undefined);
    // A forwarded host counts only from a trusted peer (Fastify's trustProxy).
    const { slug, isApi } = tenantHost(request.host ?? '', deps.config);
    request.isApiHost = isApi;
    if (slug === undefined || isOfNobody(request)) return;
    request.tenant = await (isOfProgram(request) ? tenants.bySlugOrAsKnown(slug) : tenants.bySlug(slug));
    request.locale = readerLocale(...wished, request.tenant?.default_locale);
  });
}
