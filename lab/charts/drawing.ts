import { picturesIn, sitesOf } from './site-data.ts';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesText } from '../pages.ts';
import { brokenPromises } from './broken.ts';
import { machineTexts, writeSite } from './files.ts';
import { facts, NoSuchRevision, sitesSince } from './since.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'flows');

/** What another revision asks this one. */
export const tellFacts = (): boolean => process.stdout.write(JSON.stringify(facts()));
export { NoSuchRevision };

/** The site, and what of it is committed; or the site with what has changed since a revision. Tells what no longer holds, and what to open. */
export async function draw(since: string | undefined): Promise<{ broken: readonly string[]; told: string }> {
  const broken = brokenPromises();
  if (since !== undefined) {
    const sites = sitesSince(since, sitesOf());
    await writeSite(folder, 'since.html', sites);
    return { broken, told: `${sites.en.since?.changes.length} changes since ${since}: open flows/since.html.` };
  }
  await writeSite(folder, 'index.html', sitesOf(picturesIn(folder)));
  const kept = join(root, 'docs/machines');
  mkdirSync(kept, { recursive: true });
  const texts = machineTexts();
  for (const [name, text] of texts) writeFileSync(join(kept, name), text);
  for (const name of readdirSync(kept)) if (!texts.has(name)) rmSync(join(kept, name));
  writeFileSync(join(root, 'docs/pages.md'), pagesText());
  const told =
    'Open flows/index.html, or /dev/flows of a running server; docs/machines has the texts, docs/pages.md the pages.';
  return { broken, told };
}
