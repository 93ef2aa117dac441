import { readdirSync } from 'node:fs';

/**
 * What the files below the folder of a list (its `import.meta.url`) export, by their paths and in that order: who adds a
 * file stands in the list. A browser has no folders: what it shows is imported by name.
 */
export function modulesBelow<Exports extends object>(
  list: string,
  file: RegExp,
): Promise<(readonly [string, Exports])[]> {
  const folder = new URL('.', list);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => file.test(path));
  return Promise.all(
    paths.toSorted().map(async (path) => [path, (await import(new URL(path, folder).href)) as Exports] as const),
  );
}
