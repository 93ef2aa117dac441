import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test whose title names lines of the specification. */
export interface FoundTest {
  /** From the project's folder. */
  readonly file: string;
  /** Without the ids; what a loop fills in stands as `…`. */
  readonly title: string;
  readonly lines: readonly string[];
}

const root = join(import.meta.dirname, '../..');
const title = /(['"`])((?:\\.|(?!\1)[^\n])*?)\s*((?:\[S\d-\d\d\]\s*)+)\1/g;

/** Every title in the tests that carries ids, as `says a rule [S4-07] [S8-01]`; in order of file and line. */
export function findTests(): FoundTest[] {
  return globSync('{contract,machines,server,scripts,src,tests}/**/*.test.{ts,tsx}', { cwd: root })
    .map((file) => file.split('\\').join('/'))
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(title)].map(([, , words = '', ids = '']) => ({
        file,
        title: words.replaceAll(/\$\{[^}]*\}|%[sjdifo#]/g, '…').replaceAll(/\\(.)/g, '$1'),
        lines: ids.match(/S\d-\d\d/g) ?? [],
      })),
    );
}
