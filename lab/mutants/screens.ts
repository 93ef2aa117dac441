import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screenFaults } from './screen-faults.ts';

/** Puts each fault into a copy, one at a time: a fast test has to notice it. Names of tests choose the faults that are theirs. */
const known = [...new Set(screenFaults.map(([, test]) => test))];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')} has no fault to notice.\nnode lab/mutants/screens.ts [${known.join(' | ')}]…`);
  process.exit(2);
}
const tests = named.length > 0 ? known.filter((test) => named.includes(test)) : known;

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'screen-faults-'));
const parts = globSync(['{contract,lab,locales,machines,public,src,tests}', '*.{ts,json}'], { cwd: root });
let survived = 0;
try {
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const failed = failedOf(tests);
  if (failed.length > 0) throw new Error(`Without any fault these fail, so no fault would tell: ${failed.join('; ')}`);
  for (const [what, test, file, from, to] of screenFaults.filter((fault) => tests.includes(fault[1]))) {
    const source = readFileSync(join(root, file), 'utf8');
    if (!source.includes(from)) throw new Error(`${what}: ${file} has no such words any more`);
    writeFileSync(join(copy, file), source.replace(from, to));
    const noticed = failedOf([test]);
    writeFileSync(join(copy, file), source);
    if (noticed.length === 0) survived += 1;
    console.log(`${noticed.length > 0 ? 'noticed ' : 'SURVIVED'} ${what}: ${noticed.slice(0, 2).join('; ')}`);
  }
} finally {
  rmSync(copy, { recursive: true });
}
process.exitCode = survived === 0 ? 0 : 1;

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { fullName: string; status: string }[] }[];
}
function failedOf(files: readonly string[]): readonly string[] {
  const found = join(copy, 'found.json');
  rmSync(found, { force: true });
  const words = ['run', '--project', 'dom', '--reporter', 'json', '--outputFile', found, ...files];
  spawnSync(join(root, 'node_modules/.bin/vitest'), words, { cwd: copy, stdio: 'ignore' });
  const { testResults } = JSON.parse(readFileSync(found, 'utf8')) as Report;
  const results = testResults.map(({ assertionResults }) => assertionResults);
  if (results.length < files.length || results.some((some) => some.length === 0)) throw new Error('No test ran');
  return results.flatMap((some) => some.flatMap(({ fullName, status }) => (status === 'failed' ? [fullName] : [])));
}
