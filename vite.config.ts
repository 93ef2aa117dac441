import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The groups in the order in which they take their files. */
const first = <Group>(groups: readonly Group[]) =>
  groups.map((group, index) => ({ ...group, priority: groups.length - index }));

/** What endpoints say of themselves is for the API's documentation: several kilobytes of prose on every page. */
const withoutSummaries = {
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/.*\.endpoints\.ts$/ },
    handler: (code: string) => ({
      // on as many lines as before
      code: code.replace(/\bsummary:(\s*)(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g, "summary:$1''"),
      map: null,
    }),
  },
} as const;

/** Browser build. `server/build.ts` runs it twice: the app from src/main.tsx, and the static login page for the server. */
export default defineConfig({
  // React has it itself; the shim is for those before 18
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [
    withoutSummaries,
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    vanillaExtractPlugin(),
  ],
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/main.tsx',
      output: {
        // The entry lists the files of every page: names without a meaning spare each visitor half a kilobyte. What a file
        // is made of stands in manifest.json.
        chunkFileNames: 'assets/[hash:8].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash:8].css' : 'assets/[name]-[hash][extname]',
        // Two files instead of sixteen for what every visitor needs: React, which rarely changes, and the rest of what
        // the entry imports at once. Each file costs headers, and small ones compress badly (npm run bench). After these
        // by what a page is, whatever several need before what needs it, for a group takes along what its files import.
        codeSplitting: {
          groups: first([
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'start', tags: ['$initial'] },
            // asks the server
            {
              name: 'calls',
              test: /\/src\/(?:api\/|kit\/do\.|ui\/(?:card|icon|skeleton)\/)|\/contract\/(?:kit\/(?:age|endpoint|fields|lists|resource)\.ts|occupations\/occupations\.(?:endpoints|schema)|authentication\/authentication\.(?:endpoints|schema)|users\/me\.schema|terms\/terms\.schema)|authentication\/session\.calls|node_modules\/(?:ky|valibot|@vanilla-extract)\//,
            },
            // has something above it
            {
              name: 'layers',
              test: /node_modules\/@radix-ui\/(?:primitive|react-(?:compose-refs|context|dismissable-layer|focus-scope|id|portal|presence|primitive|slot|use-callback-ref|use-controllable-state|use-effect-event|use-layout-effect))\//,
            },
            {
              name: 'member',
              test: /\/src\/(?:ui\/(?:(?:data-table|empty-state|page-header|stat-tile)\/|dialog\/(?:dialog\.tsx|layer)|drawer\/drawer\.tsx|phone-field\/(?:kept-load|phone-number-text))|i18n\/(?:days|in-both)|app\/layouts\/(?:default|menu|navigation\.|save-locale))/,
            },
            // says what was refused
            {
              name: 'refused',
              test: /\/contract\/kit\/errors\.messages|\/src\/forms\/(?:form-error\.ts|use-settled-error)/,
            },
            // asks for applicants and messages, or for codes
            {
              name: 'applicants',
              test: /\/contract\/(?:pings\/pings|search\/search|graduation-types\/graduation-types)\.(?:endpoints|schema)/,
            },
            {
              name: 'company',
              test: /\/contract\/(?:applicants\/applicants|organizations\/organizations)\.(?:endpoints|schema)/,
            },
            {
              name: 'code',
              test: /\/contract\/(?:registration-codes\/registration-codes\.(?:endpoints|schema)|profiles\/pictures)/,
            },
            { name: 'profile', test: /\/contract\/profiles\/profiles\.(?:endpoints|schema)/ },
            { name: 'colleagues', test: /\/contract\/employees\/employees\.|\/src\/kit\/load-colleagues/ },
            {
              name: 'list',
              test: /\/src\/(?:kit\/(?:columns|list|load-list|record-list|use-changed)|ui\/(?:badge\/(?!badge-tooltip)|pagination\/|select\/))|\/machines\/list\//,
            },
            // shows where a message stands
            {
              name: 'standing',
              test: /\/src\/(?:features\/pings\/(?:ping-status|ping-words|release-words)|i18n\/months|ui\/match-reasons\/company-words)/,
            },
            { name: 'contacted', test: /\/src\/features\/pings\/pings\.css/ },
            // reads or writes one
            {
              name: 'message',
              test: /\/contract\/email-templates\/[a-z-]+\.(?:endpoints|schema)|\/src\/(?:ui\/(?:fact-list|match-reasons|text-area)\/|features\/pings\/message)/,
            },
            // looks for applicants
            {
              name: 'filters',
              test: /\/src\/(?:kit\/(?:search-filters\/(?!filter-values)|use-live-list)|ui\/(?:checkbox\/|combobox\/(?:pending|multi-combobox-box|combobox\.css)))/,
            },
            // changes a record beside its list
            { name: 'record', test: /\/src\/kit\/(?:record-events|records\.actors)|\/machines\/records\// },
            // the pages most often opened, each with what it loads
            {
              name: 'dashboard',
              test: /\/src\/(?:routes\/dashboard\.(?:route|loaders)|features\/[a-z]+\/[a-z]+-dashboard-pending)/,
            },
            {
              name: 'employee-dashboard',
              test: /\/src\/(?:features\/employees\/(?:employee-dashboard|next-step|referring-side|waiting-for-call)|ui\/illustrations\/employee-dashboard)/,
            },
            {
              name: 'codes',
              test: /\/src\/(?:features\/registration-codes\/(?:codes-screen|code-status|copy-button|code-words|registration-codes\.css)|routes\/registration-codes\.loaders|ui\/illustrations\/invitations)/,
            },
            {
              name: 'profiles',
              test: /\/src\/(?:features\/profiles\/(?:profiles-screen|profile-words)|routes\/profiles\.loaders)/,
            },
            {
              name: 'pings',
              test: /\/src\/(?:features\/pings\/(?:pings-screen|ping-columns|ping-filter|pings-later|opened-ping)|routes\/pings\.loaders|ui\/illustrations\/proposals)/,
            },
            {
              name: 'search',
              test: /\/src\/(?:features\/search\/(?!search-query|no-results\.|person-panel|keys-dialog|usage-note|run-note)|features\/pings\/(?:use-unavailable|contacted-result|composition|take-back)|routes\/search\.)/,
            },
            {
              name: 'drawer',
              test: /\/src\/ui\/(?:dialog\/dialog-layer|drawer\/drawer-layer)|node_modules\/@radix-ui\/react-dialog\//,
            },
          ]),
        },
      },
    },
  },
});
