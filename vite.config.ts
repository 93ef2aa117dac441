import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import { pageFiles } from './vite.chunks.ts';
import { uniqueExports } from './vite.exports.ts';
import { leanerLibraries } from './vite.leaner.ts';
import { laterFiles } from './vite.later.ts';
import { runtimeWithReact } from './vite.runtime.ts';
import { fileNames, styleNames } from './vite.names.ts';

/** The groups in the order in which they take their files. */
const first = <Group>(groups: readonly Group[]) =>
  groups.map((group, index) => ({ ...group, priority: groups.length - index }));

/** Leaves texts out of files of the contract: its name, which files, and how a text begins. */
const without = (name: string, id: RegExp, texts: RegExp) =>
  ({
    name,
    apply: 'build',
    enforce: 'pre',
    // on as many lines as before
    transform: {
      filter: { id },
      handler: (code: string) => ({
        code: code.replace(texts, (found, key: string) => `${key}''${found.replaceAll(/[^\n]/g, '')}`),
        map: null,
      }),
    },
  }) as const;

/** What endpoints say of themselves is for the API's documentation: several kilobytes of prose on every page. */
const withoutSummaries = without(
  'without-summaries',
  /\/contract\/.*\.endpoints\.ts$/,
  /\b(summary:\s*)(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g,
);

/** Which refusals an endpoint may answer with is for the documentation and the server; a page reads those that come. */
const withoutRefusals = without('without-refusals', /\/contract\/.*\.endpoints\.ts$/, /\b(errors:\s*)\[[^\]]*\]/g);

/** A page reads sentences of errors and rules in its catalog, in English, too. */
const withoutMessages = without(
  'without-messages',
  /\/contract\/[a-z]+\/[a-z]+\.messages\.ts$/,
  /\b(message:\s*)(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g,
);

/** After the bundler's own minifier: more than a kilobyte less on every page (npm run bench). */
const smaller: Plugin = {
  name: 'smaller',
  // the server transfers nothing
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle: async (_, bundle) => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    await Promise.all(
      chunks.map(async (chunk) => {
        const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress: { passes: 3 } });
        chunk.code = code ?? chunk.code;
      }),
    );
  },
};

const isComfort = (name: string): boolean =>
  /^(?:toast|badge-tooltip|hint-watcher|defect-report)(?:\.css)?$/.test(name);

/** The buttons of rows, the page of a new record, tabs: with what else few pages have, others would fetch it all. */
const isOfSomePages = (name: string): boolean => ['row-events', 'new-record-page', 'tabs'].includes(name);

const pages = pageFiles((name) => isComfort(name) || isOfSomePages(name));

/** Browser build. `server/build.ts` runs it twice: the app from src/main.tsx, and the static login page for the server. */
export default defineConfig({
  // React has it itself; the shim is for those before 18
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [
    withoutSummaries,
    withoutRefusals,
    withoutMessages,
    leanerLibraries,
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({ configPath: 'lingui.words.config.ts', failOnMissing: true, failOnCompileError: true }),
    // whoever develops or tests reads their own names
    vanillaExtractPlugin(process.env['NODE_ENV'] === 'production' ? { identifiers: styleNames() } : {}),
    pages.plugin,
    uniqueExports,
    runtimeWithReact,
    laterFiles,
    smaller,
  ],
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/main.tsx',
      output: {
        ...fileNames,
        // Two files instead of sixteen for what every visitor needs: React, which rarely changes, and the rest of what
        // the entry imports at once. Each file costs headers, and small ones compress badly (npm run bench). After these
        // by what a page is, whatever several need before what needs it, for a group takes along what its files import.
        codeSplitting: {
          groups: first([
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'start', tags: ['$initial'] },
            { name: pages.name, includeDependenciesRecursively: false },
          ]),
        },
      },
    },
  },
});
