import type { FastifyInstance } from 'fastify';
import { inTenant } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../http/failure.ts';
import { findLogos } from './tenant-logos.repository.ts';

/** Address of a logo on its tenant's host. Another picture has another address. */
export const logoUrl = (hash: string): string => `/api/v1/logos/${hash}.png`;

/** The pictures themselves: public and kept for ever; on any other tenant's host a 404. */
export function serveLogos(app: FastifyInstance, { db }: Deps): void {
  app.get<{ Params: { hash: string } }>('/api/v1/logos/:hash.png', async ({ tenant, params: { hash } }, reply) => {
    if (!tenant || !/^[0-9a-f]{32}$/.test(hash)) throw new Failure('not_found');
    const png = (await inTenant(db, tenant.id, (tx) => findLogos(tx, [hash]))).get(hash);
    if (!png) throw new Failure('not_found');
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/png').send(png);
  });
}
