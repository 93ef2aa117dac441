import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { OpenBuild } from './build.ts';

/** By these a browser asks for the rest of a file or whether it has changed, and people for the log of a request. */
const askedAgain = ['etag', 'last-modified', 'accept-ranges', 'x-request-id'];

/** Files of the build: under /assets named by their content, or the whole build's, so a browser may keep them for ever. */
export async function serveAssets(app: FastifyInstance, { client }: OpenBuild): Promise<void> {
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/') && extname(path.replace(/\.(br|gz)$/, '')) !== '.html';
      reply.header('cache-control', isHashed ? 'max-age=31536000, immutable' : 'public, max-age=3600');
      // What never changes is never asked about again, and a page is made of dozens of them.
      if (!isHashed) return;
      for (const name of askedAgain) reply.removeHeader(name);
      // nor when it was sent: whoever keeps it notes when it came (RFC 9110, 6.6.1)
      reply.raw.sendDate = false;
    },
  });
}
