import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { is } from 'valibot';
import { idSchema } from '../../contract/kit/fields.ts';
import { inTenant } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../http/failure.ts';
import { pictureName } from './files.ts';
import { isShown } from './pictures.repository.ts';
import { keptRenditions, type Rendition } from './renditions.ts';

const folder = '/api/v1/pictures';

/** Address of a picture on its tenant's host. Another picture has another address. */
export const pictureUrl = (id: string): string => `${folder}/${id}.webp`;
/** The same, as small as a mark in a list. */
export const smallPictureUrl = (id: string): string => `${folder}/small/${id}.webp`;
/** The same for mails. */
export const mailedPictureUrl = (id: string): string => `${folder}/mailed/${id}.png`;

type Asked = FastifyRequest<{ Params: { id: string } }>;

/**
 * The pictures themselves: for whoever knows the address, which nobody can guess, and on any other tenant's host a 404.
 * Browsers alone keep them, for a day, so that what was taken away is soon gone.
 */
export function servePictures(app: FastifyInstance, { db, files }: Deps): void {
  const rendition = keptRenditions();

  const read = async ({ tenant, params: { id } }: Asked, as?: Rendition): Promise<Buffer> => {
    if (!tenant || !is(idSchema, id) || id !== id.toLowerCase()) throw new Failure('not_found');
    if (!(await inTenant(db, tenant.id, (tx) => isShown(tx, id)))) throw new Failure('not_found');
    const name = pictureName(tenant.id, id);
    const whole = async (): Promise<Buffer> => {
      const bytes = await files.read(name);
      if (!bytes) throw new Failure('not_found');
      return bytes;
    };
    return as === undefined ? whole() : rendition(name, as, whole);
  };
  const send = (reply: FastifyReply, type: 'image/webp' | 'image/png', bytes: Buffer) =>
    reply
      .header('cache-control', 'private, max-age=86400, immutable')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .type(type)
      .send(bytes);

  app.get(`${folder}/:id.webp`, async (request: Asked, reply) => send(reply, 'image/webp', await read(request)));
  app.get(`${folder}/small/:id.webp`, async (request: Asked, reply) =>
    send(reply, 'image/webp', await read(request, 'small')),
  );
  app.get(`${folder}/mailed/:id.png`, async (request: Asked, reply) => {
    const bytes = await read(request, 'mailed');
    return send(reply.header('cross-origin-resource-policy', 'cross-origin'), 'image/png', bytes);
  });
}
