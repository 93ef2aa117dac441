import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { Operation, PlainError, Reply, Request, WorkerData } from './pglite-protocol.ts';

/** PGlite off the main thread, where a long query would stop the whole server from answering. */

const port = parentPort;
if (!port) throw new Error('pglite.worker.ts runs as a worker thread only.');
const reply = (message: Reply): void => port.postMessage(message);

/** PGlite's own parameters, with the log written synchronously, so that what is acknowledged survives a kill. */
const settings = [
  'search_path=public',
  'exit_on_error=false',
  'log_checkpoints=false',
  'max_worker_processes=0',
  'max_parallel_workers=0',
  'max_parallel_workers_per_gather=0',
  'max_parallel_maintenance_workers=0',
  'io_method=sync',
  'fsync=on',
  'wal_sync_method=open_datasync',
  'timezone=UTC',
];

const { dataDir, image } = workerData as WorkerData;

function plain(error: unknown): PlainError {
  const { message, ...rest } = error as Partial<PlainError> & { message?: string };
  const kept = Object.entries({
    code: rest.code,
    detail: rest.detail,
    constraint: rest.constraint,
    table: rest.table,
    column: rest.column,
  }).filter(([, value]) => typeof value === 'string');
  return { message: message ?? String(error), ...Object.fromEntries(kept) };
}

async function run(db: PGlite, request: Operation): Promise<unknown> {
  switch (request.op) {
    case 'query': {
      const { rows, affectedRows, fields } = await db.query(request.text, [...request.values]);
      return { rows, affectedRows, fields };
    }
    case 'exec':
      return (await db.exec(request.text)).map(({ rows, affectedRows, fields }) => ({ rows, affectedRows, fields }));
    case 'listen':
      await db.listen(request.text, (payload) => reply({ kind: 'notification', channel: request.text, payload }));
      return undefined;
    case 'unlisten':
      await db.unlisten(request.text);
      return undefined;
    case 'dump':
      return new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer());
    case 'close':
      await db.close();
      return undefined;
  }
}

try {
  const db = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(image === undefined ? {} : { loadDataDir: new Blob([new Uint8Array(image)]) }),
    startParams: ['--single', '-O', '-j', ...settings.flatMap((setting) => ['-c', setting])],
    // The same JavaScript values as PostgreSQL's client gives: see postgres.ts.
    parsers: { 20: Number, 1082: (text: string) => text },
  });
  port.on('message', (request: Request) => {
    run(db, request).then(
      (value) => reply({ kind: 'result', id: request.id, value }),
      (error: unknown) => reply({ kind: 'error', id: request.id, error: plain(error) }),
    );
  });
  reply({ kind: 'ready' });
} catch (error) {
  reply({ kind: 'failed', error: plain(error) });
}
