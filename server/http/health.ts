import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

/** An answer that takes longer is none, in milliseconds. */
const patience = 1_000;

async function answersInTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const answered = work.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
}

/**
 * `/livez`: the process runs. `/readyz`: it can serve and takes part in the jobs; 503 while the database is away or its
 * jobs haven't started. Both answer on every host.
 */
export function serveHealth(app: FastifyInstance, { db, jobs }: Deps): void {
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = jobs.isReady() && (await answersInTime(sql`select 1`.execute(db.kysely)));
    if (!isReady) reply.code(503).header('retry-after', '5');
    return reply.header('cache-control', 'no-store').send({ status: isReady ? 'ok' : 'unavailable' });
  });
}
