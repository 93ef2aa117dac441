import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { systemClock } from './clock.ts';

/** Where a build lies, and whether it was made just now. */
export interface Build {
  /** `dist/<hash>`: `client/` to serve, `manifest.json`, `parts.json` and `bundles.json` of its files, and `ssr/static-page.js`. */
  readonly folder: string;
  /** Sixteen hex digits over everything the build is made from. */
  readonly hash: string;
  readonly built: boolean;
}

interface Place {
  /** The project's folder. */
  readonly root: string;
  /** The folder that holds the builds, usually `dist`. */
  readonly out: string;
}

const staticPage = 'src/app/static-page.tsx';
const ingredients = [
  '{contract,machines,src}/**/*',
  'locales/**/*.po',
  'public/**/*',
  'package-lock.json',
  'tsconfig.json',
  '{vite,lingui}.*.ts',
  'server/build.ts',
  'server/shell/{build,page-bundles}.ts',
];

/**
 * Builds the browser app unless a build of the same sources exists. It is made in a folder of its own and then
 * renamed, so that a running server keeps serving; the build before it stays for pages still open.
 * Rejects with the bundler's words when the build fails.
 */
export async function buildIfStale({ root, out }: Place): Promise<Build> {
  const hash = await hashSources(root);
  const folder = join(out, hash);
  if (existsSync(folder)) {
    return { folder, hash, built: false };
  }
  const temporary = join(out, `.making-${hash}-${process.pid}`);
  try {
    // In a process of its own: Vite sets NODE_ENV, which means something else to a server.
    await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url), root, temporary], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 2 ** 24,
    }).catch((error: Error & { stderr?: string }) => {
      throw new Error(`The browser app could not be built.\n${error.stderr ?? error.message}`);
    });
    await rename(temporary, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  await removeOldBuilds(out, hash);
  return { folder, hash, built: true };
}

