import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApplicantDashboard } from '../../contract/applicants/dashboard.schema.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Role } from '../../contract/kit/roles.ts';
import type { Me } from '../../contract/users/me.schema.ts';
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
  /** Runs once the page has been read, before it is painted; empty where there is nothing to do. */
  readonly script?: string;
  /** Nothing on it works before the program is there. */
  readonly isInert?: boolean;
  /** Stands above `#root`. */
  readonly before?: string;
  /** What it was drawn from. */
  readonly answers?: Answers;
}

/** What came of which requests, when, and in whose session: the program sends these no more (src/api/answers-at-hand.ts). */
export interface Answers {
  readonly date: string;
  readonly mark: string;
  /** By path and query, as below `/api`. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** What an applicant's first page is drawn from. */
export interface StaticDashboardInput {
  readonly locale: Locale;
  readonly tenant: PublicTenant;
  readonly me: Me;
  readonly dashboard: ApplicantDashboard;
  readonly now: Date;
}

/** Whose page a document is to become, as far as the request says so. */
export interface OpenedPage {
  readonly path: string;
  readonly locale: Locale;
  readonly role?: Role | undefined;
}

/** Whose page is opened at which address, query included. */
export interface AnsweredPage {
  readonly url: string;
  readonly role: Role | undefined;
}

/** Asks what a page asks at first, each by its endpoint's name, path and query. */
type AnswersOf = (
  page: AnsweredPage,
  ask: (name: string, url: string) => Promise<unknown>,
) => Promise<Answers['answers'] | undefined>;

interface StaticPageModule {
  readonly renderStaticPage?: (input: StaticPageInput) => StaticPage | undefined;
  readonly renderStaticDashboard?: (input: StaticDashboardInput) => Promise<StaticPage | undefined>;
  readonly answersOf?: AnswersOf;
  readonly partsOfPage?: (page: OpenedPage) => readonly string[];
  readonly openedMost?: readonly OpenedPage[];
  readonly clientPart?: string;
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
  /** What the program is made of when it starts. */
  readonly start: Files;
  /** What it fetches for a page then, without that. */
  readonly filesOf: (page: OpenedPage) => Files;
  /** Addresses of the modules that send requests, which a page needs at once unless its document answers it. */
  readonly clientScripts: readonly string[];
  /** Pages whose files are to be one. */
  readonly openedMost: readonly OpenedPage[];
  readonly renderStaticPage: (input: StaticPageInput) => StaticPage | undefined;
  readonly renderStaticDashboard: (input: StaticDashboardInput) => Promise<StaticPage | undefined>;
  readonly answersOf: AnswersOf;
  readonly tenantStyle: (color: string) => string;
}

/** Files to be asked for along with a document. */
export interface Files {
  /** Addresses of modules. */
  readonly scripts: readonly string[];
  /** And of those that the only one of these stands for (page-bundles.ts). */
  readonly bundled: readonly string[];
  /** Their style sheets, to stand in the page, and the addresses they would have. */
  readonly css: string;
  readonly sheets: readonly string[];
}

const mostDrawn = 1_000;

type Manifest = Readonly<Record<string, Chunk>>;

/** A part and everything it imports without delay, each once and not what was `seen` before, itself last. */
function closure(manifest: Manifest, key: string, seen: Set<string>): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  return [...(manifest[key]?.imports ?? []).flatMap((name) => closure(manifest, name, seen)), key];
}

async function loadStaticPage(folder: string): Promise<StaticPageModule> {
  const file = join(folder, 'ssr', 'static-page.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as StaticPageModule) : {};
}

/** Draws each page once per language and tenant as it looks now; a changed tenant is drawn anew. */
function remembering<Input, Made>(draw: (input: Input) => Made): typeof draw {
  const drawn = new Map<string, Made>();
  return (input) => {
    const key = JSON.stringify(input);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    if (drawn.size >= mostDrawn) drawn.clear();
    const made = draw(input);
    drawn.set(key, made);
    return made;
  };
}

/** Beside the manifest: by the address of a page's bundle, the addresses of the modules in it. */
export const bundlesFile = 'bundles.json';

async function readBundles(folder: string): Promise<ReadonlyMap<string, string>> {
  const file = join(folder, bundlesFile);
  // none yet while they are made
  if (!existsSync(file)) return new Map();
  const bundles = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, readonly string[]>>;
  return new Map(Object.entries(bundles).map(([bundle, modules]) => [modules.join(' '), bundle]));
}

/** Reads `manifest.json`, `parts.json`, `bundles.json`, the style sheets and the static page of a build. Rejects when it has no entry. */
export async function openBuild(folder: string): Promise<OpenBuild> {
  const client = join(folder, 'client');
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const key = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  const entry = key === undefined ? undefined : manifest[key];
  if (key === undefined || !entry) throw new Error(`The build in ${folder} has no entry.`);
  const [styles, bundles] = await Promise.all([readStyles(client, manifest), readBundles(folder)]);
  const filesFrom = (keys: readonly string[]): Files => {
    const chunks = keys.flatMap((name) => manifest[name] ?? []);
    const sheets = [...new Set(chunks.flatMap(({ css = [] }) => css))];
    const scripts = chunks.map(({ file }) => `/${file}`);
    const bundle = bundles.get(scripts.join(' '));
    return {
      scripts: bundle === undefined ? scripts : [bundle],
      bundled: bundle === undefined ? [] : scripts,
      css: sheets.map((name) => styles.get(name)).join('\n'),
      sheets: sheets.map((name) => `/${name}`),
    };
  };
  const first = new Set<string>();
  const start = filesFrom(closure(manifest, key, first));
  const parts = JSON.parse(await readFile(join(folder, 'parts.json'), 'utf8')) as Readonly<Record<string, string>>;
  const keyOf = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]));
  const page = await loadStaticPage(folder);
  const remembered = remembering((sources: readonly string[]) => {
    const seen = new Set(first);
    return filesFrom(sources.flatMap((source) => closure(manifest, keyOf.get(parts[source] ?? '') ?? source, seen)));
  });
  return {
    client,
    script: `/${entry.file}`,
    start: { ...start, scripts: start.scripts.filter((file) => file !== `/${entry.file}`) },
    clientScripts: remembered(page.clientPart === undefined ? [] : [page.clientPart]).scripts,
    openedMost: page.openedMost ?? [],
    filesOf: (opened) => remembered(page.partsOfPage?.(opened) ?? []),
    renderStaticPage: remembering((input) => page.renderStaticPage?.(input)),
    renderStaticDashboard: async (input) => page.renderStaticDashboard?.(input),
    answersOf: async (opened, ask) => page.answersOf?.(opened, ask),
    tenantStyle: (color) => page.tenantStyle?.(color) ?? '',
  };
}

/** What stands in for a colour of the tenant's: every document says these itself, so nobody needs to transfer it. */
const standIns = /(var\(--(?:light|dark)-color-[\w-]+),#[\da-f]+(?=\))/gi;

async function readStyles(client: string, manifest: Manifest): Promise<ReadonlyMap<string, string>> {
  const names = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
  return new Map(
    await Promise.all(
      names.map(
        async (name) => [name, (await readFile(join(client, name), 'utf8')).replaceAll(standIns, '$1')] as const,
      ),
    ),
  );
}
