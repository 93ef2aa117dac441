import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, types } from '@babel/core';

const root = join(import.meta.dirname, '../..');

/**
 * What each guard of a machine asks, by the machine's id and the guard's name. Files are read, not functions: a
 * function's text depends on who runs it.
 */
export const guardSources: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  globSync('machines/**/*.machine.ts', { cwd: root }).map((name) => {
    const code = readFileSync(join(root, name), 'utf8');
    const id = /^ {2}id: '(?<id>\w+)',$/mu.exec(code)?.groups?.['id'] ?? name;
    const beside = globSync(name.replace('.machine.ts', '.setup.ts'), { cwd: root });
    const codes = [code, ...beside.map((one) => readFileSync(join(root, one), 'utf8'))];
    return [id, Object.fromEntries(codes.flatMap(guardsIn).toSorted(([a], [b]) => a.localeCompare(b)))];
  }),
);

/** Name and text of each guard that a file gives to `setup`, on one line whatever the formatting. */
export function guardsIn(code: string): [name: string, source: string][] {
  const file = parseSync(code, { configFile: false, babelrc: false, parserOpts: { plugins: ['typescript'] } });
  const found: [string, string][] = [];
  if (file)
    types.traverseFast(file, (node) => {
      if (!types.isObjectProperty(node) || !types.isIdentifier(node.key, { name: 'guards' })) return;
      if (!types.isObjectExpression(node.value)) return;
      for (const guard of node.value.properties)
        if (types.isObjectProperty(guard) && types.isIdentifier(guard.key)) {
          const { start, end } = guard.value;
          found.push([guard.key.name, code.slice(start ?? 0, end ?? 0).replaceAll(/\s+/gu, ' ')]);
        }
    });
  return found;
}
