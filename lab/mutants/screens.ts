import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screenFaults } from './screen-faults.ts';

/** `node lab/mutants/screens.ts` puts each fault into a copy, one at a time: a fast test has to notice it. */
const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'screen-faults-'));
const parts = [
  'contract',
  'lab',
  'locales',
  'machines',
  'public',
  'src',
  'tests',
  ...globSync('*.{ts,json}', { cwd: root }),
];
let survived = 0;
try {
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const [what, file, from, to, test] of screenFaults) {
    const source = readFileSync(join(root, file), 'utf8');
    if (!source.includes(from)) throw new Error(`${what}: ${file} has no such words any more`);
    writeFileSync(join(copy, file), source.replace(from, to));
    const began = performance.now();
    const words = ['run', '--project', 'dom', '--reporter', 'json', '--outputFile', 'found.json', test];
    const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), words, { cwd: copy, stdio: 'ignore' });
    writeFileSync(join(copy, file), source);
    const failed = failuresIn(JSON.parse(readFileSync(join(copy, 'found.json'), 'utf8')) as Report);
    if (status === 0 || failed.length === 0) survived += 1;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${failed.length > 0 ? 'noticed ' : 'SURVIVED'} ${seconds} s  ${what}: ${failed.slice(0, 2).join('; ')}`,
    );
  }
} finally {
  rmSync(copy, { recursive: true });
}
process.exitCode = survived === 0 ? 0 : 1;

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { fullName: string; status: string }[] }[];
}
function failuresIn({ testResults }: Report): readonly string[] {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (tests.length === 0) throw new Error('No test ran');
  return tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
}
