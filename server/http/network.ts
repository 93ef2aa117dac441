import type { FastifyInstance } from 'fastify';
import { addressKey } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The network it came from, as limits count it; read once, for a peer that has gone has no address any more. */
    network: string;
  }
}

/** Before everything else: who has gone already is answered nothing, and costs nothing. */
export function readNetworks(app: FastifyInstance): void {
  app.decorateRequest('network', '');
  app.addHook('onRequest', async (request, reply) => {
    const address: string | undefined = request.ip;
    if (address === undefined) reply.hijack();
    else request.network = addressKey(address);
  });
}
