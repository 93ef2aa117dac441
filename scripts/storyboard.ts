import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../contract/kit/fields.ts';
import { pictureName } from '../tests/paths/kit/camera.ts';
import { wishNames } from '../tests/paths/kit/wishes.ts';
import { ensureBrowser } from '../tests/support/browser.ts';
import { diagramFiles } from './diagrams/files.ts';

/**
 * `npm run storyboard` walks every path in both languages, takes a picture of each state on a phone and on a desktop,
 * and joins them to the diagrams: a page that opens from disk, in an ignored folder.
 */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'storyboard');
const languages: Readonly<Record<Locale, string>> = { en: 'English', de: 'German' };

await ensureBrowser();
rmSync(folder, { recursive: true, force: true });
const codes: number[] = [];
for (const locale of ['en', 'de'] as const) {
  console.log(`Pictures in ${languages[locale]} …`);
  codes.push(await walk(locale));
}
mkdirSync(folder, { recursive: true });
const files = diagramFiles((machine, state, locale, form) => {
  const name = pictureName(machine, state, locale, form);
  return existsSync(join(folder, name)) ? name : undefined;
});
for (const [name, content] of files) writeFileSync(join(folder, name), content);
console.log('The storyboard: open storyboard/index.html.');
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;

/** Only the paths: the ways back show no state that is not on them. */
function walk(locale: Locale): Promise<number> {
  const words = ['test', 'tests/paths', '--reporter=list', '--grep', String.raw`\w-\d+: `];
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
