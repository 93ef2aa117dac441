import { parseSync, Visitor } from 'rolldown/utils';
import type { Plugin } from 'vite';

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
const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

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
  // before the files' hashes are worked out: one that is kept by a browser fits those that it imports
  renderChunk(code, { fileName }, _, { chunks }) {
    const names = namesOf(chunks);
    const own = names.get(baseOf(fileName));
    const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
    const namesIn = (source: unknown) => (typeof source === 'string' ? names.get(baseOf(source)) : undefined);
    new Visitor({
      ImportDeclaration({ source, specifiers }) {
        const given = namesIn(source.value);
        for (const one of given ? specifiers : [])
          if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
            edits.push({
              start: one.start,
              end: one.end,
              text: `${given?.get(one.imported.name)} as ${one.local.name}`,
            });
      },
      ExportNamedDeclaration({ specifiers }) {
        for (const { start, end, local, exported } of own ? specifiers : [])
          if (local.type === 'Identifier' && exported.type === 'Identifier')
            edits.push({ start, end, text: `${local.name} as ${own?.get(exported.name)}` });
      },
      // import(…).then((n) => n.t)
      CallExpression({ callee, arguments: [read] }) {
        if (callee.type !== 'MemberExpression' || callee.object.type !== 'ImportExpression') return;
        const { source } = callee.object;
        const given = source.type === 'Literal' ? namesIn(source.value) : undefined;
        if (!given || read?.type !== 'ArrowFunctionExpression' || read.body.type !== 'MemberExpression') return;
        const { start, end } = read.body.property;
        edits.push({ start, end, text: given.get(code.slice(start, end)) ?? '' });
      },
    }).visit(parseSync(fileName, code).program);
    let text = code;
    for (const { start, end, text: written } of edits.toSorted((a, b) => b.start - a.start))
      text = text.slice(0, start) + written + text.slice(end);
    return { code: text, map: null };
  },
};
