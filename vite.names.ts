/** Stands in a file's name for eight digits over the whole build, which `server/build.ts` puts there. */
export const buildTag = '0build0_';

/** React is kept from one build to the next. */
const isLasting = (name: string): boolean => name === 'react' || name === 'rolldown-runtime';

/** The number that a file of pages has at its name's end (vite.chunks.ts), else its name. */
function shortName(name: string): string {
  const [, number] = /-(\d+)(?:\.css)?$/.exec(name) ?? [];
  return number === undefined ? name.replace(/\.css$/, '') : Number(number).toString(36);
}

/**
 * What files are called. The entry names the files of every page, and each page some: the build they are of and a number
 * compress to a third of what a hash of each takes. What a file is made of stands in manifest.json.
 */
export const fileNames = {
  entryFileNames: `assets/[name]-${buildTag}.js`,
  chunkFileNames: ({ name }: { readonly name: string }): string =>
    isLasting(name) ? 'assets/[hash:7].js' : `assets/${buildTag}-${shortName(name)}.js`,
  assetFileNames: ({ names: [name = ''] }: { readonly names: readonly string[] }): string =>
    name.endsWith('.css') ? `assets/${buildTag}-${shortName(name)}.css` : 'assets/[name]-[hash][extname]',
};
