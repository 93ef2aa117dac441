import { spawn } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../contract/kit/fields.ts';
import { ensureBrowser } from '../../tests/support/browser.ts';
import { writeSite } from '../charts/files.ts';
import { flowsOf, picturesIn } from '../charts/pictures.ts';
import { order } from '../charts/presentation.ts';
import { sitesOf } from '../charts/site-data.ts';
import { locales } from '../charts/text.ts';
import { allPaths } from '../paths/all-paths.ts';
import { wishNames } from '../paths/kit/wishes.ts';
import { takeSituations } from './situated-pictures.ts';

/**
 * `npm run storyboard` walks every path in both languages, takes a picture of each state on a phone and on a desktop
 * and of each step on a phone; for machines that no path walks it opens the screens of the catalogue. All are joined
 * to the diagrams: a page that opens from disk, in an ignored folder. `-- wizard de` takes those of one machine or
 * language anew and keeps the others.
 */
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'flows');
const names: readonly string[] = [...order, ...locales];

const asked = process.argv.slice(2);
const [unknown] = asked.filter((word) => !names.includes(word));
if (unknown === undefined) process.exitCode = await takeAll();
else {
  console.error(`There is no ${unknown}; npm run storyboard [-- <machines or languages>] knows ${names.join(', ')}.`);
  process.exitCode = 2;
}

async function takeAll(): Promise<number> {
  const wished = <Name extends string>(all: readonly Name[]) => {
    const some = all.filter((name) => asked.includes(name));
    return some.length === 0 ? all : some;
  };
  const machines = wished(order);
  await ensureBrowser();
  const codes: number[] = [];
  const flows = machines.flatMap(flowsOf).map(({ id }) => id);
  const walked = flows.filter((id) => allPaths.some(({ flow }) => flow.id === id));
  for (const locale of wished(locales)) {
    for (const flow of flows)
      for (const old of globSync(`${flow}/*.${locale}.png`, { cwd: folder })) rmSync(join(folder, old));
    if (walked.length === 0) continue;
    console.log(`Paths (${locale}) …`);
    // oxlint-disable-next-line no-await-in-loop -- both would need the browser's build at once
    codes.push(await walk(locale, walked));
  }
  const untaken = await takeSituations(folder, machines, wished(locales));
  for (const sentence of untaken) console.error(sentence);
  await writeSite(folder, 'index.html', sitesOf(picturesIn(folder)));
  console.log('The storyboard: open flows/index.html.');
  return untaken.length > 0 || codes.some((code) => code !== 0) ? 1 : 0;
}

/** Only the paths: the ways back show no state that is not on them. */
function walk(locale: Locale, flows: readonly string[]): Promise<number> {
  const words = ['test', 'lab/paths', '--reporter=list', '--grep', String.raw`(^| )(${flows.join('|')})-\d+: `];
  const child = spawn(join(root, 'node_modules/.bin/playwright'), words, {
    cwd: root,
    env: { ...process.env, [wishNames.locale]: locale, [wishNames.storyboard]: folder },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
