import { basename, relative } from 'node:path';
import type { Plugin } from 'vite';
import { memberParts, partsOpenedMost } from './src/app/page-files.ts';

/** What the bundler tells of a module. */
interface ModuleFacts {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly code: string | null;
}
type FactsOf = (id: string) => ModuleFacts | null;

/** Beside the manifest: by the source of what is imported when it is asked for, the file that holds it. */
const partsFile = '.vite/parts.json';

/** One bit for each page. */
type Pages = Uint32Array;

interface Group {
  readonly name: string;
  readonly modules: readonly string[];
  /** As sent, in bytes, by a rule of thumb. */
  readonly bytes: number;
  readonly hasStyles: boolean;
  /** Who fetches it: whoever needs one of its modules, or a group that imports it. */
  pages: Pages;
  readonly imports: Set<Group>;
  readonly importers: Set<Group>;
  best?: { readonly with: Group; readonly gain: number } | undefined;
}

/** What minifying and Brotli leave of a byte of a module. */
const sentOf = 0.23;
/**
 * What a file costs whoever fetches it beside its contents, in bytes. Headers, and that small ones compress badly, come to
 * 600; but most visits begin with a page whose files come as one (server/shell/page-bundles.ts).
 */
const perFile = 150;
/** And everybody by being named where it is asked for, and in what tells which files go with which. */
const perName = 18;

/** For how many pages one counts that is opened most. */
const shareOfOpenedMost = 60;

const bitsOf = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};
const union = (a: Pages, b: Pages): Pages => a.map((word, index) => word | (b[index] ?? 0));
/** How many pages are among `a` and, by `isShared`, among `b` or not: in a loop, for it is asked millions of times. */
function pagesOf(a: Pages, b: Pages, isShared: boolean): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) {
    const other = b[index] ?? 0;
    sum += bitsOf((a[index] ?? 0) & (isShared ? other : ~other));
  }
  return sum;
}
const without = (a: Pages, b: Pages): number => pagesOf(a, b, false);
const shared = (a: Pages, b: Pages): number => pagesOf(a, b, true);

/** Everything that modules import at once, themselves included, but for what is there already. */
function closureOf(facts: FactsOf, roots: readonly string[], there: ReadonlySet<string> = new Set()): Set<string> {
  const found = new Set(roots.filter((id) => !there.has(id)));
  for (const id of found) for (const next of facts(id)?.importedIds ?? []) if (!there.has(next)) found.add(next);
  return found;
}

/**
 * The pages and parts of pages: what is imported when it is asked for, each with everything that was asked for before it.
 * Routes name their screens, so who opens one has its loaders and its parent's screen.
 */
function pagesFrom(facts: FactsOf, start: ReadonlySet<string>): Map<string, ReadonlySet<string>> {
  const pages = new Map<string, ReadonlySet<string>>();
  const waiting: { readonly modules: ReadonlySet<string>; readonly before: ReadonlySet<string> }[] = [
    { modules: start, before: new Set() },
  ];
  for (const { modules, before } of waiting)
    for (const id of modules) {
      const targets = (facts(id)?.dynamicallyImportedIds ?? []).filter((target) => !target.endsWith('.po'));
      const routes = /\/src\/routes\/([a-z-]+)\.routes\.ts$/.exec(id)?.[1];
      const beside = targets.filter((target) => target.includes(`/src/routes/${routes ?? ' '}.`));
      const behind = routes !== undefined && /\bmemberParent\b/.test(facts(id)?.code ?? '');
      for (const target of targets) {
        if (pages.has(target) || start.has(target)) continue;
        const members = behind ? [...start].flatMap((one) => facts(one)?.dynamicallyImportedIds ?? []) : [];
        const roots = [
          ...beside,
          ...members.filter((one) => memberParts.some((member) => one.endsWith(`/${member}`))),
          target,
        ];
        const all = new Set([...before, ...closureOf(facts, roots, start)]);
        pages.set(target, all);
        waiting.push({ modules: closureOf(facts, [target], start), before: all });
      }
    }
  return pages;
}

