import type { FastifyInstance } from 'fastify';
import { is } from 'valibot';
import { idSchema } from '../../contract/kit/fields.ts';
import { inTenant } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../http/failure.ts';
import { pictureName } from './files.ts';
import { isShown } from './pictures.repository.ts';

/** Address of a picture on its tenant's host. Another picture has another address. */
export const pictureUrl = (id: string): string => `/api/v1/pictures/${id}.webp`;

/**
 * The pictures themselves: for whoever knows the address, which nobody can guess, and on any other tenant's host a 404.
 * Browsers alone keep them, for a day, so that what was taken away is soon gone.
 */
export function servePictures(app: FastifyInstance, { db, files }: Deps): void {
  app.get<{ Params: { id: string } }>('/api/v1/pictures/:id.webp', async ({ tenant, params: { id } }, reply) => {
    if (!tenant || !is(idSchema, id) || id !== id.toLowerCase()) throw new Failure('not_found');
    if (!(await inTenant(db, tenant.id, (tx) => isShown(tx, id)))) throw new Failure('not_found');
    const bytes = await files.read(pictureName(tenant.id, id));
    if (!bytes) throw new Failure('not_found');
    return reply
      .header('cache-control', 'private, max-age=86400, immutable')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .type('image/webp')
      .send(bytes);
  });
}
