import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pagesText } from '../pages.ts';
import { takenIn } from '../storyboard/taken.ts';
import { brokenPromises } from './broken.ts';
import { machineTexts, pageFile, program } from './files.ts';
import { NoSuchRevision, siteSince, facts } from './since.ts';
import { siteOf } from './site-data.ts';

/**
 * `npm run diagrams` draws every machine into flows/, which is not committed, and its text into docs/machines; with
 * `-- --since <revision>` flows/since.html shows what was added, removed and changed since then.
 */
const root = join(import.meta.dirname, '../..');
const usage = 'npm run diagrams [-- --since <revision>]';

try {
  const { since, json } = parseArgs({ options: { since: { type: 'string' }, json: { type: 'boolean' } } }).values;
  if (json) process.stdout.write(JSON.stringify(facts()));
  else await draw(since);
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!(error instanceof NoSuchRevision) && !isUsage) throw error;
  console.error(isUsage ? `${error.message}\n${usage}` : error.message);
  process.exitCode = isUsage ? 2 : 1;
}

async function draw(since: string | undefined): Promise<void> {
  for (const sentence of brokenPromises()) console.error(`Broken: ${sentence}`);
  write('flows', new Map([['site.js', await program()]]));
  write('flows', new Map([['index.html', pageFile(siteOf(takenIn(join(root, 'flows'))))]]));
  if (since !== undefined) {
    write('flows', new Map([['since.html', pageFile(siteSince(since))]]));
    console.log(`What has changed since ${since}: open flows/since.html.`);
    return;
  }
  const texts = machineTexts();
  write('docs/machines', texts);
  write('docs', new Map([['pages.md', pagesText()]]));
  const kept = join(root, 'docs/machines');
  for (const name of readdirSync(kept)) if (!texts.has(name)) rmSync(join(kept, name));
  console.log(
    'Open flows/index.html, or /dev/flows of a running server; docs/machines has the texts, docs/pages.md the pages.',
  );
}

function write(name: string, files: ReadonlyMap<string, string>): void {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of files) writeFileSync(join(folder, file), content);
}
