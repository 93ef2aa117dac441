import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';

const root = join(import.meta.dirname, '../..');
const made = /^(node_modules|dist|test-results|\..*)$/;

/** The project as a checkout has it, without build and data, in a temporary folder; the packages are linked. */
export async function copyProject(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'werdegang-bench-'));
  await cp(root, folder, {
    recursive: true,
    filter: (path) => path === root || !made.test(path.slice(root.length + 1).split('/')[0] ?? ''),
  });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A running product, as `npm start` runs it. */
export interface Product {
  readonly port: number;
  /** From the process's start to the first /livez that answers, in milliseconds. */
  readonly readyAfter: number;
  /** When the process was started, on `performance.now()`'s clock. */
  readonly startedAt: number;
  /** Processor time of the process and of what it ran and awaited, in milliseconds; undefined where /proc is missing. */
  cpu(): number | undefined;
  /** Memory held, in bytes; undefined where /proc is missing. */
  memory(): number | undefined;
  stop(): Promise<void>;
}

/** Starts the product in a folder; rejects with its last words when it ends before it answers. */
export async function startProduct(folder: string, env: Record<string, string> = {}): Promise<Product> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', DATA_DIR: join(folder, '.data'), PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const words: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => words.push(chunk.toString()));
  while ((await ask(port, '/livez').catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`The product did not start:\n${words.join('').slice(-2000)}`);
    await delay(25);
  }
  return {
    port,
    startedAt,
    readyAfter: performance.now() - startedAt,
    cpu: () => cpuOf(child),
    memory: () => memoryOf(child),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Gets a path as a browser on the tenant `app` would, and reads it to the end. */
export function ask(port: number, path: string): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const headers = { host: `app.localhost:${port}`, 'accept-encoding': 'br', accept: 'text/html,*/*' };
    const asked = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Fields after the name, which may hold spaces: utime, stime, cutime and cstime are the 12th to 15th, in ticks of 10 ms. */
function cpuOf({ pid }: ChildProcess): number | undefined {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return undefined;
  const fields = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
}

function memoryOf({ pid }: ChildProcess): number | undefined {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return undefined;
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(path, 'utf8'))?.[1]) * 1024;
}
