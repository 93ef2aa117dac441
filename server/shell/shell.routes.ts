import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import type { Deps } from '../deps.ts';
import { swallowForms } from '../http/body-parser.ts';
import { sendFailure } from '../http/errors.ts';
import { Failure } from '../http/failure.ts';
import { nonceOf } from '../http/security-headers.ts';
import type { Ask } from '../http/register-endpoints.ts';
import { openBuild } from './build.ts';
import { pageAnswers } from './page-answers.ts';
import { staticDashboard } from './static-dashboard.ts';
import { renderShell } from './shell.ts';
import { serveAssets } from './assets.ts';

/** Which other methods a path of the API takes; empty for an unknown path. */
function methodsOf(registry: readonly Endpoint[]): (url: string) => string[] {
  const patterns = registry.map(({ path, method }) => ({
    method,
    form: new RegExp(`^/api${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return (url) => patterns.filter(({ form }) => form.test(url)).map(({ method }) => method);
}

const wantsPage = ({ method, headers }: FastifyRequest, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !path.startsWith('/api/') &&
  !path.startsWith('/assets/') &&
  (headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept));

/**
 * Every page is the same shell with the tenant's name and colour; what is on it the browser decides, but for what is
 * drawn ahead (`static-dashboard.ts`) or answered with it (`page-answers.ts`). Anything else that no route answers is a 404 or 405 in the one error shape.
 */
export async function serveShell(
  app: FastifyInstance,
  deps: Deps,
  { registry, ask }: { readonly registry: readonly Endpoint[]; readonly ask: Ask },
): Promise<void> {
  const build = deps.build === undefined ? undefined : await openBuild(deps.build);
  const allowed = methodsOf(registry);
  if (build) {
    await serveAssets(app, build);
    // A page that was loaded before this build learns from it that it is older (src/api/newer-program.ts).
    app.addHook('onSend', async (request, reply) => {
      if (request.url.startsWith('/api/')) reply.header('x-program', build.script);
    });
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?')[0] ?? '/';
    if (build && wantsPage(request, path)) {
      const nonce = nonceOf(reply);
      const { tenant, locale } = request;
      const { browserCookies } = request.server;
      const isGuest = !browserCookies.hasSession(request);
      const now = deps.clock.now();
      const session = browserCookies.hintedSession(request, now);
      const asking = { ask, now, reporter: deps.reporter, patienceMs: deps.documentPatienceMs, registry };
      const hasQuery = request.url !== path;
      const opened = { url: request.url, role: session?.role };
      // which comes with its own answers or with none: nobody waits twice
      const isDrawn = session?.role === 'applicant' && request.url === '/dashboard';
      const drawn = isDrawn ? await staticDashboard(build, asking, request, reply) : undefined;
      const answers = isDrawn || !session ? undefined : await pageAnswers(build, opened, asking, request, reply);
      return reply
        .header('cache-control', 'no-store')
        .header('vary', 'Accept-Language, Cookie')
        .type('text/html; charset=utf-8')
        .send(
          renderShell(build, {
            path,
            tenant,
            locale,
            nonce,
            isGuest,
            session,
            drawn,
            answers,
            hasQuery,
            config: deps.config,
          }),
        );
    }
    const methods = path.startsWith('/api/') ? allowed(path) : [];
    if (methods.length > 0) reply.header('allow', methods.join(', '));
    return sendFailure(reply, new Failure(methods.length > 0 ? 'method_not_allowed' : 'not_found'), request.locale);
  };
  // A route, not only the handler for what has none: pages are compressed then.
  app.get('/*', answer);
  app.setNotFoundHandler(answer);

  // A form sent before the script has arrived: back to the page, with nothing in the address.
  await app.register(async (forms) => {
    swallowForms(forms);
    forms.post('/login', async (_request, reply) => reply.header('cache-control', 'no-store').redirect('/login', 303));
  });
}
