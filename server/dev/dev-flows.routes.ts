import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isLocal } from './is-local.ts';

/** As `npm run diagrams` and `npm run storyboard` name their files. */
const file = /^(?:[\w-]+\/)?[\w-][\w.-]*\.(?<kind>html|js|png)$/;
const types = { html: 'text/html; charset=utf-8', js: 'text/javascript; charset=utf-8', png: 'image/png' } as const;

/** The page holds its styles and letters; its program and the pictures lie beside it, and it asks who is logged in. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; font-src data:; img-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** `/dev/flows/`: what the product does, as drawn into a folder. For whom and where as `/dev/mails`. */
export function registerDevFlows(
  app: FastifyInstance,
  { folder, production }: { folder: string; production: boolean },
): void {
  if (production) return;

  app.get('/dev/flows', (request, reply) => (isLocal(request) ? reply.redirect('/dev/flows/') : reply.callNotFound()));

  app.get<{ Params: { '*': string } }>('/dev/flows/*', async (request, reply) => {
    const name = request.params['*'] || 'index.html';
    const kind = file.exec(name)?.groups?.['kind'] as keyof typeof types | undefined;
    if (!kind || !isLocal(request)) return reply.callNotFound();
    const content = await readFile(join(folder, name)).catch(() => undefined);
    reply.header('cache-control', 'no-store').header('content-security-policy', pagePolicy);
    if (content) return reply.type(types[kind]).send(content);
    return reply.code(404).type('text/plain; charset=utf-8').send('Nothing is drawn here yet: npm run diagrams\n');
  });
}
