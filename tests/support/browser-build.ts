import { join } from 'node:path';
import { buildIfStale } from '../../scripts/build.ts';

const root = join(import.meta.dirname, '../..');

/** Before the browser tests: the product as it is served, built if its sources changed. BUILD names a build made elsewhere. */
export default async function prepareBuild(): Promise<void> {
  process.env['BUILD'] ??= (await buildIfStale({ root, out: join(root, 'dist') })).folder;
}

/** The folder that `prepareBuild` left to the workers. */
export function builtProduct(): string {
  const folder = process.env['BUILD'];
  if (folder === undefined) throw new Error('The browser tests run by `playwright test`, which builds first.');
  return folder;
}