/** What it spares all visits together, in bytes, that two groups are one file; what their imports then cost besides is left out. */
function gainOf(a: Group, b: Group, everybody: number): number {
  const [onlyA, onlyB] = [without(a.pages, b.pages), without(b.pages, a.pages)];
  const styles = (pages: number, one: Group, other: Group) =>
    one.hasStyles === other.hasStyles || one.hasStyles ? 0 : (pages * perFile) / 2;
  const spared = shared(a.pages, b.pages) * perFile * (a.hasStyles && b.hasStyles ? 1.5 : 1) + perName * everybody;
  return spared - onlyA * b.bytes - onlyB * a.bytes - styles(onlyA, a, b) - styles(onlyB, b, a);
}

/** By whom more is fetched than before, when a group's pages become these: as far as its imports go. */
function spread(from: readonly Group[], pages: Pages): { readonly cost: number; readonly grown: Map<Group, Pages> } {
  const grown = new Map<Group, Pages>();
  let cost = 0;
  const waiting = from.flatMap((group) => [...group.imports]).filter((group) => !from.includes(group));
  for (const group of waiting) {
    const had = grown.get(group) ?? group.pages;
    const added = without(pages, had);
    if (added === 0) continue;
    cost += added * (group.bytes + perFile);
    grown.set(group, union(had, pages));
    waiting.push(...[...group.imports].filter((next) => !from.includes(next)));
  }
  return { cost, grown };
}

/** Whether one imports the other by way of a third: as one file they would import each other in a circle. */
function isBetween(from: Group, to: Group): boolean {
  const seen = new Set([...from.imports].filter((group) => group !== to));
  for (const group of seen) for (const next of group.imports) seen.add(next);
  return seen.has(to);
}

/** Joins two groups at a time while that makes the visits of all pages, each opened once with nothing kept, cheaper. */
function joined(groups: readonly Group[], everybody: number): Group[] {
  const left = new Set(groups);
  const refused = new Map<Group, Set<Group>>(groups.map((group) => [group, new Set()]));
  const seek = (group: Group): void => {
    group.best = undefined;
    for (const other of left) {
      if (other === group || refused.get(group)?.has(other)) continue;
      const gain = gainOf(group, other, everybody);
      if (gain > (group.best?.gain ?? 0)) group.best = { with: other, gain };
    }
  };
  for (const group of left) seek(group);
  for (;;) {
    const a = [...left].reduce((best, group) => ((group.best?.gain ?? 0) > (best.best?.gain ?? 0) ? group : best));
    if (!a.best) return [...left];
    const { with: b, gain } = a.best;
    const pages = union(a.pages, b.pages);
    const { cost, grown } = spread([a, b], pages);
    if (cost >= gain || isBetween(a, b) || isBetween(b, a)) {
      refused.get(a)?.add(b);
      refused.get(b)?.add(a);
      seek(a);
      if (b.best?.with === a) seek(b);
      continue;
    }
    const others = (of: 'imports' | 'importers') =>
      new Set([...a[of], ...b[of]].filter((group) => group !== a && group !== b));
    const one: Group = {
      name: a.bytes < b.bytes ? b.name : a.name,
      modules: [...a.modules, ...b.modules],
      bytes: a.bytes + b.bytes,
      hasStyles: a.hasStyles || b.hasStyles,
      pages,
      imports: others('imports'),
      importers: others('importers'),
    };
    for (const [to, from] of [
      ['imports', 'importers'],
      ['importers', 'imports'],
    ] as const)
      for (const group of one[to]) {
        group[from].delete(a);
        group[from].delete(b);
        group[from].add(one);
      }
    left.delete(a);
    left.delete(b);
    left.add(one);
    refused.set(one, new Set());
    for (const [group, more] of grown) group.pages = more;
    seek(one);
    for (const group of left) if (grown.has(group) || group.best?.with === a || group.best?.with === b) seek(group);
    for (const group of left) {
      const better = group === one ? 0 : gainOf(group, one, everybody);
      if (better > (group.best?.gain ?? 0)) group.best = { with: one, gain: better };
    }
  }
}