async function hashSources(root: string): Promise<string> {
  const files = (await Array.fromAsync(glob(ingredients, { cwd: root, withFileTypes: true })))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await readFile(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

const holding = /^in-use\.(\d+)$/;

/** Says that this process serves a build, so that no later build removes it while the process lives. */
export async function holdBuild(folder: string): Promise<void> {
  await writeFile(join(folder, `in-use.${process.pid}`), '');
}

async function isHeld(folder: string): Promise<boolean> {
  const holders = (await readdir(folder)).flatMap((name) => holding.exec(name)?.[1] ?? []);
  return holders.some((pid) => {
    try {
      // signal 0 asks only whether the process is there
      process.kill(Number(pid), 0);
      return true;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EPERM';
    }
  });
}

/** Removes all builds but the newest two and those being served, and what a killed build left an hour ago or earlier. */
export async function removeOldBuilds(out: string, current: string): Promise<void> {
  const now = systemClock.now();
  await utimes(join(out, current), now, now);
  const entries = await Promise.all(
    (await readdir(out)).map(async (name) => ({ name, changed: (await stat(join(out, name))).mtimeMs })),
  );
  const builds = entries.filter(({ name }) => /^[0-9a-f]{16}$/.test(name)).sort((a, b) => b.changed - a.changed);
  const leftovers = entries.filter((it) => it.name.startsWith('.making-') && it.changed < now.getTime() - 3_600_000);
  const older = await Promise.all(
    builds.slice(2).map(async ({ name }) => ((await isHeld(join(out, name))) ? [] : [name])),
  );
  const unused = [...older.flat(), ...leftovers.map(({ name }) => name)];
  await Promise.all(unused.map((name) => rm(join(out, name), { recursive: true, force: true })));
}

async function build(root: string, outDir: string): Promise<void> {
  const vite = await import('vite');
  const configFile = join(root, 'vite.config.ts');
  const client = join(outDir, 'client');
  await mkdir(outDir, { recursive: true });
  const shared = { root, configFile, logLevel: 'warn' } as const;
  await vite.build({ ...shared, build: { outDir: client, emptyOutDir: true } });
  for (const name of ['manifest.json', 'parts.json'])
    // oxlint-disable-next-line no-await-in-loop -- two
    await rename(join(client, '.vite', name), join(outDir, name));
  await rm(join(client, '.vite'), { recursive: true });
  if (existsSync(join(root, staticPage))) {
    await vite.build({
      ...shared,
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: join(outDir, 'ssr'),
        ssr: staticPage,
        manifest: false,
        rolldownOptions: {
          input: staticPage,
          output: { codeSplitting: true, entryFileNames: '[name].js', chunkFileNames: 'assets/[name]-[hash].js' },
        },
      },
      ssr: { noExternal: true },
    });
  }
  await tagFiles(outDir);
  const { bundlePages } = await import('./shell/page-bundles.ts');
  await compress(client, await bundlePages(outDir));
}

/**
 * Puts into the names of files, and wherever these stand, eight hex digits over all of them, and calls React's, which is
 * kept from one build to the next, by its own content: a browser keeps a file for ever, so one name never has two contents,
 * wherever and from whatever a build is made.
 */
async function tagFiles(outDir: string): Promise<void> {
  const { buildTag } = await import('../vite.names.ts');
  const assets = join(outDir, 'client/assets');
  const names = (await readdir(assets)).toSorted();
  const hash = createHash('sha256');
  const texts = new Map<string, string>();
  for (const name of names.filter((one) => /\.(?:js|css|json)$/.test(one))) {
    // oxlint-disable-next-line no-await-in-loop -- in the order of their names
    const text = await readFile(join(assets, name), 'utf8');
    hash.update(`${name}\0${text.length}\0`).update(text);
    texts.set(join(assets, name), text);
  }
  for (const name of ['manifest.json', 'parts.json'])
    // oxlint-disable-next-line no-await-in-loop -- two
    texts.set(join(outDir, name), await readFile(join(outDir, name), 'utf8'));
  const tag = hash.digest('hex').slice(0, buildTag.length);
  const named = new Map([[buildTag, tag]]);
  for (const [file, text] of texts) {
    if (!file.startsWith(assets) || file.includes(buildTag)) continue;
    const own = createHash('sha256').update(text).digest('base64url').slice(0, buildTag.length);
    named.set(basename(file), `${own}${extname(file)}`);
  }
  const renamed = (text: string) => [...named].reduce((all, [from, to]) => all.replaceAll(from, to), text);
  await Promise.all(
    [...texts].map(async ([file, text]) => {
      await writeFile(file, renamed(text));
      if (file.startsWith(assets)) await rename(file, join(assets, renamed(basename(file))));
    }),
  );
}

const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: hint } = constants;
const { BROTLI_PARAM_NPOSTFIX: postfix, BROTLI_PARAM_NDIRECT: direct } = constants;

/**
 * The smaller of two ways to write it where many pages fetch it and it is large: either is up to half a percent off, by
 * a digit in a name, and a page's weight with it. What one page fetches, most of the bytes there are, is written once.
 */
async function smallest(content: Buffer, isOfOnePage: boolean): Promise<Buffer> {
  const ways = isOfOnePage || content.length < 50_000 ? [{}] : [{}, { [postfix]: 1, [direct]: 4 }];
  const written = await Promise.all(
    ways.map((way) =>
      promisify(brotliCompress)(content, { params: { [quality]: 11, [hint]: content.length, ...way } }),
    ),
  );
  return written.reduce((least, one) => (one.length < least.length ? one : least));
}

/** Puts a .br and a .gz beside each text file that gets smaller by it. */
async function compress(folder: string, ofOnePage: ReadonlySet<string>): Promise<void> {
  const files = await Array.fromAsync(
    glob('**/*.{js,css,svg,html,json,txt,webmanifest}', { cwd: folder, exclude: ['ssr/**', '.vite/**'] }),
  );
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const content = await readFile(file);
      const [br, gz] = await Promise.all([
        smallest(content, ofOnePage.has(basename(name))),
        promisify(gzip)(content, { level: 9 }),
      ]);
      if (br.length < content.length) await writeFile(`${file}.br`, br);
      if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
    }),
  );
}

if (import.meta.main) {
  const [root = process.cwd(), target] = process.argv.slice(2);
  try {
    if (target) {
      await build(root, target);
    } else {
      const { folder, built } = await buildIfStale({ root, out: join(root, 'dist') });
      console.log(`${built ? 'Built' : 'Up to date:'} ${folder}`);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
