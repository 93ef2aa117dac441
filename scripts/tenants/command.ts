import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig, WrongSettings } from '../../server/config.ts';
import { type Database, openDatabase } from '../../server/db/client.ts';
import { DataFolderInUse } from '../../server/db/data-lock.ts';
import { migrate } from '../../server/db/migrate.ts';
import { WrongInput } from '../../server/tenants/wrong-input.ts';

/** A command for operators, on the database that the settings name. */
export interface Command {
  /** As in `npm run tenant:create`. */
  readonly name: string;
  /** What it takes, each with what it means; one that means nothing is a switch. */
  readonly options: Readonly<Record<string, string>>;
  /** Does it and resolves to what there is to say. @throws WrongInput */
  readonly work: (db: Database, options: Readonly<Record<string, unknown>>, config: Config) => Promise<string>;
}

/** Runs a command with this process's arguments and settings: a sentence, or one on what is wrong and exit code 1. */
export async function runCommand({ name, options, work }: Command): Promise<void> {
  const all = Object.entries(options);
  const usage = `npm run ${name} -- ${all.map(([option, what]) => (what ? `--${option} <${what}>` : `--${option}`)).join(' ')}`;
  try {
    const types = all.map(([option, what]) => [option, { type: what ? ('string' as const) : ('boolean' as const) }]);
    const { values } = parseArgs({ options: Object.fromEntries(types) });
    const config = readConfig(process.env);
    const db = await openDatabase(
      config.databaseUrl === undefined ? { dataDir: join(config.dataDir, 'database') } : { url: config.databaseUrl },
    );
    try {
      await migrate(db);
      console.log(await work(db, values, config));
    } finally {
      await db.close();
    }
  } catch (error) {
    const isExpected =
      error instanceof WrongInput || error instanceof WrongSettings || error instanceof DataFolderInUse;
    const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    console.error(isExpected || isUsage ? error.message : error);
    if (error instanceof WrongInput || isUsage) console.error(usage);
    process.exitCode = 1;
  }
}
