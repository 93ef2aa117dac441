import { dirname, join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openStreets } from './addresses/streets.ts';
import { buildIfStale, holdBuild } from './build.ts';
import { buildApp } from './app.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { withoutHurry } from './db/postgres.ts';
import type { Deps } from './deps.ts';
import { loadDemoData } from './demo/demo.ts';
import { openErrorReporter } from './error-reporting/error-reporting.ts';
import { openFiles } from './files/open-files.ts';
import { createJobs } from './jobs/jobs.ts';
import { openMailer } from './mail/mailer.ts';

export interface RunningServer {
  readonly app: FastifyInstance;
  /** The port listened on; the settings' own unless that was 0. */
  readonly port: number;
  /** Answers what is in flight, refuses what is new, and lets go of everything. */
  close(): Promise<void>;
}

const root = dirname(import.meta.dirname);

/** One of many processes that start on a machine gets its connections late, in milliseconds. */
const askAgainForMs = 15_000;

/**
 * Everything from the lock to the listening port. Build and database, the two slow parts, go side by side.
 * Throws DataFolderInUse when another process has the folder, and what the database, the build or the port throw.
 */
export async function startServer(
  config: Config,
  logger: FastifyBaseLogger,
  clock: Clock = systemClock,
): Promise<RunningServer> {
  const opening = openDatabase(
    config.databaseUrl === undefined ? { dataDir: join(config.dataDir, 'database') } : { url: config.databaseUrl },
  );
  // A folder in use is known by now: nothing is built for a start that is refused.
  await Promise.race([opening, Promise.resolve()]);
  const files = openFiles(config.files);
  const building = buildIfStale({ root, out: join(root, 'dist') });
  const [db, build] = await Promise.all([
    opening.then((opened) => withoutHurry(() => prepare(opened, { config, clock, files }), askAgainForMs)),
    building,
  ]);

  await holdBuild(build.folder);
  const mailer = openMailer(
    config.smtpUrl === undefined
      ? { caughtFile: join(config.dataDir, 'mails.jsonl'), clock }
      : { smtpUrl: config.smtpUrl, clock },
  );
  const reporter = openErrorReporter(config);
  const onError = (error: unknown, job: string): void => {
    logger.error({ err: error, job }, 'A job failed.');
    reporter?.report(error, { job });
  };
  const jobs = createJobs({ db, clock, config, mailer, onError });
  const app = await buildApp({
    config,
    db,
    clock,
    jobs,
    files,
    build: build.folder,
    logger,
    ...(reporter ? { reporter } : {}),
    ...(config.geocoder === 'postcodes' ? {} : { streets: openStreets({ source: config.geocoder, clock, logger }) }),
    ...(mailer.caught ? { caught: mailer.caught } : {}),
  });
  await app.listen({ host: config.host, port: config.port });
  jobs.start().catch((error: unknown) => onError(error, 'start'));
  const close = async (): Promise<void> => {
    await app.close();
    await jobs.stop();
    await mailer.close();
    await db.close();
    await reporter?.close();
  };
  const address = app.server.address();
  return { app, port: typeof address === 'object' && address ? address.port : config.port, close };
}

async function prepare(
  db: Database,
  { config, clock, files }: Pick<Deps, 'config' | 'clock' | 'files'>,
): Promise<Database> {
  await migrate(db);
  if (!config.production) await loadDemoData(db, clock, files);
  return db;
}
