import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '../../contract/kit/fields.ts';
import type { PublicTenant } from '../../contract/tenants/tenants.schema.ts';

/** What a static page is drawn from. */
export interface StaticPageInput {
  /** The login form, or what stands in for every other page until the program is there. */
  readonly page: 'login' | 'waiting';
  readonly locale: Locale;
  /** Null where none was found. */
  readonly tenant: PublicTenant | null;
}

/** A page drawn without the browser: HTML for #root, and a script that keeps what is done before the program is there. */
export interface StaticPage {
  readonly html: string;
  readonly script?: string;
}

interface StaticPageModule {
  readonly renderStaticPage?: (input: StaticPageInput) => StaticPage | undefined;
  readonly tenantStyle?: (color: string) => string;
}

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** A finished build, read once: it stays as it was when the server started. */
export interface OpenBuild {
  readonly client: string;
  /** Address of the module that starts the program. */
  readonly script: string;
  /** Addresses of what that module imports at once. */
  readonly preloads: readonly string[];
  /** The entry's style sheets, to stand in the page, and the addresses they would have. */
  readonly css: string;
  readonly sheets: readonly string[];
  readonly renderStaticPage: (input: StaticPageInput) => StaticPage | undefined;
  readonly tenantStyle: (color: string) => string;
}

const mostDrawn = 1_000;

/** Entry and everything it imports without delay, each once, the entry last. */
function closure(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  return [...(manifest[key]?.imports ?? []).flatMap((name) => closure(manifest, name, seen)), key];
}

async function loadStaticPage(folder: string): Promise<StaticPageModule> {
  const file = join(folder, 'ssr', 'static-page.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as StaticPageModule) : {};
}

/** Draws each page once per language and tenant as it looks now; a changed tenant is drawn anew. */
function remembering(draw: (input: StaticPageInput) => StaticPage | undefined): typeof draw {
  const drawn = new Map<string, StaticPage | undefined>();
  return (input) => {
    const key = JSON.stringify(input);
    if (!drawn.has(key)) {
      if (drawn.size >= mostDrawn) drawn.clear();
      drawn.set(key, draw(input));
    }
    return drawn.get(key);
  };
}

/** Reads `manifest.json`, the entry's CSS and the static page of a build. Rejects when it has no entry. */
export async function openBuild(folder: string): Promise<OpenBuild> {
  const client = join(folder, 'client');
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const key = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  const entry = key === undefined ? undefined : manifest[key];
  if (key === undefined || !entry) throw new Error(`The build in ${folder} has no entry.`);
  const chunks = closure(manifest, key).flatMap((name) => manifest[name] ?? []);
  const sheets = [...new Set(chunks.flatMap(({ css = [] }) => css))];
  const css = await Promise.all(sheets.map((name) => readFile(join(client, name), 'utf8')));
  const page = await loadStaticPage(folder);
  return {
    client,
    script: `/${entry.file}`,
    preloads: chunks.map(({ file }) => `/${file}`).filter((file) => file !== `/${entry.file}`),
    css: css.join('\n'),
    sheets: sheets.map((name) => `/${name}`),
    renderStaticPage: remembering((input) => page.renderStaticPage?.(input)),
    tenantStyle: (color) => page.tenantStyle?.(color) ?? '',
  };
}
