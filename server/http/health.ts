import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { inTime } from './in-time.ts';

/** An answer that takes longer is none, in milliseconds. */
const patience = 1_000;

const answers = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/**
 * `/livez`: the process runs. `/readyz`: it can serve and takes part in the jobs; 503 while the database is away or its
 * jobs haven't started. Both answer on every host.
 */
export function serveHealth(app: FastifyInstance, { db, jobs }: Deps): void {
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = jobs.isReady() && (await inTime(answers(sql`select 1`.execute(db.kysely)), patience)) === true;
    if (!isReady) reply.code(503).header('retry-after', '5');
    return reply.header('cache-control', 'no-store').send({ status: isReady ? 'ok' : 'unavailable' });
  });
}
