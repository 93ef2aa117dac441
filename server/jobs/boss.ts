import { type Kysely, sql } from 'kysely';
import { fromKysely, fromPglite, PgBoss } from 'pg-boss';
import type { Database } from '../db/client.ts';
import { withoutHurry } from '../db/postgres.ts';
import type { Schema } from '../db/schema.ts';
import { type Bell, setBell } from './announce.ts';

const schema = 'jobs';
const mailQueue = 'mails';
const tickQueue = 'tick';

export interface BossHandlers {
  /** A mail of this tenant is due. */
  readonly mails: (tenantIds: readonly string[]) => Promise<void>;
  readonly tick: () => Promise<void>;
  readonly error: (error: Error) => void;
}

/** A process that says nothing for this long is dead: what it had in hand is another's, in seconds. */
const heartbeatSeconds = 10;
/** How often each process looks for the dead, and for queues they had held up, in seconds. */
const superviseSeconds = 5;

const mailOptions = { notify: true, retryLimit: 5, retryDelay: 10, heartbeatSeconds, deleteAfterSeconds: 3600 };
/** A tick never fails by itself; one that was cut off is taken over. */
const tickOptions = { retryLimit: 1, expireInSeconds: 300, heartbeatSeconds, deleteAfterSeconds: 3600 };

/** Any number that this program alone uses: one process prepares, the others wait for it. */
const advisoryLock = 7_216_054;

/** Makes schema and queues the first time; processes that start at once do it one after the other. */
async function prepare(boss: PgBoss, db: Database): Promise<void> {
  if (db.kind === 'pglite') return prepareAlone(boss, db.kysely);
  await withoutHurry(() =>
    db.kysely.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(${advisoryLock})`.execute(holder);
      try {
        await prepareAlone(boss, holder);
      } finally {
        await sql`select pg_advisory_unlock(${advisoryLock})`.execute(holder);
      }
    }),
  );
}

async function prepareAlone(boss: PgBoss, kysely: Kysely<Schema>): Promise<void> {
  await boss.start();
  await boss.createQueue(mailQueue, mailOptions);
  await boss.updateQueue(mailQueue, mailOptions);
  // At most one tick runs and one waits, in all processes together.
  await boss.createQueue(tickQueue, { policy: 'stately', ...tickOptions });
  await boss.updateQueue(tickQueue, tickOptions);
  await sql
    .raw(
      `grant usage on schema ${schema} to werdegang_app; grant select, insert on all tables in schema ${schema} to werdegang_app;`,
    )
    .execute(kysely);
}

/**
 * pg-boss on the given database: work waits in its own schema, all processes share it, each job is one process's.
 * Jobs hold ids only. Starting makes the schema the first time, so start it after the server listens.
 */
export async function startBoss(db: Database, handlers: BossHandlers): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({
    ...connection(db),
    schema,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    queueCacheIntervalSeconds: superviseSeconds,
  });
  boss.on('error', handlers.error);
  try {
    await prepare(boss, db);
    return await work(boss, db, handlers);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

async function work(boss: PgBoss, db: Database, handlers: BossHandlers): Promise<{ stop(): Promise<void> }> {
  await boss.work<{ tenant_id: string }>(
    mailQueue,
    { batchSize: 100, notifyPollingIntervalSeconds: 10 },
    async (jobs) => {
      await handlers.mails([...new Set(jobs.map(({ data }) => data.tenant_id))]);
    },
  );
  await boss.work(tickQueue, { pollingIntervalSeconds: 5 }, () => handlers.tick());
  await boss.schedule(tickQueue, '* * * * *');
  setBell(db.kysely, bell(boss));
  return {
    stop: async () => {
      setBell(db.kysely, undefined);
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
