import { fastify, type FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';

/** The whole server around its parts; listens to nothing yet. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = fastify(deps.logger ? { loggerInstance: deps.logger } : {});
  await app.ready();
  return app;
}
