import { globSync } from 'node:fs';

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
 * What files are called: the build they are of and a number, which in whatever names many of them compress to a third of
 * what a hash of each takes. What a file is made of stands in manifest.json.
 */
export const fileNames = {
  entryFileNames: `assets/[name]-${buildTag}.js`,
  chunkFileNames: ({ name }: { readonly name: string }): string =>
    isLasting(name) ? 'assets/[hash:7].js' : `assets/${buildTag}-${shortName(name)}.js`,
  assetFileNames: ({ names: [name = ''] }: { readonly names: readonly string[] }): string =>
    name.endsWith('.css') ? `assets/${buildTag}-${shortName(name)}.css` : 'assets/[name]-[hash][extname]',
};

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const inCapitals = (index: number): string =>
  (index < capitals.length ? '' : inCapitals(Math.floor(index / capitals.length) - 1)) +
  capitals.charAt(index % capitals.length);

/**
 * What classes and variables of styles are called: one or two letters for the file and a number in it, where a hash of
 * the file's path would stand in styles and modules alike.
 */
export function styleNames(): (facts: { readonly hash: string; readonly filePath: string }) => string {
  const files = globSync('src/**/*.css.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const hashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    // the first of a file bears the number 0 behind the hash of its path
    const ofFile = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, ofFile);
    const index = files.indexOf(filePath);
    if (index === -1 || !hash.startsWith(ofFile)) throw new Error(`The styles of ${filePath} can't be named.`);
    return inCapitals(index) + hash.slice(ofFile.length);
  };
}
