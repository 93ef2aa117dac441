import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';

/** The groups in the order in which they take their files. */
const first = <Group>(groups: readonly Group[]) =>
  groups.map((group, index) => ({ ...group, priority: groups.length - index }));

/** Each of these is one file, without what its parts import: others fetch that too. */
const together = (parts: Readonly<Record<string, RegExp>>) =>
  Object.entries(parts).map(([name, test]) => ({ name, test, includeDependenciesRecursively: false }));

/** Leaves texts out of files of the contract: its name, which files, and how a text begins. */
const without = (name: string, id: RegExp, texts: RegExp) =>
  ({
    name,
    apply: 'build',
    enforce: 'pre',
    // on as many lines as before
    transform: { filter: { id }, handler: (code: string) => ({ code: code.replace(texts, "$1''"), map: null }) },
  }) as const;

/** What endpoints say of themselves is for the API's documentation: several kilobytes of prose on every page. */
const withoutSummaries = without(
  'without-summaries',
  /\/contract\/.*\.endpoints\.ts$/,
  /\b(summary:\s*)(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g,
);

/** A page reads sentences of errors and rules in its catalog, in English, too. */
const withoutMessages = without(
  'without-messages',
  /\/contract\/kit\/[a-z]+\.messages\.ts$/,
  /\b(message:\s*)(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g,
);

/** After the bundler's own minifier: more than a kilobyte less on every page (npm run bench). */
const smaller: Plugin = {
  name: 'smaller',
  apply: 'build',
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

/** By a file of the build: itself and whatever it imports at once. */
const importedBy = new Map<string, ReadonlySet<string>>();
const rememberImports: Plugin = {
  name: 'remember-imports',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler: (_, bundle) => {
      for (const file of Object.keys(bundle)) {
        const imported = new Set([file]);
        for (const name of imported) {
          const chunk = bundle[name];
          for (const next of chunk?.type === 'chunk' ? chunk.imports : []) imported.add(next);
        }
        importedBy.set(file, imported);
      }
    },
  },
};
const named: string[] = [];

/** What a file asks for along with a later one: not what it has itself, and in one order for all, which compresses best. */
function askedAlong(_file: string, files: string[], { hostId }: { hostId: string }): string[] {
  const missing = files.filter((file) => !importedBy.get(hostId)?.has(file));
  named.push(...missing.filter((file) => !named.includes(file)));
  return missing.toSorted((a, b) => named.indexOf(a) - named.indexOf(b));
}

const isComfort = (name: string): boolean =>
  /^(?:toast|badge-tooltip|hint-watcher|defect-report)(?:\.css)?$/.test(name);

/** Browser build. `server/build.ts` runs it twice: the app from src/main.tsx, and the static login page for the server. */
export default defineConfig({
  // React has it itself; the shim is for those before 18
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [
    withoutSummaries,
    withoutMessages,
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    vanillaExtractPlugin(),
    rememberImports,
    smaller,
  ],
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: askedAlong },
    rolldownOptions: {
      input: 'src/main.tsx',
      output: {
        // The entry lists the files of every page: names without a meaning spare each visitor half a kilobyte, short ones more. What a file
        // is made of stands in manifest.json. Only what a page works without is known by its name (chunk-guard.ts).
        chunkFileNames: ({ name }) => (isComfort(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'),
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') && !isComfort(name) ? 'assets/[hash:6].css' : 'assets/[name]-[hash][extname]',
        // Two files instead of sixteen for what every visitor needs: React, which rarely changes, and the rest of what
        // the entry imports at once. Each file costs headers, and small ones compress badly (npm run bench). After these
        // by what a page is, whatever several need before what needs it, for a group takes along what its files import.
        codeSplitting: {
          groups: first([
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'start', tags: ['$initial'] },
            // the login page, for who isn't logged in
            ...together({
              door: /\/src\/(?:app\/layouts\/(?:guest-layout|what-happens)|features\/authentication\/(?:login-screen|doors)|ui\/(?:illustrations\/login|password-field)\b)/,
            }),
            // asks the server
            {
              name: 'calls',
              test: /\/src\/(?:api\/|kit\/(?:do\.|search-filters\/values-of)|ui\/(?:card\/|icon\/|skeleton\/|illustrations\/drawing))|\/contract\/(?:kit\/(?:age|endpoint|fields|lists|resource)\.ts|occupations\/occupations\.(?:endpoints|schema)|authentication\/authentication\.(?:endpoints|schema)|users\/me\.schema|terms\/terms\.schema|profiles\/picture\.schema|pings\/pings\.search|search\/bands)|authentication\/session\.calls|node_modules\/(?:ky|valibot|@vanilla-extract)\//,
            },
            // has something above it
            {
              name: 'layers',
              test: /node_modules\/@radix-ui\/(?:primitive|react-(?:compose-refs|context|dismissable-layer|focus-scope|id|portal|presence|primitive|slot|use-callback-ref|use-controllable-state|use-effect-event|use-layout-effect))\//,
            },
            {
              name: 'member',
              test: /\/src\/(?:ui\/(?:(?:empty-state|page-header)\/|dialog\/(?:dialog\.tsx|layer)|drawer\/drawer\.tsx|phone-field\/phone-number-text)|kit\/list-page\.css|i18n\/(?:days|hours|in-both)|app\/layouts\/(?:default|menu|navigation\.|save-locale))/,
            },
            { name: 'table', test: /\/src\/ui\/data-table\// },
            { name: 'german-number', test: /\/src\/ui\/phone-field\/german-number/ },
            // says what was refused
            {
              name: 'refused',
              test: /\/contract\/kit\/errors\.messages|\/src\/(?:forms\/(?:form-error\.ts|use-settled-error)|kit\/use-one-call)/,
            },
            // marks companies by colour and letters
            {
              name: 'mark',
              test: /\/src\/(?:ui\/company-mark\/|theme\/contract\.css)|\/contract\/(?:profiles\/text-on|kit\/(?:contrast|initials|palette)|interests\/interests\.schema)/,
            },
            // opens the pages of companies, and of staff
            { name: 'company-routes', test: /\/src\/routes\/company-tree\.ts/ },
            { name: 'staff-routes', test: /\/src\/routes\/tree\.ts/ },
            // asks for applicants and messages, or for codes
            {
              name: 'applicants',
              test: /\/contract\/(?:pings\/pings|search\/search|graduation-types\/graduation-types)\.(?:endpoints|schema)|\/src\/(?:i18n\/(?:months|appointment-time)|ui\/match-reasons\/company-words)/,
            },
            {
              name: 'company',
              test: /\/contract\/(?:applicants\/applicants|organizations\/organizations)\.(?:endpoints|schema)/,
            },
            {
              name: 'code',
              test: /\/contract\/registration-codes\/registration-codes\.(?:endpoints|schema)/,
            },
            { name: 'profile', test: /\/contract\/profiles\/profiles\.(?:endpoints|schema)/ },
            {
              name: 'list',
              test: /\/src\/(?:ui\/(?:badge\/(?!badge-tooltip)|pagination\/|select\/)|kit\/(?:use-media|filters-later|bench\/layout\.css|search-filters\/occupation-names))/,
            },
            // lists records
            {
              name: 'records',
              test: /\/src\/kit\/(?:columns|list-page\.tsx|load-list|record-list|use-changed|by-staff)/,
            },
            // several pages below one heading
            {
              name: 'tabs',
              test: /\/src\/(?:ui\/(?:tabs\/(?:nav-tabs|use-shown-tab|tabs\.css)|link\/mail-link)|kit\/use-organization)/,
            },
            // shows where a message stands, and somebody of a list beside it
            {
              name: 'standing',
              test: /\/src\/(?:features\/pings\/(?:ping-status|ping-words|release-words)|kit\/bench\/(?!panel|keys-dialog|use-show))/,
            },
            {
              name: 'facts',
              test: /\/src\/(?:ui\/(?:fact-list|match-reasons|offer-lines)\/|kit\/calendar-link)|\/contract\/pings\/appointments\.endpoints/,
            },
            // reads or writes one
            {
              name: 'message',
              test: /\/contract\/email-templates\/[a-z-]+\.(?:endpoints|schema)|\/src\/(?:ui\/text-area\/|features\/pings\/message)/,
            },
            // asks an applicant for an answer
            {
              name: 'answer',
              test: /\/src\/ui\/(?:answer-later\/|company-(?:facts|head)\/|phone-field\/phone-number-at-once)|\/machines\/pings\/ping-answer\.machine|\/contract\/pings\/message-body/,
            },
            // looks for applicants
            {
              name: 'filters',
              test: /\/src\/(?:kit\/(?:search-filters\/(?!filter-values|values-of|criteria|occupation-names)|use-live-list|list\.actors)|ui\/(?:checkbox\/|combobox\/(?:pending|multi-combobox-box|combobox\.css)))|\/machines\/list\//,
            },
            // changes a record beside its list
            { name: 'record', test: /\/src\/kit\/(?:record-events|records\.actors)|\/machines\/records\// },
            // the pages most often opened, each with what it loads
            {
              name: 'dashboard',
              test: /\/src\/(?:routes\/dashboard\.(?:route|loaders)|features\/(?:[a-z/]+\/[a-z]+-dashboard-pending|applicants\/search-words))/,
            },
            {
              name: 'applicant-dashboard',
              test: /\/src\/features\/applicants\/(?:applicant-dashboard[.-]|dashboard-words|(?:dialogs|moment)-later|folded\.)|\/contract\/applicants\/dashboard\./,
            },
            {
              name: 'employee-dashboard',
              test: /\/src\/(?:features\/employees\/(?:employee-dashboard|figures-later|first-steps|interest-shown|meetings-today|new-people|person-row|referring-side|running-out|waiting-for-call)|ui\/illustrations\/employee-dashboard)/,
            },
            {
              name: 'figures',
              test: /\/src\/(?:features\/employees\/company-figures|ui\/stat-tile\/)|\/contract\/statistics\/statistics\./,
            },
            // draws the overview of staff
            ...together({
              plots:
                /node_modules\/(?:d3-[a-z-]+|internmap)\/|\/src\/ui\/(?:bar-list|course-chart|funnel|plot-table)\//,
            }),
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
              test: /\/src\/(?:features\/pings\/(?:pings-screen|ping-columns|ping-filter|pings-later|opened-ping|ping-order|use-pings-list|work-tabs|counted-chip)|kit\/(?:name-search|bench\/use-show)|routes\/pings\.loaders|ui\/illustrations\/proposals)/,
            },
            {
              name: 'search',
              test: /\/src\/(?:features\/search\/(?!search-query|no-results\.|person-beside\.|person-panel|use-look|keys-dialog|selection-bar\.|usage-note|run-note)|features\/pings\/(?:use-unavailable|contacted-result|composition|take-back)|routes\/search\.)/,
            },
            {
              name: 'drawer',
              test: /\/src\/ui\/(?:dialog\/dialog-layer|drawer\/drawer-layer)|node_modules\/@radix-ui\/react-dialog\//,
            },
            // fetched together or by few: the entry names every file there is, so each less spares every visitor some bytes
            ...together({
              organization:
                /\/src\/(?:features\/organizations\/(?:organization-(?:frame|words)|organization\.css)|routes\/organization\.(?:loaders|route\.))|\/contract\/(?:invitations\/invitations\.(?:endpoints|schema)|terms\/company-terms\.)/,
              alerts:
                /\/src\/(?:features\/alerts\/(?:alerts-screen|alert-(?:words|events))|routes\/alerts\.loaders)|\/contract\/alerts\/alerts\.endpoints/,
              desk: /\/src\/(?:features\/(?:organizations\/desk|reports)\/|routes\/(?:organizations|reports)\.(?:loaders|route\.))|\/contract\/organizations\/desk\./,
              overview: /\/src\/(?:features\/statistics\/desk\/(?!report|.*-pending)|routes\/staff-dashboard)/,
              keys: /keys-dialog\.(?:tsx|css)/,
              legal: /\/src\/routes\/legal\.(?:loaders|route\.)/,
              terms: /\/src\/routes\/terms\.(?:loaders|route\.)/,
              onboarding: /\/src\/routes\/onboarding\.(?:loaders|route\.)/,
              renew: /\/src\/routes\/renew-looking\.(?:loaders|route\.)/,
            }),
          ]),
        },
      },
    },
  },
});
