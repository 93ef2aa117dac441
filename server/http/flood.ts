import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { Failure } from './failure.ts';

const perMinute = 3_000;
const mostAddresses = 50_000;

/**
 * A ceiling per network address and minute for this process, before any work; memory stays bounded. Wide enough for a
 * school behind one address; files of the build, which cost nothing, don't count.
 */
export function refuseFloods(app: FastifyInstance, { clock, limitScale = 1 }: Deps): void {
  let minute = 0;
  let hits = new Map<string, number>();
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/assets/')) return;
    const now = clock.now().getTime();
    const current = Math.floor(now / 60_000);
    if (current !== minute || hits.size > mostAddresses) [minute, hits] = [current, new Map()];
    const count = (hits.get(request.network) ?? 0) + 1;
    hits.set(request.network, count);
    if (count > perMinute * limitScale) {
      throw new Failure('too_many_requests', { retryAfter: 60 - (now % 60_000) / 1000 });
    }
  });
}
