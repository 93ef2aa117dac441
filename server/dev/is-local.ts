import type { FastifyRequest } from 'fastify';

/** The socket's own peer, not what a header says, and the name the browser asked for. */
export function isLocal({ socket, headers }: FastifyRequest): boolean {
  const peer = socket.remoteAddress ?? '';
  const host = (headers.host ?? '').replace(/:\d{1,5}$/, '').toLowerCase();
  return /^(::ffff:)?127\.|^::1$/.test(peer) && /^([a-z0-9-]{1,63}\.)*localhost$/.test(host);
}
