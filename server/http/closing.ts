import type { FastifyInstance } from 'fastify';

/** While closing, every answer tells its socket to close too: a kept-alive one would hold the process open. */
export function closeConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
