import type { Locale } from '../../../contract/kit/fields.ts';

/** Names of the environment variables by which the commands tell the tests what they want. */
export const wishNames = {
  seed: 'PATHS_SEED',
  locale: 'PATHS_LOCALE',
  aloud: 'PATHS_ALOUD',
  watched: 'PATHS_WATCHED',
  storyboard: 'PATHS_STORYBOARD',
} as const;

/** How the paths are walked this time. */
export interface Wishes {
  /** Chances of every path; each has its own unless said otherwise. */
  readonly seed?: number;
  /** German and English in turns unless said otherwise. */
  readonly locale?: Locale;
  /** Tells each step as a manual script. */
  readonly isAloud: boolean;
  /** In a window, and waits whenever the page has come to rest until it is told to go on. */
  readonly isWatched: boolean;
  /** The folder for pictures of each state. */
  readonly storyboard?: string;
}

export function readWishes(env: Readonly<Record<string, string | undefined>>): Wishes {
  const [seed, locale, storyboard] = [env[wishNames.seed], env[wishNames.locale], env[wishNames.storyboard]];
  return {
    ...(seed !== undefined && { seed: Number(seed) }),
    ...((locale === 'de' || locale === 'en') && { locale }),
    ...(storyboard !== undefined && { storyboard }),
    isAloud: env[wishNames.aloud] !== undefined,
    isWatched: env[wishNames.watched] !== undefined,
  };
}
