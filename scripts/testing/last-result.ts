import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tally } from './reports.ts';

const root = join(import.meta.dirname, '../..');
const git = (...words: readonly string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

interface Result extends Tally {
  readonly milliseconds: number;
}

/** Where README.md says how `npm run test:all` ended last; the sentence between the two comments is written by it. */
const place = /(?<=<!-- test:all -->)[^]*?(?=<!-- \/test:all -->)/u;

/** @throws Error where the text has no place for it */
export function withResult(
  text: string,
  { passed, failed, milliseconds }: Result,
  day: string,
  commit: string,
): string {
  if (!place.test(text)) throw new Error('README.md has no <!-- test:all --> … <!-- /test:all -->.');
  const count = (number: number): string => number.toLocaleString('en');
  const sentence = `Last whole run: ${day} on ${commit}, ${count(passed)} passed, ${count(failed)} failed, in ${Math.round(milliseconds / 60_000)} minutes.`;
  return text.replace(place, sentence);
}

/** Writes into README.md how a whole run ended. */
export function keepResult(result: Result): void {
  const path = join(root, 'README.md');
  const commit = git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' with changes');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(path, withResult(readFileSync(path, 'utf8'), result, day, commit));
}
