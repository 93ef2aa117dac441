import { spawn } from 'node:child_process';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../contract/kit/fields.ts';
import { allPaths } from '../paths/all-paths.ts';
import { wishNames } from '../paths/kit/wishes.ts';
import { ensureBrowser } from '../../tests/support/browser.ts';
import { pageFile, program } from '../charts/files.ts';
import { flowsOf } from '../charts/pictures.ts';
import { siteOf } from '../charts/site-data.ts';
import { takeSituations } from './situated-pictures.ts';
import { takenIn } from './taken.ts';
import { readStoryboardWishes, storyboardUsage } from './wishes.ts';

/**
 * `npm run storyboard` walks every path in both languages, takes a picture of each state on a phone and on a desktop
 * and of each step on a phone; for machines that no path walks it opens the screens of the catalogue. All are joined
 * to the diagrams: a page that opens from disk, in an ignored folder. `-- wizard de` takes those of one machine or
 * language anew and keeps the others.
 */
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'flows');
const languages: Readonly<Record<Locale, string>> = { en: 'English', de: 'German' };

process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  const wishes = readStoryboardWishes(words);
  if (typeof wishes === 'string') {
    console.error(`${wishes}\n${storyboardUsage}`);
    return 2;
  }
  await ensureBrowser();
  const codes: number[] = [];
  const flows = wishes.machines.flatMap((machine) => flowsOf(allPaths, machine)).map(({ id }) => id);
  const walked = flows.filter((id) => allPaths.some(({ flow }) => flow.id === id));
  for (const locale of wishes.locales) {
    for (const flow of flows)
      for (const old of globSync(`${flow}/*.${locale}.png`, { cwd: folder })) rmSync(join(folder, old));
    if (walked.length === 0) continue;
    console.log(`Paths in ${languages[locale]} …`);
    // oxlint-disable-next-line no-await-in-loop -- both would need the browser's build at once
    codes.push(await walk(locale, walked));
  }
  const untaken = await takeSituations(folder, wishes);
  for (const sentence of untaken) console.error(sentence);
  await draw();
  console.log('The storyboard: open flows/index.html.');
  return untaken.length > 0 || codes.some((code) => code !== 0) ? 1 : 0;
}

async function draw(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'site.js'), await program());
  writeFileSync(join(folder, 'index.html'), pageFile(siteOf(takenIn(folder))));
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
