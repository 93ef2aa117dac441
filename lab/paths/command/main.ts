import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { allInterrupted, allPaths, allReturns, lostPaths } from '../all-paths.ts';
import { guardVisits } from '../guards.plan.ts';
import { wishNames } from '../kit/wishes.ts';
import { ensureBrowser } from '../../../tests/support/browser.ts';
import { pathsUsage, readPathsWishes } from './wishes.ts';

/**
 * `npm run test:paths` walks every path in the browser; `-- session` those of a machine; `-- session-07` walks one and tells its seed, its data and its
 * steps as a manual script; `--watch` shows it in a window and waits whenever the page has come to rest; `-- --list` names them all.
 */
process.exitCode = await run(process.argv.slice(2));

async function run(words: string[]): Promise<number> {
  const known = [...allPaths, ...allReturns, ...allInterrupted, ...guardVisits].map((path) => path.id);
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  const hasDisplay = process.platform !== 'linux' || [DISPLAY, WAYLAND_DISPLAY].some(Boolean);
  const flows = [...new Set([...allPaths.map(({ flow }) => flow.id), 'guards'])];
  const asked = readPathsWishes(words, known, flows, hasDisplay);
  if (typeof asked === 'string') {
    console.error(`${asked}\n${pathsUsage}`);
    return 2;
  }
  const { id, list, seed, locale, watch } = asked;
  if (list) {
    for (const { id: path, name } of allPaths) console.log(`${path}  ${name.en}`);
    for (const { id: path } of allReturns) console.log(`${path}  reload, back, forward, new tab and deep link`);
    for (const { id: path } of allInterrupted) console.log(`${path}  a reload before the answer`);
    for (const { id: path, who } of guardVisits) console.log(`${path}  each kind of page for ${who}`);
    for (const sentence of lostPaths) console.error(`Can no longer be walked: ${sentence}`);
    return 0;
  }
  await ensureBrowser();
  if (id === undefined) return playwright([], {});
  if (flows.includes(id)) return playwright(['--grep', `(^| )${id}[-:]`], {});
  const chosen = ['--grep', `(^| )${id.replaceAll('.', String.raw`\.`)}: `, '--workers', '1'];
  return playwright(watch ? [...chosen, '--headed'] : chosen, {
    [wishNames.aloud]: '1',
    [wishNames.locale]: locale,
    ...(watch && { [wishNames.watched]: '1' }),
    ...(seed !== undefined && { [wishNames.seed]: seed }),
  });
}

function playwright(words: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const root = join(import.meta.dirname, '../../..');
  const child = spawn(join(root, 'node_modules/.bin/playwright'), ['test', 'lab/paths', '--reporter=list', ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
