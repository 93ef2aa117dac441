import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brokenPromises } from './broken.ts';
import { diagramFiles } from './files.ts';
import { NoSuchDiagrams, pageSince } from './since.ts';

/**
 * `npm run diagrams` draws every machine into docs/diagrams; with `-- --since <revision>` it shows what was added,
 * removed and changed since then, in an ignored folder.
 */
const root = join(import.meta.dirname, '../..');
const usage = 'npm run diagrams [-- --since <revision>]';

try {
  const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
  if (since === undefined) {
    const files = diagramFiles();
    write('docs/diagrams', files);
    console.log(`${files.size} files in docs/diagrams. Open docs/diagrams/index.html.`);
  } else {
    write('.cache/diagrams-since', new Map([['index.html', pageSince(since)]]));
    console.log(`What has changed since ${since}: open .cache/diagrams-since/index.html.`);
  }
  for (const sentence of brokenPromises()) console.error(`Broken: ${sentence}`);
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!(error instanceof NoSuchDiagrams) && !isUsage) throw error;
  console.error(isUsage ? `${error.message}\n${usage}` : error.message);
  process.exitCode = 1;
}

/** The folder holds these files and no others afterwards. */
function write(name: string, files: ReadonlyMap<string, string>): void {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(folder)) if (!files.has(other)) rmSync(join(folder, other), { recursive: true });
  for (const [file, content] of files) writeFileSync(join(folder, file), content);
}
