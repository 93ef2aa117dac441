import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { bundlesFile, openBuild } from './build.ts';

/** Stands for a module that has whatever these modules export. */
const all = 'all';

/** Makes modules one; they import the others as before. */
async function bundled(folder: string, modules: readonly string[]): Promise<string> {
  const inside = new Set(modules.map((address) => basename(address)));
  const bundle = await rolldown({
    input: all,
    treeshake: false,
    plugins: [
      {
        name: 'only-these',
        resolveId(source, _, { kind }) {
          if (source === all) return all;
          // what is imported later is found by its own address, here or elsewhere
          const isInside = kind !== 'dynamic-import' && inside.has(basename(source));
          return isInside ? join(folder, basename(source)) : { id: source, external: true };
        },
        load: (id) => (id === all ? [...inside].map((name) => `export * from './${name}';`).join('') : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  return output[0].code;
}

/**
 * Makes the files that a page takes one, for the pages that are opened most by a link, a bookmark or a reload: some ten
 * requests and one twelfth of the bytes less than what is fetched in pieces, which compress badly. The document's import
 * map says so (shell.ts); whoever goes on from there fetches the pieces that are missing.
 * @param folder of a build, into which `bundles.json` is written
 * @returns what the files are called, without their folder
 */
export async function bundlePages(folder: string): Promise<ReadonlySet<string>> {
  const { client, openedMost, filesOf } = await openBuild(folder);
  const assets = join(client, 'assets');
  const pages = new Map(openedMost.map((page) => filesOf(page).scripts).map((scripts) => [scripts.join(' '), scripts]));
  const bundles: Record<string, readonly string[]> = {};
  for (const modules of pages.values()) {
    if (modules.length < 2) continue;
    // oxlint-disable-next-line no-await-in-loop -- each of them takes all there is of the processor
    const code = await bundled(assets, modules);
    const name = `${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
    // oxlint-disable-next-line no-await-in-loop -- see above
    await writeFile(join(assets, name), code);
    bundles[`/assets/${name}`] = modules;
  }
  await writeFile(join(folder, bundlesFile), JSON.stringify(bundles));
  return new Set(Object.keys(bundles).map((address) => basename(address)));
}
