import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

export function run(program: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(program, words, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

export const playwright = (words: readonly string[], env?: Readonly<Record<string, string>>): Promise<number> =>
  run(join(root, 'node_modules/.bin/playwright'), ['test', '--project=paths', '--reporter=list', ...words], env);
