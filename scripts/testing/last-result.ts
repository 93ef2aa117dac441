import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tally } from './reports.ts';

const root = join(import.meta.dirname, '../..');
const git = (...words: readonly string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

interface Result extends Tally {
  readonly name: string;
  readonly milliseconds: number;
}

/** Where README.md says how each step of `npm run test:all` ended last; the table between the comments is written by it. */
const place = /(?<=<!-- test:all -->\n)[^]*?(?=<!-- \/test:all -->)/u;
const head = ['Step', 'Day', 'Commit', 'Passed', 'Failed', 'Minutes'];
const isNumber = (column: number): boolean => column >= 3;

/**
 * The text with these results in its table, in the place of the same steps' earlier ones; a row whose step is not among
 * `steps` any more goes.
 * @throws Error where the text has no place for it
 */
export function withResults(
  text: string,
  results: readonly Result[],
  { day, commit, steps }: { readonly day: string; readonly commit: string; readonly steps: readonly string[] },
): string {
  const earlier = place.exec(text)?.[0];
  if (earlier === undefined) throw new Error('README.md has no <!-- test:all --> … <!-- /test:all -->.');
  const rows = new Map(
    earlier
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.split('|').slice(1, -1))
      .map((cells) => cells.map((cell) => cell.trim()))
      .map((cells) => [cells[0] ?? '', cells]),
  );
  for (const { name, passed, failed, milliseconds } of results)
    rows.set(name, [name, day, commit, ...[passed, failed, milliseconds / 60_000].map(count)]);
  const kept = steps.map((name) => rows.get(name)).filter((cells) => cells !== undefined);
  return text.replace(place, `\n${table([head, ...kept])}\n\n`);
}

const count = (number: number): string => Math.round(number).toLocaleString('en');

function table(rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...rows.map((cells) => (cells[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, n) => (isNumber(n) ? cell.padStart(widths[n] ?? 0) : cell.padEnd(widths[n] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, n) => (isNumber(n) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [...rows.slice(0, 1).map(line), line(rule), ...rows.slice(1).map(line)].join('\n');
}

/** Writes into README.md how steps of a whole run ended. */
export function keepResults(results: readonly Result[], steps: readonly string[]): void {
  const path = join(root, 'README.md');
  const commit = git('rev-parse', '--short', 'HEAD') + (isAsCommitted() ? '' : ' with changes');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(path, withResults(readFileSync(path, 'utf8'), results, { day, commit, steps }));
}

/** But for the README, which a step before may have changed. */
const isAsCommitted = (): boolean => git('status', '--porcelain', '--', '.', ':!README.md') === '';
