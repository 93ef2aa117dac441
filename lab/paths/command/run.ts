import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

export async function run(program: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(program, words, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

export const playwright = (words: readonly string[], env?: Readonly<Record<string, string>>): Promise<number> =>
  run(join(root, 'node_modules/.bin/playwright'), ['test', '--project=paths', '--reporter=list', ...words], env);
