import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A file of ours, with what it imports. */
export interface Source {
  /** From the project's folder, with slashes. */
  readonly path: string;
  readonly text: string;
  /** The text with comments and the insides of strings blanked out, lines kept. */
  readonly code: string;
  readonly imports: readonly Import[];
}

interface Import {
  /** Path from the project's folder, or the package's name. */
  readonly target: string;
  readonly typeOnly: boolean;
}

const all: readonly Source[] = globSync('{contract,lab,machines,server,src,scripts,tests}/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.split('\\').join('/'))
  .sort()
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, code: blank(text), imports: importsOf(path, text) };
  });

/** Files whose path matches; a law that sees none proves nothing, so it throws. */
export function sources(pattern: RegExp): readonly Source[] {
  const found = all.filter(({ path }) => pattern.test(path));
  if (found.length === 0) throw new Error(`No file matches ${pattern}: this law would prove nothing.`);
  return found;
}

/** Files that ship: no tests, no data, no generated code. */
export function shipped(pattern: RegExp): readonly Source[] {
  return sources(pattern).filter(({ path }) => !/\.test\.tsx?$|\.gen\.ts$|\/(?:generated|data)\/|^tests\//.test(path));
}

/** `path:line: text` of every line of code that matches. */
export function linesMatching(files: readonly Source[], pattern: RegExp): string[] {
  return files.flatMap(({ path, code, text }) => {
    const shown = text.split('\n');
    return code
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${shown[index]?.trim()}`] : []));
  });
}

function importsOf(path: string, text: string): Import[] {
  const statement = /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm;
  return [...text.matchAll(statement)].map(([, type, fixed, lazy]) => {
    const name = fixed ?? lazy ?? '';
    const target = name.startsWith('.') ? posix.join(dirname(path), name) : name;
    return { target, typeOnly: type !== undefined };
  });
}

function blank(text: string): string {
  const keepLines = (part: string): string => part.replace(/[^\n]/g, ' ');
  return text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, (part) =>
    part.startsWith('/') ? keepLines(part) : `${part.at(0)}${keepLines(part.slice(1, -1))}${part.at(-1)}`,
  );
}
