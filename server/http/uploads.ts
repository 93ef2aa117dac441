import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import { inTenant } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import { findActor } from '../session/sessions.service.ts';
import { refusal } from './access.ts';
import { Failure } from './failure.ts';
import { enforceLimits } from './rate-limits.ts';

/** Files are held in memory whole; more at once are told to come back. */
const mostInHand = 16;
/** Whoever sends slowly takes no place from others: a user has two, a logo's and a picture's. */
const mostOfUser = 2;
const mostOfNetwork = 4;

/** Takes files on the routes of this scope: who may not send one, or too many, is told so before any of it is read. */
export function acceptUploads(scope: FastifyInstance, deps: Deps, endpoint: Endpoint): void {
  const { name, upload } = endpoint;
  if (!upload) return;
  /** Each with its user, until it is answered or breaks off; a whole one is worked on though its browser has gone. */
  const inHand = new Map<FastifyRequest, string | undefined>();
  const isFull = (user: string | undefined, { network }: FastifyRequest): boolean => {
    const held = [...inHand];
    return (
      held.length >= mostInHand ||
      (user !== undefined && held.filter(([, one]) => one === user).length >= mostOfUser) ||
      held.filter(([one]) => one.network === network).length >= mostOfNetwork
    );
  };
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...upload.types], { parseAs: 'buffer', bodyLimit: upload.bytes }, (_, body, done) =>
    done(null, body),
  );
  scope.addHook('preParsing', async (request, reply) => {
    const { tenant } = request;
    if (!tenant) throw new Failure('not_found');
    const now = deps.clock.now();
    const actor = await inTenant(deps.db, tenant.id, (tx) => findActor({ tx, tenant, now, request, reply }));
    const refused = refusal(endpoint, actor, tenant);
    if (refused) throw new Failure(refused);
    const user = actor?.user_id;
    if (isFull(user, request)) throw new Failure('unavailable', { retryAfter: 2 });
    inHand.set(request, user);
    finished(request.raw, (error) => {
      if (error) inHand.delete(request);
    });
    const scale = deps.limitScale ?? 1;
    await enforceLimits(deps.db, { name, tenantId: tenant.id, scale, now, address: request.network });
  });
  // not onResponse, which never comes where the browser has gone before the answer
  scope.addHook('onSend', async (request) => void inHand.delete(request));
}
