import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale, holdBuild } from '../../server/build.ts';

const root = join(import.meta.dirname, '../..');

/** Before the browser tests: the product as it is served, built if its sources changed. BUILD names a build made elsewhere. */
export default async function prepareBuild(): Promise<void> {
  if (process.env['BUILD'] !== undefined) return;
  const { folder } = await buildIfStale({ root, out: join(root, 'dist') });
  await holdBuild(folder);
  process.env['BUILD'] = folder;
}

/** The folder that `prepareBuild` left to the workers. */
export function builtProduct(): string {
  const folder = process.env['BUILD'];
  if (folder === undefined) throw new Error('The browser tests run by `playwright test`, which builds first.');
  return folder;
}

/** The address of a file of the program, by what it is called in the manifest: its own name says nothing. */
export function fileNamed(name: string): string {
  const files = JSON.parse(readFileSync(join(builtProduct(), 'manifest.json'), 'utf8')) as Record<
    string,
    { readonly name?: string; readonly file: string }
  >;
  const found = Object.values(files).find((one) => one.name === name);
  if (!found) throw new Error(`The build has no file called ${name}.`);
  return `/${found.file}`;
}