/** A page's words in a language: by the name of a file, so that its exports are called by the bundler's (vite.exports.ts). */
const catalogFile = (id: string): string | null => {
  const [, locale, name] = /\/locales\/([a-z]+)\/([a-z-]+)\.po$/.exec(id) ?? [];
  return locale === undefined ? null : `${name}-${locale}`;
};

const fileName = (id: string): string => basename(id).replace(/\..*$/, '');

/** By the module, the name of the file that it goes into. */
function filesBy(facts: FactsOf, entry: string, keepsItsName: (name: string) => boolean): Map<string, string> {
  const start = closureOf(facts, [entry]);
  const pages = pagesFrom(facts, start);
  const idOf = (part: string) => [...pages.keys()].find((id) => id.endsWith(`/${part}`)) ?? part;
  const most = partsOpenedMost.flatMap(({ parts, share }) => {
    const modules = closureOf(facts, parts.map(idOf), start);
    return Array.from({ length: shareOfOpenedMost * share }, () => modules);
  });
  const visits = [...pages.values(), ...most];
  const words = Math.ceil(visits.length / 32);
  const needing = new Map<string, Pages>();
  visits.forEach((modules, index) => {
    for (const id of modules) {
      const bits = needing.get(id) ?? new Uint32Array(words);
      bits[index >> 5] = (bits[index >> 5] ?? 0) | (1 << (index & 31));
      needing.set(id, bits);
    }
  });
  const modules = [...needing.keys()].filter((id) => !keepsItsName(fileName(id))).toSorted();
  const alike = [...Map.groupBy(modules, (id) => needing.get(id)?.join() ?? '').values()];
  const groups = alike.map((ids): Group => {
    // styles are imported by where the project lies
    const size = (id: string) => facts(id)?.code?.replaceAll(process.cwd(), '').length ?? 0;
    const called = ids.find((id) => pages.has(id)) ?? ids.toSorted((a, b) => size(b) - size(a))[0] ?? '';
    return {
      name: fileName(called),
      modules: ids,
      bytes: ids.reduce((sum, id) => sum + size(id) * sentOf, 0),
      hasStyles: ids.some((id) => id.endsWith('.css.ts')),
      pages: needing.get(called) ?? new Uint32Array(words),
      imports: new Set(),
      importers: new Set(),
    };
  });
  const groupOf = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group] as const)));
  for (const group of groups)
    for (const next of group.modules.flatMap((id) => facts(id)?.importedIds ?? [])) {
      const imported = groupOf.get(next);
      if (!imported || imported === group) continue;
      group.imports.add(imported);
      imported.importers.add(group);
    }
  return new Map(
    joined(groups, visits.length).flatMap(({ name, modules: ids }, file) =>
      ids.map((id) => [id, `${name}-${file}`] as const),
    ),
  );
}

/**
 * Which files the program is divided into behind its entry: not written down page by page, but found from what each page
 * imports, so that a page fetches little that it doesn't need, and that in few files.
 * @param keepsItsName modules that are files of their own under their name
 */
export function pageFiles(keepsItsName: (name: string) => boolean): {
  readonly plugin: Plugin;
  readonly name: (id: string, context: { getModuleInfo: FactsOf }) => string | null;
} {
  let files: ReadonlyMap<string, string> | undefined;
  let entry = '';
  return {
    plugin: {
      name: 'page-files',
      apply: 'build',
      buildStart() {
        files = undefined;
      },
      moduleParsed({ id, isEntry }) {
        if (isEntry) entry = id;
      },
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const parts = chunks.flatMap(({ fileName: file, moduleIds }) =>
          moduleIds
            .filter((id) => this.getModuleInfo(id)?.dynamicImporters.length)
            .map((id) => [relative(process.cwd(), id), file] as const),
        );
        const source = JSON.stringify(Object.fromEntries(parts.toSorted(([a], [b]) => (a < b ? -1 : 1))));
        this.emitFile({ type: 'asset', fileName: partsFile, source });
      },
    },
    name: (id, context) => {
      files ??= filesBy((module) => context.getModuleInfo(module), entry, keepsItsName);
      return files.get(id) ?? catalogFile(id);
    },
  };
}
