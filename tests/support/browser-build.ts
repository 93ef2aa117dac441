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

/** By their sources, the addresses of what the program imports when it is asked for. */
export function addressesOfParts(): Readonly<Record<string, string>> {
  const parts = JSON.parse(readFileSync(join(builtProduct(), 'parts.json'), 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(parts).map(([source, file]) => [source, `/${file}`]));
}

/** The address of one of these. */
export function addressOfPart(source: string): string {
  const address = addressesOfParts()[source];
  if (address === undefined) throw new Error(`Nothing imports ${source} when it is asked for.`);
  return address;
}
