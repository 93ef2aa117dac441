import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { fastify, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { registry } from '../contract/registry.ts';
import type { Deps } from './deps.ts';
import { leadToUnsubscribePage } from './channels/channels.routes.ts';
import { registerDevFlows } from './dev/dev-flows.routes.ts';
import { registerDevMails } from './dev/dev-mails.routes.ts';
import { loadTexts } from './i18n/texts.ts';
import { acceptJsonOnly } from './http/body-parser.ts';
import { BrowserCookies } from './http/browser-cookies.ts';
import { closeConnections } from './http/closing.ts';
import { admitOwnPages } from './http/cross-origin.ts';
import { answerClientErrors, answerError, handleErrors } from './http/errors.ts';
import { refuseFloods } from './http/flood.ts';
import { serveHealth } from './http/health.ts';
import { keepHouse } from './http/housekeeping.ts';
import { installationKey } from './http/installation-key.ts';
import { readNetworks } from './http/network.ts';
import { serveDocs } from './http/openapi.ts';
import { registerEndpoints } from './http/register-endpoints.ts';
import { scopeRequests } from './http/request-scope.ts';
import { guardHeaders } from './http/security-headers.ts';
import { registerRoutes } from './routes.ts';
import { serveRankingText } from './search/ranking-text.ts';
import { serveShell } from './shell/shell.routes.ts';
import { serveHeads } from './tenants/head.ts';
import { servePictures } from './files/pictures.routes.ts';
import { serveLogos } from './tenants/logos.ts';
import { serveTenantPictures } from './tenants/tenant-pictures.ts';
import { registerMakers, registerTicks } from './ticks.ts';

/** The largest body, in bytes. */
const bodyLimit = 256 * 1024;

/** So long may a request take to arrive, two megabytes from a phone in the country included. */
const requestTimeout = 60_000;

/** Nothing an answer holds is a secret beside text of an attacker's choice, so compressing gives nothing away. */
const compression = {
  threshold: 512,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
};

function optionsOf({ config, logger }: Deps): FastifyServerOptions {
  return {
    ...(logger ? { loggerInstance: logger } : {}),
    bodyLimit,
    requestTimeout,
    // A number or `true` would believe anybody; only named networks may say for whom they ask.
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    requestIdHeader: false,
    genReqId: () => randomBytes(12).toString('base64url'),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerClientErrors,
  };
}

/**
 * The whole server around its parts; listens to nothing yet. Rejects when an endpoint of the registry has no
 * handler, a handler no endpoint, or a catalog can't be read.
 */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  loadTexts();
  const { config } = deps;
  const app = fastify(optionsOf(deps));
  await app.register(cookie);
  await app.register(compress, compression);
  app.decorate('browserCookies', new BrowserCookies(await installationKey(deps.db, 'cookie_key'), config));
  readNetworks(app);
  acceptJsonOnly(app);
  handleErrors(app, deps.reporter);
  closeConnections(app);
  guardHeaders(app, config);
  scopeRequests(app, deps);
  admitOwnPages(app, config);
  refuseFloods(app, deps);
  registerTicks(deps);
  registerMakers(deps);
  keepHouse(deps);

  const endpoints = registerEndpoints(app, deps, registry);
  registerRoutes(endpoints.route, endpoints.openRoute);
  endpoints.check();

  serveHealth(app, deps);
  serveHeads(app);
  serveLogos(app, deps);
  serveTenantPictures(app, deps);
  servePictures(app, deps);
  leadToUnsubscribePage(app);
  serveRankingText(app);
  await serveDocs(app, registry);
  registerDevFlows(app, { folder: join(import.meta.dirname, '../flows'), production: config.production });
  if (deps.caught) registerDevMails(app, { caught: deps.caught, production: config.production });
  await serveShell(app, deps, { registry, ask: endpoints.ask });
  return app;
}
