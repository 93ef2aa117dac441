import { sql } from 'kysely';
import { fromKysely, fromPglite, PgBoss } from 'pg-boss';
import type { Database } from '../db/client.ts';
import { type Bell, hangBell } from './announce.ts';

const schema = 'jobs';
const mailQueue = 'mails';
const tickQueue = 'tick';

export interface BossHandlers {
  /** A mail of this tenant is due. */
  readonly mails: (tenantIds: readonly string[]) => Promise<void>;
  readonly tick: () => Promise<void>;
  readonly error: (error: Error) => void;
}

/**
 * pg-boss on the given database: work waits in its own schema, all processes share it, each job is one process's.
 * Jobs hold ids only. Starting makes the schema the first time, so start it after the server listens.
 */
export async function startBoss(db: Database, handlers: BossHandlers): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({ ...connection(db), schema, useListenNotify: true });
  boss.on('error', handlers.error);
  await boss.start();
  await boss.createQueue(mailQueue, { notify: true, retryLimit: 5, retryDelay: 10, deleteAfterSeconds: 3600 });
  // At most one tick runs and one waits, in all processes together.
  await boss.createQueue(tickQueue, {
    policy: 'stately',
    retryLimit: 0,
    expireInSeconds: 300,
    deleteAfterSeconds: 3600,
  });
  await sql
    .raw(
      `grant usage on schema ${schema} to werdegang_app; grant select, insert on all tables in schema ${schema} to werdegang_app;`,
    )
    .execute(db.kysely);
  await boss.work<{ tenant_id: string }>(
    mailQueue,
    { batchSize: 100, notifyPollingIntervalSeconds: 10 },
    async (jobs) => {
      await handlers.mails([...new Set(jobs.map(({ data }) => data.tenant_id))]);
    },
  );
  await boss.work(tickQueue, { pollingIntervalSeconds: 5 }, () => handlers.tick());
  await boss.schedule(tickQueue, '* * * * *');
  hangBell(db.kysely, bell(boss));
  return {
    stop: async () => {
      hangBell(db.kysely, undefined);
      await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}

function bell(boss: PgBoss): Bell {
  return async (tx, tenantId, delayMs) => {
    const startAfter = Math.max(0, Math.ceil(delayMs / 1000));
    await boss.send(
      mailQueue,
      { tenant_id: tenantId },
      { db: fromKysely(tx), ...(startAfter > 0 ? { startAfter } : {}) },
    );
  };
}

function connection(db: Database) {
  if (db.kind === 'pglite') return { db: fromPglite(db.thread), backend: 'pglite' } as const;
  const { connectionString } = db.pool.options;
  if (connectionString === undefined) throw new Error('The pool has no address.');
  return { connectionString, max: 3 };
}
