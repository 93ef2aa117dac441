import { parseArgs } from 'node:util';
import { ensureBrowser } from '../../../tests/support/browser.ts';
import { allInterrupted, allPaths, allReturns, lostPaths } from '../all-paths.ts';
import { guardVisits } from '../guards.plan.ts';
import { interruptTitle, returnTitle, wishing } from '../kit/wishes.ts';
import { playwright } from './run.ts';

/** Walks paths in the browser, one of them as a manual script or in a window; or names them all. */
const usage = 'npm run test:paths [-- <path> [--locale de|en] [--watch] | -- <machine> | -- --list]';
const named: readonly (readonly [id: string, name: string])[] = [
  ...allPaths.map(({ id, name }) => [id, name] as const),
  ...allReturns.map(({ id }) => [id, returnTitle] as const),
  ...allInterrupted.map(({ id }) => [id, interruptTitle] as const),
  ...guardVisits.map(({ id, who }) => [id, `each kind of page for ${who}`] as const),
];
const flows = [...new Set([...allPaths.map(({ flow }) => flow.id), 'guards'])];

try {
  process.exitCode = await walk(process.argv.slice(2));
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
  process.exitCode = 2;
}

async function walk(args: string[]): Promise<number> {
  const options = { list: { type: 'boolean' }, locale: { type: 'string' }, watch: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const { list = false, locale, watch = false } = values;
  const [id = '', ...more] = positionals;
  const isPath = named.some(([path]) => path === id);
  if (more.length > 0) throw new Error('One path at a time, or none for all of them.');
  if (id !== '' && !isPath && !flows.includes(id))
    throw new Error(`There is no path ${id}; the machines are ${flows.join(', ')}, and --list names the paths.`);
  if (locale !== undefined && locale !== 'de' && locale !== 'en') throw new Error('The languages are de and en.');
  if (!isPath && (watch || locale !== undefined)) throw new Error('Name the path they are for.');
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (watch && process.platform === 'linux' && ![DISPLAY, WAYLAND_DISPLAY].some(Boolean))
    throw new Error('--watch opens a window, and there is no display: set DISPLAY, or leave it out.');
  if (list) {
    for (const [path, name] of named) console.log(`${path}  ${name}`);
    for (const sentence of lostPaths) console.error(`Can no longer be walked: ${sentence}`);
    return 0;
  }
  await ensureBrowser();
  if (id === '') return playwright([]);
  if (!isPath) return playwright(['--grep', `(^| )${id}[-:]`]);
  const chosen = ['--grep', `(^| )${id.replaceAll('.', String.raw`\.`)}: `, '--workers', '1'];
  const wish = wishing({ isAloud: true, isWatched: watch, locale: locale ?? 'en' });
  return playwright(watch ? [...chosen, '--headed'] : chosen, wish);
}
