import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { type Edit, edited } from './vite.edits.ts';
import { buildTag } from './vite.names.ts';

interface File {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
}

/** Vite's own loader, which each file would bring a list of files for, is this one instead. */
const helper = /vite\/preload-helper\.js$/;
const marker = '__VITE_PRELOAD__';

/** Of a path in the build or an import, what a file is called behind the build's tag. */
function nameOf(path: string): string {
  const [, name] = new RegExp(`(?:^|/)${buildTag}-([^/]+)$`).exec(path) ?? [];
  if (name === undefined) throw new Error(`${path} is fetched later, and has no name of the build's.`);
  return name;
}

/** What a function fetches: `() => …`, or `async () => { const { a } = await …; return { a } }`. */
function fetchedBy(fetching: ESTree.Argument | undefined): ESTree.Expression | undefined {
  if (fetching?.type !== 'ArrowFunctionExpression') return undefined;
  if (fetching.body.type !== 'BlockStatement') return fetching.body;
  const [first] = fetching.body.body;
  const read = first?.type === 'VariableDeclaration' ? first.declarations[0]?.init : undefined;
  return read?.type === 'AwaitExpression' ? read.argument : undefined;
}

/** The path of `import(…)`, `import(…).then(…)` and so on, by whichever quotes, and where the import ends. */
function partIn(fetched: ESTree.Expression): { readonly path: string; readonly end: number } | undefined {
  if (fetched.type === 'CallExpression' && fetched.callee.type === 'MemberExpression')
    return partIn(fetched.callee.object);
  if (fetched.type !== 'ImportExpression') return undefined;
  const { source, end } = fetched;
  if (source.type === 'Literal' && typeof source.value === 'string') return { path: source.value, end };
  const path = source.type === 'TemplateLiteral' ? source.quasis[0]?.value.raw : undefined;
  return path === undefined ? undefined : { path, end };
}

/** A file and whatever it imports at once. */
function closureOf(files: ReadonlyMap<string, File>, file: string): Set<string> {
  const found = new Set([file]);
  for (const name of found) for (const next of files.get(name)?.imports ?? []) found.add(next);
  return found;
}

/**
 * What is fetched later is asked for by its name alone, `later("4g")`, and what goes with which file stands once in a
 * file of its own: as Vite writes it, every file lists the names of whatever it may fetch, with all that these need.
 */
export const laterFiles: Plugin = {
  name: 'later-files',
  enforce: 'pre',
  // the server fetches nothing
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: helper },
    handler: () => ({ code: `export { later as __vitePreload } from '/src/app/later-files.ts';`, map: null }),
  },
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const files = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
      );
      const entry = [...files.values()].find(({ isEntry }) => isEntry)?.fileName ?? '';
      const start = closureOf(files, entry);
      const stylesOf = (file: string) => [...(files.get(file)?.viteMetadata?.importedCss ?? [])];
      for (const chunk of files.values()) {
        const there = closureOf(files, chunk.fileName).union(start);
        const edits: Edit[] = [];
        new Visitor({
          CallExpression(call) {
            const [fetching, mark] = call.arguments;
            if (mark?.type !== 'Identifier' || mark.name !== marker) return;
            const fetched = fetchedBy(fetching);
            const read = fetched && partIn(fetched);
            if (fetched && !chunk.code.slice(fetched.start, fetched.end).includes('import(')) {
              // it is there from the start
              edits.push(
                { start: call.start, end: fetched.start, text: '' },
                { start: fetched.end, end: call.end, text: '' },
              );
              return;
            }
            if (!read)
              throw new Error(
                `${chunk.fileName} fetches a file in a way that nothing here knows: ${chunk.code.slice(call.start, call.end)}`,
              );
            const name = nameOf(read.path);
            const needed = [...closureOf(files, `assets/${buildTag}-${name}`)].filter((file) => !there.has(file));
            const isAlone = needed.length === 1 && needed.every((file) => stylesOf(file).length === 0);
            const asked = `${JSON.stringify(name.replace(/\.js$/, ''))}${isAlone ? ',1' : ''}`;
            edits.push(
              { start: call.callee.end, end: read.end, text: `(${asked})` },
              { start: fetched.end, end: call.end, text: '' },
            );
          },
        }).visit(parseSync(chunk.fileName, chunk.code).program);
        chunk.code = edited(chunk.code, edits);
      }
      const needs = [...files.values()]
        .filter(({ fileName }) => !start.has(fileName))
        .map(({ fileName, imports }) => {
          const needed = [...imports.filter((file) => !start.has(file)), ...stylesOf(fileName)];
          return [nameOf(fileName), needed.map(nameOf).join(' ')] as const;
        })
        .filter(([, needed]) => needed !== '')
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
      this.emitFile({
        type: 'asset',
        fileName: `assets/${buildTag}-later.json`,
        source: JSON.stringify(Object.fromEntries(needs)),
      });
    },
  },
};
