import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { baseOf, type Edit, edited } from './vite.edits.ts';

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Identifier' ? name.name : name.value);

/** What they are called there: React's own exports are letters. */
const called = (name: string): string => `$${name}`;

/** A file's code as one expression, an object of what it exports; and the names of these. */
function asObject(file: string, code: string): { readonly text: string; readonly names: readonly string[] } {
  const given: { readonly local: string; readonly name: string }[] = [];
  const cuts: Edit[] = [];
  new Visitor({
    ExportNamedDeclaration({ start, end, specifiers }) {
      cuts.push({ start, end, text: '' });
      given.push(...specifiers.map(({ local, exported }) => ({ local: nameOf(local), name: nameOf(exported) })));
    },
  }).visit(parseSync(file, code).program);
  const object = given.map(({ local, name }) => `${called(name)}:${local}`).join();
  return { text: `(()=>{${edited(code, cuts)};return{${object}}})()`, names: given.map(({ name }) => called(name)) };
}

/**
 * The bundler's own few functions lie in a file that no group takes; they go into React's, which everybody has and which
 * changes as rarely: a request less on every page.
 */
export const runtimeWithReact: Plugin = {
  name: 'runtime-with-react',
  // the server fetches nothing
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
      const react = chunks.find(({ name }) => name === 'react');
      if (!runtime || !react) throw new Error('The build has no file of the bundler’s functions, or none of React.');
      for (const chunk of chunks) {
        const edits: Edit[] = [];
        new Visitor({
          ImportDeclaration({ start, end, source, specifiers }) {
            if (baseOf(source.value) !== baseOf(runtime.fileName)) return;
            const names = specifiers.map((one) => {
              if (one.type !== 'ImportSpecifier')
                throw new Error(`${chunk.fileName} reads the bundler’s functions in a way that nothing here knows.`);
              return { name: called(nameOf(one.imported)), local: one.local.name };
            });
            const text =
              chunk === react
                ? `const ${names.map(({ name, local }) => `${local}=${name}`).join()};`
                : `import{${names.map(({ name, local }) => `${name} as ${local}`).join()}}from"./${baseOf(react.fileName)}";`;
            edits.push({ start, end, text });
          },
        }).visit(parseSync(chunk.fileName, chunk.code).program);
        chunk.code = edited(chunk.code, edits);
        const imports = chunk.imports.map((file) => (file === runtime.fileName ? react.fileName : file));
        chunk.imports = [...new Set(imports)].filter((file) => file !== chunk.fileName);
      }
      const { text, names } = asObject(runtime.fileName, runtime.code);
      react.code = `const{${names.join()}}=${text};${react.code}export{${names.join()}};`;
      delete bundle[runtime.fileName];
    },
  },
};
