import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;
const imported = /(?:from|import\(|^import)\s*'(\.[^']+\.tsx?)'/gmu;

/** What is fetched together with its own words. */
const bringsWords = (text: string): boolean => text.includes("needCatalogs('");

function addImports(file: string, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/^import type [^;]*;/gmu, '');
  if (bringsWords(text)) return;
  const folder = file.slice(0, file.lastIndexOf('/'));
  for (const [, path = ''] of text.matchAll(imported)) addImports(join(folder, path), seen);
}

/** Everything that screens import, now or later, but for what brings its own words. */
export function importedBy(screens: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  for (const screen of screens) addImports(screen, seen);
  return [...seen].toSorted();
}
