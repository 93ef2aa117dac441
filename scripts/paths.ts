import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allInterrupted, allPaths, allReturns } from '../tests/paths/all-paths.ts';
import { guardVisits } from '../tests/paths/guards.plan.ts';
import { wishNames } from '../tests/paths/kit/wishes.ts';
import { ensureBrowser } from '../tests/support/browser.ts';

/**
 * `npm run test:paths` walks every path in the browser; `-- session-07` walks one and tells its seed, its data and its
 * steps as a manual script; `--watch` shows it in a window and waits after each step; `-- --list` names them all.
 */
const usage = 'npm run test:paths [-- <path> [--seed <number>] [--locale de|en] [--watch] | -- --list]';

process.exitCode = await run(process.argv.slice(2));

async function run(words: string[]): Promise<number> {
  const asked = read(words);
  if (typeof asked === 'string') {
    console.error(`${asked}\n${usage}`);
    return 2;
  }
  const { id, list, seed, locale, watch } = asked;
  if (list) {
    for (const { id: known, name } of allPaths) console.log(`${known}  ${name.en}`);
    for (const { id: known } of allReturns) console.log(`${known}  reload, back, forward, new tab and deep link`);
    for (const { id: known } of allInterrupted) console.log(`${known}  a reload before the answer`);
    for (const { id: known, who } of guardVisits) console.log(`${known}  each kind of page for ${who}`);
    return 0;
  }
  await ensureBrowser();
  if (id === undefined) return playwright([], {});
  const chosen = ['--grep', `(^| )${id.replaceAll('.', String.raw`\.`)}: `, '--workers', '1'];
  return playwright(watch ? [...chosen, '--headed'] : chosen, {
    [wishNames.aloud]: '1',
    [wishNames.locale]: locale,
    ...(watch && { [wishNames.watched]: '1' }),
    ...(seed !== undefined && { [wishNames.seed]: seed }),
  });
}

/** What was asked for, or the sentence that says why that can't be. */
function read(words: string[]) {
  let parsed;
  try {
    parsed = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        list: { type: 'boolean' },
        seed: { type: 'string' },
        locale: { type: 'string' },
        watch: { type: 'boolean' },
      },
    });
  } catch (error) {
    return (error as Error).message;
  }
  const { values, positionals } = parsed;
  const [id, ...more] = positionals;
  const { list = false, seed, locale = 'en', watch = false } = values;
  if (more.length > 0) return 'One path at a time, or none for all of them.';
  if (
    id !== undefined &&
    ![...allPaths, ...allReturns, ...allInterrupted, ...guardVisits].some((path) => path.id === id)
  )
    return `There is no path ${id}; --list names them.`;
  if (seed !== undefined && !/^\d{1,9}$/.test(seed)) return 'A seed is a whole number.';
  if (locale !== 'de' && locale !== 'en') return 'The languages are de and en.';
  if (id === undefined && (watch || seed !== undefined || values.locale !== undefined))
    return 'Name the path they are for.';
  return { id, list, seed, locale, watch };
}

function playwright(words: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const root = join(import.meta.dirname, '..');
  const child = spawn(
    join(root, 'node_modules/.bin/playwright'),
    ['test', 'tests/paths', '--reporter=list', ...words],
    {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    },
  );
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
