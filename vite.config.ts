import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Browser build. `server/build.ts` runs it twice: the app from src/main.tsx, and the static login page for the server. */
export default defineConfig({
  plugins: [
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
        // Two files instead of sixteen for what every visitor needs: React, which rarely changes, and the rest of what
        // the entry imports at once. Each file costs headers, and small ones compress badly (npm run bench). After these,
        // by what a page is: one that asks the server, with something above it, a member's, about messages, a list.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 9 },
            { name: 'start', tags: ['$initial'], priority: 8 },
            {
              name: 'calls',
              test: /\/src\/(?:api\/|ui\/(?:card|icon|skeleton)\/)|\/contract\/(?:kit\/(?:endpoint|fields|lists|resource)\.ts|occupations\/occupations\.(?:endpoints|schema)|authentication\/authentication\.(?:endpoints|schema)|users\/me\.schema|terms\/terms\.schema)|authentication\/session\.calls|node_modules\/(?:ky|valibot)\//,
              priority: 7,
            },
            {
              name: 'layers',
              test: /node_modules\/@radix-ui\/(?:primitive|react-(?:compose-refs|context|dismissable-layer|focus-scope|id|portal|presence|primitive|slot|use-callback-ref|use-controllable-state|use-effect-event|use-layout-effect))\//,
              priority: 6,
            },
            {
              name: 'member',
              test: /\/src\/(?:ui\/(?:(?:data-table|empty-state|page-header|page-skeleton|stat-tile)\/|dialog\/(?:dialog\.tsx|layer)|drawer\/drawer\.tsx|phone-field\/(?:kept-load|phone-number-text))|app\/layouts\/(?:default|menu|navigation\.|save-locale))|node_modules\/@vanilla-extract\//,
              priority: 5,
            },
            {
              name: 'message',
              test: /\/contract\/(?:pings|search|applicants|graduation-types|email-templates)\/[a-z-]+\.(?:endpoints|schema)|\/src\/ui\/(?:fact-list|match-reasons|text-area)\/|\/src\/i18n\/months/,
              priority: 4,
            },
            {
              name: 'list',
              test: /\/src\/(?:kit\/(?:columns|do\.|list|load-list|record-list)|ui\/(?:badge\/(?!badge-tooltip)|copy-button\/|pagination\/|select\/))/,
              priority: 3,
            },
            {
              name: 'drawer',
              test: /\/src\/ui\/(?:dialog\/dialog-layer|drawer\/drawer-layer)|node_modules\/@radix-ui\/react-dialog\//,
              priority: 2,
            },
          ],
        },
      },
    },
  },
});
