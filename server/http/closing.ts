import type { FastifyInstance } from 'fastify';

/**
 * HTTP/1.1 keeps connections open unless told otherwise: what says so once more (`Connection`, `Keep-Alive`) is left out,
 * some 50 bytes of each answer. While closing, every answer tells its socket to close: a kept-alive one would hold the
 * process open.
 */
export function closeConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.removeHeader('connection');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
