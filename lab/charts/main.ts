import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pagesText } from '../pages.ts';
import { brokenPromises } from './broken.ts';
import { machineTexts, writeSite } from './files.ts';
import { picturesIn } from './pictures.ts';
import { facts, NoSuchRevision, sitesSince } from './since.ts';
import { sitesOf } from './site-data.ts';

/**
 * `npm run diagrams` draws every machine into flows/, which is not committed, and its text into docs/machines; with
 * `-- --since <revision>` flows/since.html shows what was added, removed and changed since then.
 */
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'flows');
const usage = 'npm run diagrams [-- --since <revision>]';

try {
  const { since, json } = parseArgs({ options: { since: { type: 'string' }, json: { type: 'boolean' } } }).values;
  if (json) process.stdout.write(JSON.stringify(facts()));
  else await draw(since);
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!(error instanceof NoSuchRevision) && !isUsage) throw error;
  console.error(`${error.message}\n${usage}`);
  process.exitCode = 2;
}

async function draw(since: string | undefined): Promise<void> {
  for (const sentence of brokenPromises()) console.error(`Broken: ${sentence}`);
  if (since !== undefined) {
    const sites = sitesSince(since, sitesOf());
    await writeSite(folder, 'since.html', sites);
    console.log(`${sites.en.since?.changes.length} changes since ${since}: open flows/since.html.`);
    return;
  }
  await writeSite(folder, 'index.html', sitesOf(picturesIn(folder)));
  const kept = join(root, 'docs/machines');
  mkdirSync(kept, { recursive: true });
  const texts = machineTexts();
  for (const [name, text] of texts) writeFileSync(join(kept, name), text);
  for (const name of readdirSync(kept)) if (!texts.has(name)) rmSync(join(kept, name));
  writeFileSync(join(root, 'docs/pages.md'), pagesText());
  console.log(
    'Open flows/index.html, or /dev/flows of a running server; docs/machines has the texts, docs/pages.md the pages.',
  );
}
