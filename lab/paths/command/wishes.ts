import { parseArgs } from 'node:util';
import type { Locale } from '../../../contract/kit/fields.ts';

export const pathsUsage =
  'npm run test:paths [-- <path> [--seed <number>] [--locale de|en] [--watch] | -- <machine> | -- --list]';

/** Which paths are walked, and how. */
export interface PathsWishes {
  /** One of them, or all of a machine's; all without. */
  readonly id: string | undefined;
  readonly list: boolean;
  readonly seed: string | undefined;
  readonly locale: Locale;
  readonly watch: boolean;
}

const options = {
  list: { type: 'boolean' },
  seed: { type: 'string' },
  locale: { type: 'string' },
  watch: { type: 'boolean' },
} as const;

/**
 * What was asked for, or the sentence that says why that can't be.
 * @param known the names of all paths
 * @param flows the machines they walk
 * @param hasDisplay whether a window can be opened
 */
export function readPathsWishes(
  words: readonly string[],
  known: readonly string[],
  flows: readonly string[],
  hasDisplay: boolean,
): PathsWishes | string {
  let parsed;
  try {
    parsed = parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    return (error as Error).message;
  }
  const { values, positionals } = parsed;
  const [id, ...more] = positionals;
  const { list = false, seed, locale = 'en', watch = false } = values;
  if (more.length > 0) return 'One path at a time, or none for all of them.';
  const isPath = id !== undefined && known.includes(id);
  if (id !== undefined && !isPath && !flows.includes(id))
    return `There is no path ${id}; the machines are ${flows.join(', ')}, and --list names the paths.`;
  if (seed !== undefined && !/^\d{1,9}$/.test(seed)) return 'A seed is a whole number.';
  if (locale !== 'de' && locale !== 'en') return 'The languages are de and en.';
  if (!isPath && (watch || seed !== undefined || values.locale !== undefined)) return 'Name the path they are for.';
  if (watch && !hasDisplay) return '--watch opens a window, and there is no display: set DISPLAY, or leave it out.';
  return { id, list, seed, locale, watch };
}
