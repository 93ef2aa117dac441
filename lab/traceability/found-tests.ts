import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FoundTest {
  readonly file: string;
  /** Without the ids, behind the titles of the groups it stands in. */
  readonly title: string;
  readonly lines: readonly string[];
}

const root = join(import.meta.dirname, '../..');
const quoted = String.raw`(['"\`])((?:\\.|(?!\1)[^\n])*?)`;
const withIds = new RegExp(String.raw`${quoted}\s*((?:\[S\d-\d\d\]\s*)+)\1`, 'g');
const describing = new RegExp(String.raw`^\s*describe\b.*?\(${quoted}(?:\s*\[S\d-\d\d\])*\1, (?:async )?\(`);

/** Every title in the tests that carries ids, `says a rule [S4-07] [S8-01]`, behind the titles of what it stands in. */
export function findTests(): FoundTest[] {
  return globSync('{contract,lab,machines,server,scripts,src,tests}/**/*.test.{ts,tsx}', { cwd: root })
    .map((file) => file.split('\\').join('/'))
    .toSorted()
    .flatMap((file) => testsIn(file, readFileSync(join(root, file), 'utf8')));
}

/** The code is formatted, so what stands deeper stands inside. */
function testsIn(file: string, text: string): FoundTest[] {
  let around: { indent: number; title: string }[] = [];
  return text.split('\n').flatMap((line) => {
    const indent = line.length - line.trimStart().length;
    if (line.trim() !== '') around = around.filter((outer) => outer.indent < indent);
    const found = [...line.matchAll(withIds)].map(([, , words = '', ids = '']) => ({
      file,
      title: [...around.map(({ title }) => title), readable(words)].join(' › '),
      lines: ids.match(/S\d-\d\d/g) ?? [],
    }));
    const outer = describing.exec(line)?.[2];
    if (outer !== undefined && readable(outer) !== '…') around.push({ indent, title: readable(outer) });
    return found;
  });
}

/** What a loop fills in stands as `…`. */
const readable = (title: string): string => title.replaceAll(/\$\{[^}]*\}|%[sjdifo#]/g, '…').replaceAll(/\\(.)/g, '$1');
