import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The components' gallery (`npm run gallery`): an entry of its own, no part of the product's build. Gaps in a catalog don't stop it. */
export default defineConfig({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({ configPath: 'lingui.words.config.ts' }),
    vanillaExtractPlugin(),
  ],
  cacheDir: 'node_modules/.vite-gallery',
  server: { open: '/gallery.html' },
  build: {
    target: 'es2023',
    outDir: '.cache/gallery',
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'gallery.html' },
  },
});
