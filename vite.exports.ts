import { parseSync, Visitor } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { baseOf, type Edit, edited } from './vite.edits.ts';

interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly isDynamicEntry: boolean;
  readonly imports: readonly string[];
  readonly exports: readonly string[];
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const short = (index: number): string =>
  (index < letters.length ? '' : short(Math.floor(index / letters.length) - 1)) +
  letters.charAt(index % letters.length);

/** By file, what its exports are called: of what is fetched after the start, unless they are called by names from outside. */
function namesOf(chunks: Readonly<Record<string, Chunk>>): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const all = Object.values(chunks);
  const start = new Set(all.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const file of start) for (const next of chunks[file]?.imports ?? []) start.add(next);
  let count = 0;
  return new Map(
    all
      .filter(({ fileName, isDynamicEntry }) => !start.has(fileName) && !isDynamicEntry)
      .map(({ fileName, exports }) => [baseOf(fileName), new Map(exports.map((name) => [name, short(count++)]))]),
  );
}

/**
 * No two files export the same name: the bundler begins with `a` in each of them, and what has the names of several could
 * not stand for them (server/shell/page-bundles.ts).
 */
export const uniqueExports: Plugin = {
  name: 'unique-exports',
  // the server fetches nothing
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  renderChunk(code, { fileName }, _, { chunks }) {
    const names = namesOf(chunks);
    const own = names.get(baseOf(fileName));
    const edits: Edit[] = [];
    const newName = (given: ReadonlyMap<string, string> | undefined, name: string): string => {
      const found = given?.get(name);
      if (found === undefined)
        throw new Error(`${fileName} reads ${name} of a file in a way that nothing here renames.`);
      return found;
    };
    const namesIn = (source: unknown) => (typeof source === 'string' ? names.get(baseOf(source)) : undefined);
    const handled = new Set<number>();
    new Visitor({
      ImportDeclaration({ source, specifiers }) {
        const given = namesIn(source.value);
        for (const one of given ? specifiers : []) {
          const name = one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? one.imported.name : '*';
          edits.push({ start: one.start, end: one.end, text: `${newName(given, name)} as ${one.local.name}` });
        }
      },
      ExportNamedDeclaration({ specifiers }) {
        for (const { start, end, local, exported } of own ? specifiers : [])
          if (local.type === 'Identifier' && exported.type === 'Identifier')
            edits.push({ start, end, text: `${local.name} as ${newName(own, exported.name)}` });
      },
      // import(…).then((n) => n.t)
      CallExpression({ callee, arguments: [read] }) {
        if (callee.type !== 'MemberExpression' || callee.object.type !== 'ImportExpression') return;
        if (read?.type !== 'ArrowFunctionExpression' || read.body.type !== 'MemberExpression') return;
        const { source, start: at } = callee.object;
        const given = source.type === 'Literal' ? namesIn(source.value) : undefined;
        if (!given) return;
        const { start, end } = read.body.property;
        edits.push({ start, end, text: newName(given, code.slice(start, end)) });
        handled.add(at);
      },
      ImportExpression({ source, start }) {
        const given = source.type === 'Literal' ? namesIn(source.value) : undefined;
        if (given && !handled.has(start)) newName(given, '*');
      },
    }).visit(parseSync(fileName, code).program);
    return { code: edited(code, edits), map: null };
  },
};
